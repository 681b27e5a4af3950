import { type ReactNode, useLayoutEffect, useMemo, useState } from "react";
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from "react-router";
import { createNavigator, placeOf } from "./browser-history.ts";

/**
 * The router over the browser's history. React Router's own bring links, forms, loaders and relative addresses along, a
 * tenth of the entry; ours are plain elements and whole addresses. A press is answered at once, by the skeleton if need be,
 * and not when there is time.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(() => placeOf(NavigationType.Pop));
  useLayoutEffect(() => {
    const onPop = () => setPlace(placeOf(NavigationType.Pop));
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, []);
  const navigation = useMemo(
    () => ({ basename: "/", navigator: createNavigator(setPlace), static: false, useTransitions: false, future: {} }),
    [],
  );
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigationContext>
  );
}
