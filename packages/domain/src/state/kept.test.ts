import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keptBytes, keptEntries, keptFor } from "../constants.ts";
import { type KeptEntry, outgrown } from "./kept.ts";

const now = Date.parse("2026-03-01T12:00:00Z");
const entry = (key: string, parts: Partial<KeptEntry> = {}): KeptEntry => ({ key, bytes: 100, at: now, ...parts });

describe("F-002 what a device keeps of unsent words", () => {
  it("is not too old", () => {
    const entries = [entry("old", { at: now - keptFor - 1 }), entry("young", { at: now - keptFor })];
    expect(outgrown(entries, now)).toEqual(["old"]);
  });

  it("is there even where a wrong clock stamped it", () => {
    expect(outgrown([entry("future", { at: now + 10 * keptFor })], now)).toEqual([]);
  });

  it("is the latest, as much as there is room for", () => {
    const entries = fc.uniqueArray(
      fc.record({
        key: fc.uuid(),
        bytes: fc.integer({ min: 1, max: keptBytes }),
        at: fc.integer({ min: now - 2 * keptFor, max: now }),
      }),
      { selector: ({ key }) => key, maxLength: keptEntries + 20 },
    );
    fc.assert(
      fc.property(entries, (all) => {
        const gone = new Set(outgrown(all, now));
        const kept = all.filter(({ key }) => !gone.has(key));
        expect(kept.length).toBeLessThanOrEqual(keptEntries);
        expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(keptBytes);
        const oldestKept = Math.min(...kept.map(({ at }) => at));
        const youngerGone = all.filter(({ key, at }) => gone.has(key) && at > oldestKept);
        expect(youngerGone).toEqual([]);
      }),
    );
  });
});
