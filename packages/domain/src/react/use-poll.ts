import { useEffect, useEffectEvent, useRef } from "react";
import { nextPollIn, type PollTimes } from "../state/poll.ts";
import { monotonicNow } from "../time/clock.ts";
import { useDomain } from "./context.ts";

export interface PollOptions {
  readonly loggedIn: boolean;
  readonly push: boolean;
  readonly refresh: () => void;
}

const isSeen = () => document.visibilityState === "visible" && navigator.onLine;

/** Refreshes on the product's rhythm while the page is seen and online, and at once when it comes back. */
export function usePoll({ loggedIn, push, refresh }: PollOptions): void {
  const { polls } = useDomain();
  const onDue = useEffectEvent(refresh);
  // Over changes of the options: they change the rhythm, and do not begin it anew.
  const times = useRef<PollTimes | undefined>(undefined);
  useEffect(() => {
    if (!polls) return;
    times.current ??= { loadedAt: monotonicNow() };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = isSeen();
    const plan = () => {
      clearTimeout(timer);
      const conditions = { loggedIn, push, visible: document.visibilityState === "visible", online: navigator.onLine };
      const delay = nextPollIn(conditions, times.current!, monotonicNow());
      if (delay === undefined) return;
      timer = setTimeout(() => {
        times.current = { ...times.current!, lastAt: monotonicNow() };
        onDue();
        plan();
      }, delay);
    };
    const onChange = () => {
      const wasSeen = seen;
      seen = isSeen();
      if (seen && !wasSeen) times.current = { ...times.current!, backAt: monotonicNow() };
      plan();
    };
    plan();
    document.addEventListener("visibilitychange", onChange);
    addEventListener("online", onChange);
    addEventListener("offline", onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onChange);
      removeEventListener("online", onChange);
      removeEventListener("offline", onChange);
    };
  }, [loggedIn, push, polls]);
}
