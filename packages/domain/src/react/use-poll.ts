import { useEffect, useEffectEvent } from "react";
import { nextPollIn } from "../state/poll.ts";
import { useDomain } from "./context.ts";

export interface PollOptions {
  readonly loggedIn: boolean;
  readonly push: boolean;
  readonly refresh: () => void;
}

/** Refreshes on the product's rhythm while the page is seen and online, and at once when it comes back. */
export function usePoll({ loggedIn, push, refresh }: PollOptions): void {
  const { clock } = useDomain();
  const onDue = useEffectEvent(refresh);
  useEffect(() => {
    const loadedAt = clock.now();
    let lastAt: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timer);
      const conditions = { loggedIn, push, visible: document.visibilityState === "visible", online: navigator.onLine };
      const delay = nextPollIn(conditions, clock.now(), loadedAt, lastAt);
      if (delay === undefined) return;
      timer = setTimeout(() => {
        lastAt = clock.now();
        onDue();
        plan();
      }, delay);
    };
    plan();
    document.addEventListener("visibilitychange", plan);
    addEventListener("online", plan);
    addEventListener("offline", plan);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", plan);
      removeEventListener("online", plan);
      removeEventListener("offline", plan);
    };
  }, [clock, loggedIn, push]);
}
