import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { useComposedRefs } from "./compose-refs.ts";
import { openLayer, tookPress } from "./layers.ts";
import { Outlet } from "./outlet.tsx";
import { restoreFocus } from "./restore-focus.ts";
import { tabbable } from "./tabbable.ts";
import { tellNameless } from "./tell-nameless.ts";
import { useCloseRequest } from "./use-close-request.ts";
import { wearTheme } from "./wear-theme.ts";

export type ModalProps = Omit<ComponentProps<"dialog">, "open" | "closedby" | "onClose" | "onCancel"> & {
  /** It was asked to close: by Escape, Back or a press on the backdrop. */
  onClose: () => void;
  /** Nothing closes it. @default false */
  busy?: boolean;
  /** `closerequest` leaves it open when the backdrop is pressed. @default "any" */
  closedby?: "any" | "closerequest";
  /** What has the focus first. @default the dialog, so that a listener hears its title and a phone's keyboard stays down */
  initialFocus?: RefObject<HTMLElement | null>;
};

/** The browser's own modal dialog, open while it is mounted: what is behind it is inert, and its focus returns. */
export function Modal(props: ModalProps) {
  // Only in a browser: a server has no top layer.
  const here = useSyncExternalStore(noChange, yes, no);
  const place = useRef<HTMLSpanElement>(null);
  return (
    here && (
      <>
        <span ref={place} hidden />
        {createPortal(<OpenModal {...props} place={place} />, document.body)}
      </>
    )
  );
}

const noChange = () => () => {};
const yes = () => true;
const no = () => false;

function OpenModal({
  onClose,
  busy = false,
  closedby = "any",
  initialFocus,
  ref,
  children,
  onPointerDown,
  onClick,
  onKeyDown,
  place,
  ...props
}: ModalProps & { place: RefObject<HTMLElement | null> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const ask = () => {
    if (!busy) onClose();
  };
  const askNow = useEffectEvent(ask);
  useCloseRequest(busy);

  useLayoutEffect(() => {
    const element = dialog.current!;
    const opener = document.activeElement;
    wearTheme(element, place.current);
    // Or the browser would put the focus on the first thing inside, before we put it on the dialog.
    element.toggleAttribute("autofocus", !initialFocus);
    element.showModal();
    tellNameless(element);
    const leave = openLayer({ element, kind: "modal", dismiss: (by) => by === "escape" && askNow() });
    const first = initialFocus?.current ?? element;
    if (document.activeElement !== first) first.focus({ preventScroll: true });
    return () => {
      leave();
      element.close();
      // Once what opened it has been updated, too: it may be gone.
      queueMicrotask(() => restoreFocus(opener));
    };
  }, [initialFocus, place]);

  return (
    // The keys and presses of a modal as a whole: where Tab turns around, and what lies beside its box.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={useComposedRefs(dialog, ref)}
      tabIndex={-1}
      {...props}
      // The browser would close a busy one on the second request.
      closedby="none"
      onPointerDown={(event) => {
        onPointerDown?.(event);
        pressedOutside.current = tookPress(dialog.current) && isOutside(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (closedby === "any" && pressedOutside.current && isOutside(event)) ask();
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === "Tab" && !event.defaultPrevented) turnAround(event);
      }}
    >
      {children}
      <Outlet />
    </dialog>
  );
}

/** The backdrop belongs to the dialog: what is pressed there is pressed on the dialog, beside its box. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** From the last thing on to the first and back, without the way through the browser's own buttons. */
function turnAround(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !isOtherRadio(element),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = document;
  if (activeElement !== from && !(event.shiftKey && activeElement === event.currentTarget)) return;
  event.preventDefault();
  to?.focus();
}

/** Tab stops once in a group of radio buttons: at the chosen one. */
function isOtherRadio(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== "radio" || element.checked) return false;
  const group = element.closest("form, fieldset, [role=radiogroup]");
  return Boolean(group?.querySelector(`[name="${CSS.escape(element.name)}"]:checked`));
}
