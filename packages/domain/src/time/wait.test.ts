import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { waitIn } from "./wait.ts";

const length = { second: 1, minute: 60, hour: 3600, day: 86_400 };

describe("F-031 a wait", () => {
  it.each([
    [0, 1, "second"],
    [59, 59, "second"],
    [60, 1, "minute"],
    [61, 2, "minute"],
    [3541, 1, "hour"],
    [3600, 1, "hour"],
    [86_400, 1, "day"],
  ] as const)("of %i s is %i %s", (seconds, value, unit) => {
    expect(waitIn(seconds)).toEqual({ value, unit });
  });

  it("is said in few of the largest unit, and never shorter than it is", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (seconds) => {
        const { value, unit } = waitIn(seconds);
        expect(value * length[unit]).toBeGreaterThanOrEqual(seconds);
        expect(value < 60 || unit === "day").toBe(true);
      }),
    );
  });
});
