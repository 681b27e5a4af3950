import { type MouseEvent, type SyntheticEvent, useRef } from "react";
import { useNavigate } from "../shared/routing/use-navigate.ts";
import { matchRoute } from "../shared/routing/match.ts";
import { routes } from "./routes.ts";
import { useReadAhead } from "./use-read-ahead.ts";

/** The address of the link that an event is about, where it leads to one of our own pages in this tab. */
function ownTarget({ target }: SyntheticEvent): URL | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || (link.target && link.target !== "_self") || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  return url.origin === location.origin && matchRoute(routes, url.pathname) ? url : undefined;
}

/** A click that means "go there in this tab". */
const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Whoever pays for each byte, or has no network, is asked for nothing ahead. */
const mayReadAhead = () =>
  navigator.onLine && !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** Follows links within the site without loading a new document; reads ahead what a pointer, the focus or a finger is on. */
export function useLinks() {
  const navigate = useNavigate();
  const readAhead = useReadAhead();
  const approached = useRef<string | undefined>(undefined);
  const approach = (event: SyntheticEvent) => {
    const url = ownTarget(event);
    // A pointer crosses many elements of one link.
    if (url?.href === approached.current) return;
    approached.current = url?.href;
    if (url && mayReadAhead()) readAhead(url);
  };
  return {
    onPointerOver: approach,
    onFocus: approach,
    onTouchStart: approach,
    onClick: (event: MouseEvent) => {
      const url = isPlain(event) ? ownTarget(event) : undefined;
      if (!url) return;
      // A place on the same page is the browser's own business.
      if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
      event.preventDefault();
      readAhead(url);
      navigate(url.pathname + url.search + url.hash);
    },
  };
}
