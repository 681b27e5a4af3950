import { type RefObject, useEffect } from "react";

/** Less than this hides no field: a browser's bar, not a keyboard. */
const KEYBOARD = 60;

/**
 * Fits an element into what a phone's keyboard leaves of the screen, where the keyboard lies over the page instead of
 * making it smaller. Without a keyboard, and while the page is zoomed by hand, the element keeps its own size.
 */
export function useVisualViewport(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { visualViewport } = window;
    const element = ref.current;
    if (!visualViewport || !element) return;
    const { style } = element;

    function fit() {
      const { height, offsetTop, scale } = visualViewport!;
      style.flex = style.height = style.translate = "";
      if (scale > 1.01 || window.innerHeight - height <= KEYBOARD) return;
      const { top } = element!.getBoundingClientRect();
      const shift = Math.max(offsetTop - top, 0);
      style.flex = "none";
      style.height = `${offsetTop + height - top - shift}px`;
      style.translate = `0 ${shift}px`;
    }

    fit();
    visualViewport.addEventListener("resize", fit);
    visualViewport.addEventListener("scroll", fit);
    return () => {
      visualViewport.removeEventListener("resize", fit);
      visualViewport.removeEventListener("scroll", fit);
    };
  }, [ref]);
}
