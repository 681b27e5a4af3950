import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayReader, yearOf } from "./days.ts";

const DAY = 86_400_000;
const zones = [
  "UTC",
  "Europe/Amsterdam",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Africa/Casablanca",
];

describe("days", () => {
  test("C-113 a remembered day is the day that Intl names, whatever the order and the change of clocks", () => {
    const times = fc.array(fc.integer({ min: Date.UTC(2026, 1, 10), max: Date.UTC(2026, 3, 7) }), {
      minLength: 2,
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.constantFrom(...zones), times, fc.boolean(), (timeZone, list, sorted) => {
        const plain = new Intl.DateTimeFormat("sv-SE", { timeZone });
        const dayOf = dayReader(timeZone);
        if (sorted) list.sort((a, b) => a - b);
        for (const time of list) expect(dayOf(time) * DAY).toBe(Date.parse(plain.format(time)));
      }),
    );
  });

  test("the minutes around a change of clocks are in their own day", () => {
    const dayOf = dayReader("Europe/Amsterdam");
    const spring = Date.UTC(2026, 2, 28, 23);
    expect([-1, 0, 23 * 60 - 1, 23 * 60].map((minutes) => dayOf(spring + minutes * 60_000) - dayOf(spring))).toEqual([
      -1, 0, 0, 1,
    ]);
  });

  test("a day has the year of its calendar", () => {
    expect(yearOf(dayReader("Europe/Amsterdam")(Date.UTC(2025, 11, 31, 23, 30)))).toBe(2026);
  });
});
