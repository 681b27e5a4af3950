import { type ReactNode, useLayoutEffect, useMemo, useState } from "react";
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from "react-router";

/**
 * The router over the browser's history. React Router's own bring links, forms, loaders and relative addresses along, a
 * tenth of the entry; ours are plain elements and whole addresses. A press is answered at once, by the skeleton if need be,
 * and not when there is time.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [navigator] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: navigator.action, location: navigator.location });
  useLayoutEffect(() => navigator.listen(setState), [navigator]);
  const navigation = useMemo(
    () => ({ basename: "/", navigator, static: false, useTransitions: false, future: {} }),
    [navigator],
  );
  const place = useMemo(() => ({ location, navigationType: action }), [location, action]);
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigationContext>
  );
}
