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

/**
 * Milliseconds until the next refresh, from when the page was loaded and when it last refreshed; `undefined` while there is
 * nothing to wait for. A page that comes back late is due at once.
 */
export function nextPollIn(
  conditions: PollConditions,
  now: number,
  loadedAt: number,
  lastAt: number | undefined,
): number | undefined {
  if (!conditions.loggedIn || !conditions.visible || !conditions.online) return undefined;
  const due =
    lastAt === undefined ? loadedAt + firstPollDelay : lastAt + (conditions.push ? pollIntervalWithPush : pollInterval);
  return Math.max(0, due - now);
}
