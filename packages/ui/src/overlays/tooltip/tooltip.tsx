import { type ComponentProps, createContext, type ReactNode, type RefObject, use, useRef } from "react";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { usePartId, useTellId } from "../../internal/part-id.ts";
import type { Side } from "../../internal/place.ts";
import { type TriggerProps, useTrigger } from "../../internal/use-trigger.tsx";
import { useFloating } from "../../internal/use-floating.ts";
import { type OpenProps, useOpen } from "../../internal/use-open.ts";

type State = {
  id: string;
  tellId: (id: string | undefined) => void;
  open: boolean;
  anchor: RefObject<HTMLButtonElement | null>;
  /** Opens or closes it, after a while that another call cuts short. */
  setOpen: (open: boolean, after?: number) => void;
  /** Stays as it is. */
  stay: () => void;
};

const nothing = () => {};
const TooltipState = createContext<State>({
  id: "",
  tellId: nothing,
  open: false,
  anchor: { current: null },
  setOpen: nothing,
  stay: nothing,
});

export type TooltipProps = OpenProps & {
  /** A `TooltipTrigger` and a `TooltipContent`. */
  children?: ReactNode;
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
export function Tooltip({ children, ...props }: TooltipProps) {
  const [id, tellId] = usePartId();
  const anchor = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, set] = useOpen(props);

  const stay = () => clearTimeout(timer.current);
  const setOpen = (next: boolean, after?: number) => {
    stay();
    if (next === open) return;
    if (after === undefined) set(next);
    else timer.current = setTimeout(() => set(next), after);
  };

  return <TooltipState value={{ id, tellId, open, anchor, setOpen, stay }}>{children}</TooltipState>;
}

/** The control that is explained. `asChild` makes another control, a button or a link, the trigger. */
export function TooltipTrigger({ ref, onPointerEnter, onPointerLeave, onFocus, onBlur, ...props }: TriggerProps) {
  const { id, open, anchor, setOpen } = use(TooltipState);
  return useTrigger({
    ref: useComposedRefs(anchor, ref),
    "data-slot": "tooltip-trigger",
    ...props,
    "aria-describedby": cn(props["aria-describedby"], open && id) || undefined,
    onPointerEnter: (event) => {
      onPointerEnter?.(event);
      if (event.pointerType !== "touch") setOpen(true, SHOW_AFTER);
    },
    onPointerLeave: (event) => {
      onPointerLeave?.(event);
      setOpen(false, HIDE_AFTER);
    },
    onFocus: (event) => {
      onFocus?.(event);
      if (event.currentTarget.matches(":focus-visible")) setOpen(true);
    },
    onBlur: (event) => {
      onBlur?.(event);
      setOpen(false);
    },
  });
}

export type TooltipContentProps = ComponentProps<"div"> & {
  /** A few words more; never what the control needs in order to be understood. */
  children: ReactNode;
  /** On which side of the control it appears, where there is room. @default "top" */
  side?: Side;
};

/** The words. Nothing of them is there while they are not shown. */
export function TooltipContent(props: TooltipContentProps) {
  return use(TooltipState).open && <Words {...props} />;
}

function Words({ side = "top", ref, className, onPointerEnter, onPointerLeave, ...props }: TooltipContentProps) {
  const { id, tellId, anchor, setOpen, stay } = use(TooltipState);
  useTellId(props.id, tellId);
  const element = useRef<HTMLDivElement>(null);
  useFloating({ element, anchor, kind: "hint", side, align: "center", onDismiss: () => setOpen(false) });
  return (
    <div
      id={id}
      role="tooltip"
      data-slot="tooltip-content"
      {...props}
      ref={useComposedRefs(element, ref)}
      popover="manual"
      className={cn(
        "k:fixed k:inset-auto k:m-0 k:max-w-[min(18rem,calc(100vw-1rem))] k:rounded-control k:bg-fill-neutral k:px-3 k:py-1.5 k:text-sm k:text-on-neutral k:shadow-overlay",
        className,
      )}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        stay();
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        setOpen(false, HIDE_AFTER);
      }}
    />
  );
}
