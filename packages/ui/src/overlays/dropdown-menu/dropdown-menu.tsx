import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from "react";
import type { MenuContentProps, MenuEntry, MenuItem } from "./menu-content.tsx";

export type { MenuItem } from "./menu-content.tsx";

export type MenuTriggerProps = {
  ref: Ref<HTMLButtonElement>;
  id: string;
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
  "data-state": "open" | "closed";
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
};

export type DropdownMenuProps = {
  /** What it offers; a function is only called on opening. `"separator"` draws a line. */
  items: readonly (MenuItem | "separator")[] | (() => readonly (MenuItem | "separator")[]);
  /** The button that opens it: `{(props) => <IconButton {...props} label="More"><Ellipsis /></IconButton>}`. */
  children: (props: MenuTriggerProps) => ReactNode;
  /** @default "end" */
  align?: "start" | "center" | "end";
  /** @default "bottom" */
  side?: "top" | "bottom";
};

let loaded: ComponentType<MenuContentProps> | undefined;
const load = async () => {
  loaded ??= (await import("./menu-content.tsx")).MenuContent;
  return loaded;
};
/** A pointer or the focus on the trigger fetches the menu, so that it is there when it is asked for. */
const preload = () => void load().catch(() => {});

/**
 * A list of actions or places behind a button. Until it is first opened it is the button and nothing else.
 *
 * Use it for more actions than have room; a choice that a form keeps is a `Select`, a panel with fields a `Popover`.
 */
export function DropdownMenu({ items, children, align = "end", side = "bottom" }: DropdownMenuProps) {
  const [entry, setEntry] = useState<MenuEntry | null>(null);
  const [Content, setContent] = useState(() => loaded);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const contentId = `${id}-menu`;
  const open = entry !== null && Content !== undefined;

  const show = (next: MenuEntry) => {
    setEntry(next);
    // A menu whose code cannot be fetched stays shut; the next press tries again.
    if (!Content)
      load().then(
        (part) => setContent(() => part),
        () => setEntry(null),
      );
  };

  return (
    <>
      {children({
        ref: button,
        id,
        "aria-haspopup": "menu",
        "aria-expanded": open,
        "aria-controls": open ? contentId : undefined,
        "data-state": open ? "open" : "closed",
        onClick: (event) => (entry ? setEntry(null) : show(event.detail === 0 ? "first" : "pointer")),
        onKeyDown: (event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          show(event.key === "ArrowDown" ? "first" : "last");
        },
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {open && (
        <Content
          id={contentId}
          labelledBy={id}
          anchor={button}
          entry={entry}
          items={typeof items === "function" ? items() : items}
          align={align}
          side={side}
          onClose={() => setEntry(null)}
        />
      )}
    </>
  );
}
