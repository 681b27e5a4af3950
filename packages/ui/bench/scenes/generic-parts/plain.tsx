import { useId, useRef, useState } from "react";
import { gift, more, star, things } from "./parts.tsx";

const nothing = () => {};

/** What one writes by hand for the same markup and the same closed menu: one class an element, English in the markup. */
export const Scene = ({ count }: { count: number }) => (
  <ul>
    {things(count).map(({ id, title, text, popular }) => (
      <li key={id}>
        <div className="card">
          <h3 className="title">{title}</h3>
          <p className="text">{text}</p>
          <span className={popular ? "badge accent" : "badge neutral"}>
            {star}
            {popular ? "Popular" : "New"}
          </span>
          <div className="actions">
            <button type="button" className="icon-button" aria-label="Send a gift" title="Send a gift" onClick={nothing}>
              {gift}
            </button>
            <Menu />
          </div>
        </div>
      </li>
    ))}
  </ul>
);

function Menu() {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={trigger}
        id={id}
        type="button"
        className="icon-button"
        aria-label="More"
        title="More"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={({ key }) => {
          if (key === "ArrowDown" || key === "ArrowUp") setOpen(true);
        }}
      >
        {more}
      </button>
      {open && (
        <div id={`${id}-menu`} role="menu" aria-labelledby={id} className="menu">
          <button type="button" role="menuitem" onClick={nothing}>
            Report
          </button>
          <button type="button" role="menuitem" onClick={nothing}>
            Block
          </button>
        </div>
      )}
    </>
  );
}
