import { type RefObject, useLayoutEffect, useState } from "react";
import { useIntl } from "react-intl";

/** Which way is read where an element stands, for behaviour that has to be told: the keys of tabs, the ends of a scale. */
export function useDirection(inside: RefObject<Element | null>): "ltr" | "rtl" {
  const { locale } = useIntl();
  const [direction, setDirection] = useState<"ltr" | "rtl">("ltr");
  // Of its parent: the element itself says what it has been told.
  useLayoutEffect(() => {
    const around = inside.current?.parentElement;
    if (around) setDirection(getComputedStyle(around).direction === "rtl" ? "rtl" : "ltr");
  }, [inside, locale]);
  return direction;
}
