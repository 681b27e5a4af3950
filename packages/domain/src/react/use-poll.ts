import { useEffect, useEffectEvent, useRef } from "react";
import {
  beginPoll,
  nextPollIn,
  type PollConditions,
  type PollEvent,
  type PollState,
  reducePoll,
} from "../state/poll.ts";
import { monotonicNow } from "../time/clock.ts";
import { useDomain } from "./context.ts";

export interface PollOptions {
  readonly loggedIn: boolean;
  readonly push: boolean;
  readonly refresh: () => void;
  /** Calls back whenever somebody else has refreshed: the rhythm goes on from there. */
  readonly onRefreshed?: (notify: () => void) => () => void;
}

const conditionsOf = (loggedIn: boolean, push: boolean): PollConditions => ({
  loggedIn,
  push,
  visible: document.visibilityState === "visible",
  online: navigator.onLine,
});

/** Nobody else refreshes. */
const nobodyElse = () => () => {};

/** Refreshes on the product's rhythm while the page is seen and online, and at once when it comes back. */
export function usePoll({ loggedIn, push, refresh, onRefreshed = nobodyElse }: PollOptions): void {
  const { polls } = useDomain();
  const onDue = useEffectEvent(refresh);
  // Over changes of the options: they change the rhythm, and do not begin it anew.
  const state = useRef<PollState | undefined>(undefined);
  useEffect(() => {
    if (!polls) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = (event: PollEvent) => {
      clearTimeout(timer);
      const { conditions, times } = (state.current = reducePoll(state.current!, event));
      const delay = nextPollIn(conditions, times, monotonicNow());
      if (delay === undefined) return;
      timer = setTimeout(() => {
        onDue();
        plan({ type: "refreshed", at: monotonicNow() });
      }, delay);
    };
    const onChange = () => plan({ type: "changed", conditions: conditionsOf(loggedIn, push), at: monotonicNow() });
    state.current ??= beginPoll(conditionsOf(loggedIn, push), monotonicNow());
    onChange();
    document.addEventListener("visibilitychange", onChange);
    addEventListener("online", onChange);
    addEventListener("offline", onChange);
    const forget = onRefreshed(() => plan({ type: "refreshed", at: monotonicNow() }));
    return () => {
      forget();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onChange);
      removeEventListener("online", onChange);
      removeEventListener("offline", onChange);
    };
  }, [loggedIn, push, polls, onRefreshed]);
}
