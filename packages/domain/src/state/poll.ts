import { firstPollDelay, pollInterval, pollIntervalWithPush } from "../constants.ts";

/**
 *   stopped --log in--> waiting --due, refreshed--> waiting …
 *   waiting --hidden or offline--> paused --seen and online again--> waiting, due at once
 */
export interface PollState {
  readonly conditions: PollConditions;
  readonly times: PollTimes;
}

export interface PollConditions {
  readonly loggedIn: boolean;
  readonly visible: boolean;
  readonly online: boolean;
  readonly push: boolean;
}

/** When things happened, by a clock that only runs forward. */
export interface PollTimes {
  readonly loadedAt: number;
  /** The latest refresh. */
  readonly lastAt?: number | undefined;
  /** When the page was last seen and online again after it was not. */
  readonly backAt?: number | undefined;
}

/**
 * Milliseconds until the next refresh; `undefined` while there is nothing to wait for. A page that has come back is due at
 * once, but never sooner after the last refresh than the first one is after the page: somebody may look away every second.
 */
export function nextPollIn(
  { loggedIn, visible, online, push }: PollConditions,
  { loadedAt, lastAt, backAt }: PollTimes,
  now: number,
): number | undefined {
  if (!loggedIn || !visible || !online) return undefined;
  const soonest = (lastAt ?? loadedAt) + firstPollDelay;
  const isBack = backAt !== undefined && backAt > (lastAt ?? loadedAt);
  const due = lastAt === undefined || isBack ? soonest : lastAt + (push ? pollIntervalWithPush : pollInterval);
  return Math.max(0, due - now);
}

export type PollEvent =
  /** What the rhythm goes by may be otherwise. */
  { type: "changed"; conditions: PollConditions; at: number } | { type: "refreshed"; at: number };

const isSeen = ({ visible, online }: PollConditions): boolean => visible && online;

/** The rhythm of a page that has just loaded. */
export const beginPoll = (conditions: PollConditions, at: number): PollState => ({
  conditions,
  times: { loadedAt: at },
});

/** The rhythm after an event: a change goes on with it, and does not begin it anew. */
export function reducePoll({ conditions, times }: PollState, event: PollEvent): PollState {
  const { at } = event;
  if (event.type === "refreshed") return { conditions, times: { ...times, lastAt: at } };
  const isBack = isSeen(event.conditions) && !isSeen(conditions);
  return { conditions: event.conditions, times: isBack ? { ...times, backAt: at } : times };
}
