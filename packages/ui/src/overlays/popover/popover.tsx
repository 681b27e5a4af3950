import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { cn } from "../../internal/cn.ts";
import type { Align, Side } from "../../internal/place.ts";
import { useFloating } from "../../internal/use-floating.ts";
import { type OpenProps, useOpen } from "../../internal/use-open.ts";

export type PopoverTriggerProps = {
  ref: Ref<HTMLButtonElement>;
  "aria-haspopup": "dialog";
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
  "data-state": "open" | "closed";
  onClick: (event: MouseEvent) => void;
};

export type PopoverProps = OpenProps & {
  /** Its name, read out when it opens. */
  label: string;
  /** What it holds; a function is given the way to close it. Only called while it is open. */
  content: ReactNode | ((close: () => void) => ReactNode);
  /** The button that opens it: `{(props) => <IconButton {...props} label="Gifts"><Gift /></IconButton>}`. */
  children: (props: PopoverTriggerProps) => ReactNode;
  /** @default "bottom" */
  side?: Side;
  /** @default "start" */
  align?: Align;
  /** Lays the panel out. */
  className?: string;
};

/**
 * A small panel beside a button, over the page, which stays usable. Escape, a press elsewhere or leaving it closes it.
 *
 * Use it for a few fields or a hint on demand; actions are a `DropdownMenu`, a longer task a `Dialog`.
 */
export function Popover({
  label,
  content,
  children,
  side = "bottom",
  align = "start",
  className,
  ...props
}: PopoverProps) {
  const [open, setOpen] = useOpen(props);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      {children({
        ref: anchor,
        "aria-haspopup": "dialog",
        "aria-expanded": open,
        "aria-controls": open ? id : undefined,
        "data-state": open ? "open" : "closed",
        onClick: () => setOpen(!open),
      })}
      {open && (
        <Panel
          id={id}
          label={label}
          anchor={anchor}
          side={side}
          align={align}
          className={className}
          onClose={() => setOpen(false)}
        >
          {typeof content === "function" ? content(() => setOpen(false)) : content}
        </Panel>
      )}
    </>
  );
}

type PanelProps = {
  id: string;
  label: string;
  anchor: RefObject<HTMLButtonElement | null>;
  side: Side;
  align: Align;
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

function Panel({ id, label, anchor, side, align, className, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useFloating({
    element: panel,
    anchor,
    side,
    align,
    onClose: () => {
      anchor.current?.focus({ preventScroll: true });
      onClose();
    },
  });

  // A layout effect is undone while the panel is still there and may have the focus.
  useLayoutEffect(() => {
    const [element, button] = [panel.current, anchor.current];
    return () => {
      if (element?.contains(document.activeElement)) button?.focus({ preventScroll: true });
    };
  }, [anchor]);

  useEffect(() => {
    const [element, button] = [panel.current, anchor.current];
    element?.focus({ preventScroll: true });
    const outside = (event: Event) => {
      const target = event.target as Node;
      if (!element?.contains(target) && !button?.contains(target)) close();
    };
    document.addEventListener("pointerdown", outside, true);
    document.addEventListener("focusin", outside);
    return () => {
      document.removeEventListener("pointerdown", outside, true);
      document.removeEventListener("focusin", outside);
    };
  }, [anchor]);

  return (
    <dialog
      ref={panel}
      id={id}
      popover="manual"
      aria-label={label}
      tabIndex={-1}
      data-slot="popover"
      className={cn(
        "fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] max-w-[min(24rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-card border-thin border-default bg-raised p-4 text-default shadow-overlay outline-none",
        className,
      )}
    >
      {children}
    </dialog>
  );
}
