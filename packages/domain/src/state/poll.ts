import { firstPollDelay, pollInterval, pollIntervalWithPush } from "../constants.ts";

/**
 * stopped --log_in--> waiting --due--> waiting …; hidden or offline --> paused --back--> due at once
 */
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
  const isBack = backAt !== undefined && backAt >= (lastAt ?? loadedAt);
  const due = lastAt === undefined || isBack ? soonest : lastAt + (push ? pollIntervalWithPush : pollInterval);
  return Math.max(0, due - now);
}
