import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach } from "vitest";

/** A React root in an element of its own for each test of the file, gone after it. */
export function freshRoot() {
  let root: Root;
  let place: HTMLElement;
  beforeEach(() => {
    place = document.body.appendChild(document.createElement("div"));
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
  });
  return {
    render: (part: ReactNode) => root.render(part),
    /** The element of the present test. */
    get place() {
      return place;
    },
  };
}
