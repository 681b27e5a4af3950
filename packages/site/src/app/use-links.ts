import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { matchRoute } from "../shared/routing/match.ts";
import { routes } from "./routes.ts";

/** The address of a click that means "go there in this tab", where it is one of our own pages. */
function ownTarget(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || (link.target && link.target !== "_self") || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  return url.origin === location.origin && matchRoute(routes, url.pathname) ? url : undefined;
}

/** Follows links within the site without loading a new document. */
export function useLinks() {
  const navigate = useNavigate();
  return {
    onClick: (event: MouseEvent) => {
      const url = ownTarget(event);
      if (!url) return;
      // A place on the same page is the browser's own business.
      if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
      event.preventDefault();
      void navigate(url.pathname + url.search + url.hash);
    },
  };
}
