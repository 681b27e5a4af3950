import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chunkReloadThrottle } from "../constants.ts";
import { mayReload } from "./chunk-reload.ts";

const now = 1_000_000;

describe("LIVE-05 C-123 a chunk that failed", () => {
  it.each([
    [null, true],
    ["abc", true],
    [String(now), false],
    [String(now - chunkReloadThrottle + 1), false],
    [String(now - chunkReloadThrottle), true],
    [String(now + 1), true],
  ])("with the mark %s may reload: %s", (mark, may) => {
    expect(mayReload({ reachable: true, mark, now })).toBe(may);
  });

  it("F-030 never reloads into nothing", () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.nat(), (mark, at) => {
        expect(mayReload({ reachable: false, mark, now: at })).toBe(false);
      }),
    );
  });

  it("F-030 reloads once a minute at most, whenever it fails and whether a network is there", () => {
    const failure = fc.record({ after: fc.nat({ max: 30_000 }), reachable: fc.boolean() });
    fc.assert(
      fc.property(fc.array(failure), (failures) => {
        let at = now;
        let mark: string | null = null;
        const reloads: number[] = [];
        for (const { after, reachable } of failures) {
          at += after;
          if (!mayReload({ reachable, mark, now: at })) continue;
          mark = String(at);
          reloads.push(at);
        }
        expect(reloads.every((reload, n) => n === 0 || reload - reloads[n - 1]! >= chunkReloadThrottle)).toBe(true);
      }),
    );
  });
});
