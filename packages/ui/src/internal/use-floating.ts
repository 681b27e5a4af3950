import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { type Align, place, type Side } from "./place.ts";

type Options = {
  element: RefObject<HTMLElement | null>;
  anchor: RefObject<Element | null>;
  side: Side;
  align: Align;
  onClose: () => void;
};

/** Shows a mounted `popover="manual"` in the top layer beside its anchor, follows it, and asks to close on Escape. */
export function useFloating({ element, anchor, side, align, onClose }: Options) {
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const [floating, fixed] = [element.current, anchor.current];
    if (!floating || !fixed) return;
    floating.showPopover();
    let frame = 0;
    // No event tells that something above the anchor grew.
    const follow = () => {
      place(floating, fixed, side, align);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [element, anchor, side, align]);

  useEffect(() => {
    // Heard on the window before a dialog below hears it on the document: Escape closes one thing at a time.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, []);
}
