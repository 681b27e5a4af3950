import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

const storageKey = "scroll-positions";

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** Arriving on a page: Back finds the scroll position that was left, a new page starts at its top with the focus on its main part, or on what the address names. */
export function useArrival(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const positions = useRef<Record<string, number> | undefined>(undefined);
  const shown = useRef<string | undefined>(undefined);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => {
      if (shown.current !== undefined && positions.current) positions.current[shown.current] = scrollY;
    };
    const store = () => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(positions.current));
      } catch {
        // Without storage a reload starts at the top.
      }
    };
    addEventListener("scroll", remember, { passive: true });
    addEventListener("pagehide", store);
    return () => {
      removeEventListener("scroll", remember);
      removeEventListener("pagehide", store);
    };
  }, []);

  useBrowserLayoutEffect(() => {
    positions.current ??= readPositions();
    const first = shown.current === undefined;
    shown.current = location.key;
    const position = positions.current[location.key];
    if (navigation === NavigationType.Pop && position !== undefined) scrollTo(0, position);
    else if (!first && !location.hash) scrollTo(0, 0);
    if (first) return;
    const named = document.getElementById(location.hash.slice(1));
    (named ?? document.getElementById("main"))?.focus({ preventScroll: true });
  }, [location.key, location.hash, navigation]);
}
