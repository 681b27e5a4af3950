import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { type Dismissal, type Layer, openLayer } from "./layers.ts";
import { type Align, placer, type Side } from "./place.ts";

type Options = {
  element: RefObject<HTMLElement | null>;
  anchor: RefObject<Element | null>;
  kind: Layer["kind"];
  side: Side;
  align: Align;
  onDismiss: (by: Dismissal) => void;
};

/** Shows a mounted `popover="manual"` in the top layer beside its anchor, follows it, and asks to close. */
export function useFloating({ element, anchor, kind, side, align, onDismiss }: Options) {
  const dismiss = useEffectEvent(onDismiss);

  useLayoutEffect(() => {
    const [floating, fixed] = [element.current, anchor.current];
    if (!floating || !fixed) return;
    floating.showPopover();
    const close = openLayer({ element: floating, anchor: fixed, kind, dismiss: (by) => dismiss(by) });
    const place = placer(floating, fixed, side, align);
    let frame = 0;
    // No event tells that something above the anchor grew.
    const follow = () => {
      place();
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      close();
    };
  }, [element, anchor, kind, side, align]);
}
