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
    const follow = () => place(floating, fixed, side, align);
    follow();
    const resized = new ResizeObserver(follow);
    resized.observe(floating);
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    window.addEventListener("resize", follow);
    return () => {
      resized.disconnect();
      window.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("resize", follow);
    };
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
