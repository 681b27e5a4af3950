import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Milliseconds until `endsAt`, never under 0. Each tick computes them anew from the clock, so that a tab that slept or was slowed
 * down is right as soon as it is seen again.
 */
export function useRemaining(endsAt: number, now: () => number, renderedAt: number): number {
  const [time, setTime] = useState(renderedAt);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick() {
      clearTimeout(timer);
      const current = now();
      setTime(current);
      const left = endsAt - current;
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
    }
    const tickBeforePaint = () => flushSync(tick);
    tick();
    document.addEventListener("visibilitychange", tickBeforePaint);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tickBeforePaint);
    };
  }, [endsAt, now]);

  const left = endsAt - time;
  return left > 0 ? left : 0;
}
