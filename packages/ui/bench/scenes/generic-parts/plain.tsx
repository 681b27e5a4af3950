import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { gift, more, star, things } from "./parts.tsx";

const nothing = () => {};

/** What one writes by hand: small components for what repeats, one class an element, English in the markup. */
export const Scene = ({ count }: { count: number }) => (
  <ul>
    {things(count).map(({ id, title, text, popular }) => (
      <li key={id}>
        <Card>
          <h3 className="title">{title}</h3>
          <p className="text">{text}</p>
          <Badge tone={popular ? "accent" : "neutral"}>
            {star}
            {popular ? "Popular" : "New"}
          </Badge>
          <div className="actions">
            <IconButton label="Send a gift" onClick={nothing}>
              {gift}
            </IconButton>
            <Menu label="More" items={items}>
              {more}
            </Menu>
          </div>
        </Card>
      </li>
    ))}
  </ul>
);

const items = [
  { label: "Report", onSelect: nothing },
  { label: "Block", onSelect: nothing },
];

const Card = ({ children }: { children: ReactNode }) => <div className="card">{children}</div>;

const Badge = ({ tone, children }: { tone: "accent" | "neutral"; children: ReactNode }) => (
  <span className={`badge ${tone}`}>{children}</span>
);

const IconButton = ({ label, ...props }: ComponentProps<"button"> & { label: string }) => (
  <button type="button" className="icon-button" aria-label={label} title={label} {...props} />
);

function Menu({
  label,
  items,
  children,
}: {
  label: string;
  items: readonly { label: string; onSelect: () => void }[];
  children: ReactNode;
}) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={trigger}
        id={id}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={({ key }) => {
          if (key === "ArrowDown" || key === "ArrowUp") setOpen(true);
        }}
      >
        {children}
      </IconButton>
      {open && (
        <div id={`${id}-menu`} role="menu" aria-labelledby={id} className="menu">
          {items.map((item) => (
            <button key={item.label} type="button" role="menuitem" onClick={item.onSelect}>
              {item.label}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
