import { describe, expect, it } from "vitest";
import { nextPollIn, type PollConditions } from "./poll.ts";

const live: PollConditions = { loggedIn: true, visible: true, online: true, push: false };
const loaded = 1_000_000;

describe("LIVE-01 C-110 the next refresh", () => {
  it.each<[string, Partial<PollConditions>, number, number | undefined, number | undefined]>([
    ["comes 5 s after the page", {}, 0, undefined, 5_000],
    ["is due at once on a page that comes back late", {}, 20_000, undefined, 0],
    ["comes every 60 s", {}, 15_000, 5_000, 50_000],
    ["comes every 300 s with push", { push: true }, 15_000, 5_000, 290_000],
    ["is due at once after a long sleep", {}, 3_600_000, 5_000, 0],
    ["does not come while logged out", { loggedIn: false }, 0, undefined, undefined],
    ["does not come while hidden", { visible: false }, 90_000, 5_000, undefined],
    ["does not come while offline", { online: false }, 90_000, 5_000, undefined],
  ])("%s", (_, conditions, now, last, expected) => {
    const lastAt = last === undefined ? undefined : loaded + last;
    expect(nextPollIn({ ...live, ...conditions }, loaded + now, loaded, lastAt)).toBe(expected);
  });

  it("comes 61 times in an hour, however often somebody asks in between", () => {
    let last: number | undefined;
    let count = 0;
    for (let now = loaded; now < loaded + 3_605_001; now += 500) {
      if (nextPollIn(live, now, loaded, last) === 0) {
        count += 1;
        last = now;
      }
    }
    expect(count).toBe(61);
  });
});
