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

    function fit() {
      const { height, offsetTop, scale } = visualViewport!;
      const covered = scale <= 1.01 && window.innerHeight - height > KEYBOARD;
      element!.style.height = covered ? `${height}px` : "";
      element!.style.translate = covered ? `0 ${offsetTop}px` : "";
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
