import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstPollDelay, pollInterval } from "../constants.ts";
import { beginPoll, nextPollIn, type PollConditions, type PollEvent, type PollTimes, reducePoll } from "./poll.ts";

const live: PollConditions = { loggedIn: true, visible: true, online: true, push: false };

describe("LIVE-01 C-110 the next refresh", () => {
  it.each<[string, Partial<PollConditions>, number, Partial<PollTimes>, number | undefined]>([
    ["comes 5 s after the page", {}, 0, {}, 5_000],
    ["is due at once on a page that comes back late", {}, 20_000, {}, 0],
    ["comes every 60 s", {}, 15_000, { lastAt: 5_000 }, 50_000],
    ["comes every 300 s with push", { push: true }, 15_000, { lastAt: 5_000 }, 290_000],
    ["is due at once after a long sleep", {}, 3_600_000, { lastAt: 5_000 }, 0],
    ["F-033 is due at once after 30 s out of sight", {}, 35_000, { lastAt: 5_000, backAt: 35_000 }, 0],
    [
      "F-033 is due at once however little time a stopped clock has seen",
      {},
      10_000,
      { lastAt: 5_000, backAt: 9_000 },
      0,
    ],
    [
      "comes no sooner than 5 s after the last for who looks away and back",
      {},
      7_000,
      { lastAt: 5_000, backAt: 7_000 },
      3_000,
    ],
    ["comes 5 s after the page for who looks away meanwhile", {}, 2_000, { backAt: 2_000 }, 3_000],
    ["has its rhythm again after it was back", {}, 36_000, { lastAt: 35_001, backAt: 35_000 }, 59_001],
    ["does not come while logged out", { loggedIn: false }, 0, {}, undefined],
    ["does not come while hidden", { visible: false }, 90_000, { lastAt: 5_000 }, undefined],
    ["does not come while offline", { online: false }, 90_000, { lastAt: 5_000 }, undefined],
  ])("%s", (_, conditions, now, times, expected) => {
    expect(nextPollIn({ ...live, ...conditions }, { loadedAt: 0, ...times }, now)).toBe(expected);
  });

  it("comes 60 times in an hour after the first, however often somebody asks in between", () => {
    let lastAt: number | undefined;
    let count = 0;
    for (let now = 0; now < 3_605_001; now += 500) {
      if (nextPollIn(live, { loadedAt: 0, lastAt }, now) !== 0) continue;
      count += 1;
      lastAt = now;
    }
    expect(count).toBe(61);
  });

  it("leaves 5 s between two, and none of a minute out, whenever somebody looks away", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300 })), (seconds) => {
        const returns = new Set(seconds.map((second) => second * 1000));
        const refreshes: number[] = [];
        let backAt: number | undefined;
        for (let now = 0; now <= 300_000; now += 500) {
          if (returns.has(now)) backAt = now;
          if (nextPollIn(live, { loadedAt: 0, lastAt: refreshes.at(-1), backAt }, now) === 0) refreshes.push(now);
        }
        const gaps = refreshes.map((at, n) => at - (refreshes[n - 1] ?? 0));
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(firstPollDelay);
        expect(Math.max(...gaps)).toBeLessThanOrEqual(pollInterval);
      }),
    );
  });
});

describe("BEYOND-39 the rhythm of refreshes", () => {
  const steps = fc.array(
    fc.record({
      type: fc.constantFrom("changed", "refreshed"),
      visible: fc.boolean(),
      online: fc.boolean(),
      after: fc.nat(90_000),
    }),
  );

  it("is back only where it was out of sight or offline, and never begins anew", () => {
    fc.assert(
      fc.property(steps, (all) => {
        let at = 0;
        let state = beginPoll(live, at);
        for (const { type, visible, online, after } of all) {
          const before = state;
          at += after;
          const changed: PollEvent = { type: "changed", conditions: { ...live, visible, online }, at };
          state = reducePoll(state, type === "changed" ? changed : { type: "refreshed", at });
          expect(state.times.loadedAt).toBe(0);
          const wasSeen = before.conditions.visible && before.conditions.online;
          const isBack = type === "changed" && visible && online && !wasSeen;
          expect(state.times.backAt).toBe(isBack ? at : before.times.backAt);
          expect(state.times.lastAt).toBe(type === "refreshed" ? at : before.times.lastAt);
        }
      }),
    );
  });
});
