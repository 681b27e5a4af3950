import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
} from "react";
import { floatingPanel, useFocusBack } from "../../internal/floating-panel.ts";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { usePartId, useTellId } from "../../internal/part-id.ts";
import type { Align, Side } from "../../internal/place.ts";
import { type TriggerProps, unlessPrevented, useTrigger } from "../../internal/use-trigger.tsx";
import { useFloating } from "../../internal/use-floating.ts";
import { type OpenProps, useOpen } from "../../internal/use-open.ts";

type State = {
  id: string;
  open: boolean;
  tellId: (id: string | undefined) => void;
  setOpen: (open: boolean) => void;
  anchor: RefObject<HTMLButtonElement | null>;
};

const PopoverState = createContext<State>({
  id: "",
  open: false,
  setOpen: () => {},
  tellId: () => {},
  anchor: { current: null },
});

export type PopoverProps = OpenProps & {
  /** A `PopoverTrigger` and a `PopoverContent`. */
  children?: ReactNode;
};

/**
 * A small panel beside a button, over the page, which stays usable. Escape, a press elsewhere or leaving it closes it.
 *
 * Use it for a few fields or a hint on demand; actions are a `DropdownMenu`, a longer task a `Dialog`.
 */
export function Popover({ children, ...props }: PopoverProps) {
  const [id, tellId] = usePartId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useOpen(props);
  return <PopoverState value={{ id, tellId, open, setOpen, anchor }}>{children}</PopoverState>;
}

/** Opens and closes the panel, which appears beside it. `asChild` makes another button the trigger. */
export function PopoverTrigger({ ref, onClick, ...props }: TriggerProps) {
  const { id, open, setOpen, anchor } = use(PopoverState);
  return useTrigger({
    ref: useComposedRefs(anchor, ref),
    "data-slot": "popover-trigger",
    "data-state": open ? "open" : "closed",
    "aria-haspopup": "dialog",
    "aria-expanded": open,
    "aria-controls": open ? id : undefined,
    ...props,
    onClick: unlessPrevented(onClick, () => setOpen(!open)),
  });
}

export type PopoverContentProps = Omit<ComponentProps<"dialog">, "open"> & {
  /** Its name, read out when it opens. */
  label: string;
  /** On which side of the trigger it opens, where there is room. @default "bottom" */
  side?: Side;
  /** Which of its edges keeps to the trigger's. @default "start" */
  align?: Align;
};

/** The panel. Nothing of it is there while it is closed. */
export function PopoverContent(props: PopoverContentProps) {
  return use(PopoverState).open && <Panel {...props} />;
}

function Panel({ label, side = "bottom", align = "start", ref, className, ...props }: PopoverContentProps) {
  const { id, tellId, setOpen, anchor } = use(PopoverState);
  useTellId(props.id, tellId);
  const panel = useRef<HTMLDialogElement>(null);
  useFloating({
    element: panel,
    anchor,
    kind: "panel",
    side,
    align,
    onDismiss: (by) => {
      if (by === "escape") anchor.current?.focus({ preventScroll: true });
      setOpen(false);
    },
  });

  useFocusBack(panel, anchor);
  useLayoutEffect(() => panel.current?.focus({ preventScroll: true }), []);

  return (
    <dialog
      id={id}
      aria-label={label}
      tabIndex={-1}
      data-slot="popover-content"
      {...props}
      ref={useComposedRefs(panel, ref)}
      popover="manual"
      className={cn(floatingPanel, "k:max-w-[min(24rem,calc(100vw-1rem))] k:p-4", className)}
    />
  );
}

/** A button in the panel that closes it. `asChild` makes another button do it. */
export function PopoverClose({ onClick, ...props }: TriggerProps) {
  const { setOpen } = use(PopoverState);
  return useTrigger({
    "data-slot": "popover-close",
    ...props,
    onClick: unlessPrevented(onClick, () => setOpen(false)),
  });
}
