import { type ReactNode, type Ref, type RefObject, useId, useRef, useState } from "react";
import type { Side } from "../../internal/place.ts";
import { useFloating } from "../../internal/use-floating.ts";

export type TooltipTriggerProps = {
  ref: Ref<HTMLButtonElement & HTMLAnchorElement>;
  "aria-describedby": string | undefined;
  onPointerEnter: (event: { pointerType: string }) => void;
  onPointerLeave: () => void;
  onFocus: (event: { currentTarget: Element }) => void;
  onBlur: () => void;
};

export type TooltipProps = {
  /** A few words more; never what the control needs in order to be understood. */
  content: ReactNode;
  /** The control that it explains: `{(props) => <Button {...props}>Boost</Button>}`. */
  children: (props: TooltipTriggerProps) => ReactNode;
  /** @default "top" */
  side?: Side;
};

const SHOW_AFTER = 400;
/** Time for the pointer to get from the control to the tooltip, which stays while it is there. */
const HIDE_AFTER = 150;

/**
 * Words that appear beside a control when a pointer rests on it or the keyboard reaches it; Escape puts them away.
 *
 * Use it to name an icon button or to explain a short word; nothing that is needed may stand only there, for fingers never see
 * it.
 */
export function Tooltip({ content, children, side = "top" }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  const soon = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };

  return (
    <>
      {children({
        ref: anchor,
        "aria-describedby": open ? id : undefined,
        onPointerEnter: ({ pointerType }) => {
          if (pointerType !== "touch") soon(true, SHOW_AFTER);
        },
        onPointerLeave: () => soon(false, HIDE_AFTER),
        onFocus: ({ currentTarget }) => {
          if (currentTarget.matches(":focus-visible")) setOpen(true);
        },
        onBlur: hide,
      })}
      {open && (
        <Words
          id={id}
          anchor={anchor}
          side={side}
          onClose={hide}
          onEnter={() => clearTimeout(timer.current)}
          onLeave={() => soon(false, HIDE_AFTER)}
        >
          {content}
        </Words>
      )}
    </>
  );
}

type WordsProps = {
  id: string;
  anchor: RefObject<Element | null>;
  side: Side;
  onClose: () => void;
  onEnter: () => void;
  onLeave: () => void;
  children: ReactNode;
};

function Words({ id, anchor, side, onClose, onEnter, onLeave, children }: WordsProps) {
  const element = useRef<HTMLDivElement>(null);
  useFloating({ element, anchor, side, align: "center", onClose });
  return (
    <div
      ref={element}
      id={id}
      popover="manual"
      role="tooltip"
      data-slot="tooltip"
      className="fixed inset-auto m-0 max-w-[min(18rem,calc(100vw-1rem))] rounded-control bg-fill-neutral px-3 py-1.5 text-sm text-on-neutral shadow-overlay"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {children}
    </div>
  );
}
