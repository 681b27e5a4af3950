import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayReader, daysBetween } from "./days.ts";

describe("days", () => {
  test("C-113 a remembered day is the day that Intl names, whatever the order and the change of clocks", () => {
    const zones = ["UTC", "Europe/Amsterdam", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia"];
    const times = fc.array(fc.integer({ min: Date.UTC(2026, 2, 27), max: Date.UTC(2026, 3, 7) }), { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), times, fc.boolean(), (timeZone, list, sorted) => {
        const plain = new Intl.DateTimeFormat("sv-SE", { timeZone });
        const dayOf = dayReader(timeZone);
        if (sorted) list.sort((a, b) => a - b);
        for (const time of list) expect(dayOf(time)).toBe(plain.format(time));
      }),
    );
  });

  test("counts whole days over a change of clocks", () => {
    expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
    expect(daysBetween("2026-11-28", "2026-11-28")).toBe(0);
    expect(daysBetween("2025-12-31", "2026-01-01")).toBe(1);
  });
});
