import { type RefObject, useSyncExternalStore } from "react";

/** Which way is read where an element stands, for behaviour that has to be told: the keys of tabs, the ends of a scale. */
export const useDirection = (inside: RefObject<Element | null>): "ltr" | "rtl" =>
  useSyncExternalStore(
    noChange,
    () => directionAround(inside.current),
    () => "ltr",
  );

const noChange = () => () => {};

/** Of its parent: the element itself says what it has been told. */
const directionAround = (element: Element | null) =>
  element?.parentElement && getComputedStyle(element.parentElement).direction === "rtl" ? "rtl" : "ltr";
