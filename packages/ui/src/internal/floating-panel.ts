import { type RefObject, useLayoutEffect } from "react";

/** The look of a panel in the top layer that scrolls where it has no room; its width and inset are its own. */
export const floatingPanel =
  "k:fixed k:inset-auto k:m-0 k:max-h-(--k-room) k:overflow-y-auto k:overscroll-contain k:rounded-card k:border-thin k:border-default k:bg-raised k:text-default k:shadow-overlay k:outline-none";

/** Gives the focus back to the anchor of a panel that goes, where the panel has it. */
export function useFocusBack(panel: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>): void {
  // A layout effect is undone while the panel is still there and may have the focus.
  useLayoutEffect(() => {
    const [element, button] = [panel.current, anchor.current];
    return () => {
      if (element?.contains(document.activeElement)) button?.focus({ preventScroll: true });
    };
  }, [panel, anchor]);
}
