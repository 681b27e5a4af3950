import type { RefCallback } from "react";

/** A ref for what goes away while it is used: focus inside it moves to what `heir` finds, so that it never falls to the body. */
export function passFocus(heir: (from: HTMLElement) => HTMLElement | null | undefined): RefCallback<HTMLElement> {
  return (element) => {
    if (!element) return;
    return () => {
      if (element.contains(document.activeElement)) heir(element)?.focus({ preventScroll: true });
    };
  };
}
