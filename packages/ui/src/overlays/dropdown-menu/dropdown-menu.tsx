import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { useTellId } from "../../internal/part-id.ts";
import type { Align, Side } from "../../internal/place.ts";
import { type TriggerProps, unlessPrevented, useTrigger } from "../../internal/use-trigger.tsx";
import { type OpenProps, useOpen } from "../../internal/use-open.ts";
import type { MenuEntry, MenuItem, MenuPanelProps } from "./menu-panel.tsx";

export type { MenuItem } from "./menu-panel.tsx";

type State = {
  /** Of the list. */
  id: string;
  triggerId: string;
  tellId: (id: string | undefined) => void;
  open: boolean;
  setOpen: (open: boolean) => void;
  anchor: RefObject<HTMLButtonElement | null>;
  /** What opened it last. */
  entry: MenuEntry;
  setEntry: (entry: MenuEntry) => void;
};

const MenuState = createContext<State>({
  id: "",
  triggerId: "",
  tellId: () => {},
  open: false,
  setOpen: () => {},
  anchor: { current: null },
  entry: "first",
  setEntry: () => {},
});

export type DropdownMenuProps = OpenProps & {
  /** A `DropdownMenuTrigger` and a `DropdownMenuContent`. */
  children?: ReactNode;
};

let loaded: ComponentType<MenuPanelProps> | undefined;
const load = async () => {
  loaded ??= (await import("./menu-panel.tsx")).MenuPanel;
  return loaded;
};
/** A pointer or the focus on the trigger fetches the menu, so that it is there when it is asked for. */
const preload = () => void load().catch(() => {});

/**
 * A list of actions or places behind a button. Until it is first opened it is the button and nothing else.
 *
 * Use it for more actions than have room; a choice that a form keeps is a `Select`, a panel with fields a `Popover`.
 */
export function DropdownMenu({ children, ...props }: DropdownMenuProps) {
  const triggerId = useId();
  const [id = `${triggerId}-list`, tellId] = useState<string>();
  const anchor = useRef<HTMLButtonElement>(null);
  const [entry, setEntry] = useState<MenuEntry>("first");
  const [open, setOpen] = useOpen(props);
  return <MenuState value={{ id, triggerId, tellId, open, setOpen, anchor, entry, setEntry }}>{children}</MenuState>;
}

/** Opens and closes the menu, which appears beside it. `asChild` makes another button the trigger. */
export function DropdownMenuTrigger({ ref, onClick, onKeyDown, onPointerEnter, onFocus, ...props }: TriggerProps) {
  const { id, triggerId, open, setOpen, anchor, setEntry } = use(MenuState);
  const show = (by: MenuEntry) => {
    setEntry(by);
    setOpen(true);
  };
  return useTrigger({
    ref: useComposedRefs(anchor, ref),
    id: triggerId,
    "data-slot": "dropdown-menu-trigger",
    "data-state": open ? "open" : "closed",
    "aria-haspopup": "menu",
    "aria-expanded": open,
    "aria-controls": open ? id : undefined,
    ...props,
    onClick: unlessPrevented(onClick, (event) =>
      open ? setOpen(false) : show(event.detail === 0 ? "first" : "pointer"),
    ),
    onKeyDown: unlessPrevented(onKeyDown, (event) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      show(event.key === "ArrowDown" ? "first" : "last");
    }),
    onPointerEnter: (event) => {
      onPointerEnter?.(event);
      preload();
    },
    onFocus: (event) => {
      onFocus?.(event);
      preload();
    },
  });
}

export type DropdownMenuContentProps = Omit<ComponentProps<"div">, "children"> & {
  /** What it offers; a function is only called while it is open. `"separator"` draws a line. */
  items: readonly (MenuItem | "separator")[] | (() => readonly (MenuItem | "separator")[]);
  /** Which of its edges keeps to the trigger's. @default "end" */
  align?: Align;
  /** On which side of the trigger it opens, where there is room. @default "bottom" */
  side?: Side;
};

/** The list. Nothing of it is there while it is closed, and its code is fetched when it is first asked for. */
export function DropdownMenuContent(props: DropdownMenuContentProps) {
  return use(MenuState).open && <Menu {...props} />;
}

function Menu({ items, align = "end", side = "bottom", ...props }: DropdownMenuContentProps) {
  const { id, tellId, setOpen, anchor, entry } = use(MenuState);
  useTellId(props.id, tellId);
  const [Panel, setPanel] = useState(() => loaded);
  // A menu whose code cannot be fetched shuts again; the next press tries again.
  const giveUp = useEffectEvent(() => setOpen(false));

  useEffect(() => {
    if (Panel) return;
    let left = false;
    load().then(
      (part) => left || setPanel(() => part),
      () => left || giveUp(),
    );
    return () => {
      left = true;
    };
  }, [Panel]);

  return (
    Panel && (
      <Panel
        id={id}
        aria-labelledby={anchor.current?.id}
        {...props}
        anchor={anchor}
        entry={entry}
        items={typeof items === "function" ? items() : items}
        align={align}
        side={side}
        onClose={() => setOpen(false)}
      />
    )
  );
}
