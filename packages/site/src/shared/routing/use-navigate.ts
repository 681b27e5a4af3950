import { useCallback, useContext } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router";

/** A way to pages of ours, by whole addresses: React Router's own would bring along what resolves relative ones. */
export function useNavigate(): (to: string | number, options?: { readonly replace?: boolean }) => void {
  const { navigator } = useContext(NavigationContext);
  return useCallback(
    (to, { replace = false } = {}) => {
      if (typeof to === "number") navigator.go(to);
      else if (replace) navigator.replace(to);
      else navigator.push(to);
    },
    [navigator],
  );
}
