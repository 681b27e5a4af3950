import { useEffect, useEffectEvent } from "react";

/** Hears of the browser showing this page again that it had put by: what was to lead to another one is over. */
export function useShownAgain(onShown: () => void): void {
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) shown();
    };
    addEventListener("pageshow", restore);
    return () => removeEventListener("pageshow", restore);
  }, []);
}
