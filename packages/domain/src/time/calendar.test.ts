import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageOn, birthdaysOfAges, type Day, dayAt, dayEnd, parseDay } from "./calendar.ts";

/** Days that exist, leap days among them more often than in life. */
const days = (from: string, to: string): fc.Arbitrary<Day> =>
  fc
    .oneof(
      { weight: 9, arbitrary: fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true }) },
      { weight: 1, arbitrary: fc.constantFrom(new Date("2000-02-29"), new Date("2028-02-29"), new Date("2027-02-28")) },
    )
    .map((date) => date.toISOString().slice(0, 10));

describe("C-030 parseDay", () => {
  it("takes every day that exists, and keeps it", () => {
    fc.assert(
      fc.property(days("1900-01-01", "2100-01-01"), (day) => {
        const { year, month, day: dayOfMonth } = parseDay(day)!;
        expect(new Date(Date.UTC(year, month - 1, dayOfMonth)).toISOString().slice(0, 10)).toBe(day);
      }),
    );
  });

  it.each([
    "2000-02-30",
    "2001-02-29",
    "1900-02-29",
    "2000-04-31",
    "0000-00-00",
    "2000-13-01",
    "2000-1-1",
    "",
    " 2000-01-01",
  ])("refuses %s", (text) => {
    expect(parseDay(text)).toBeUndefined();
  });
});

describe("C-026 dayAt", () => {
  it.each([
    ["2026-05-09T18:40:00Z", "Asia/Kolkata", "2026-05-10"],
    ["2026-05-11T06:50:00Z", "America/Los_Angeles", "2026-05-10"],
    ["2026-05-09T12:10:00Z", "Pacific/Auckland", "2026-05-10"],
    ["2026-05-09T12:10:00Z", "UTC", "2026-05-09"],
    ["2026-05-09T12:10:00Z", "Nowhere/Land", "2026-05-09"],
  ])("%s in %s is %s", (instant, zone, day) => {
    expect(dayAt(Date.parse(instant), zone)).toBe(day);
  });
});

describe("ageOn", () => {
  it.each([
    ["2008-05-10", "2026-05-10", 18],
    ["2008-05-11", "2026-05-10", 17],
    ["2008-12-31", "2026-01-01", 17],
    ["2008-02-29", "2026-02-27", 17],
    ["2008-02-29", "2026-02-28", 17],
    ["2008-02-29", "2026-03-01", 18],
    ["2008-02-29", "2028-02-29", 20],
  ])("C-028 C-029 born on %s one is, on %s, %i", (birth, today, age) => {
    expect(ageOn(birth, today)).toBe(age);
  });

  it("grows by one on each birthday, and on no other day", () => {
    fc.assert(
      fc.property(days("1930-01-01", "2008-01-01"), days("2020-01-01", "2060-01-01"), (birth, today) => {
        const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
        const isBirthday =
          tomorrow.slice(5) === birth.slice(5) ||
          (birth.endsWith("02-29") && tomorrow.endsWith("03-01") && !parseDay(`${tomorrow.slice(0, 4)}-02-29`));
        expect(ageOn(birth, tomorrow) - ageOn(birth, today)).toBe(isBirthday ? 1 : 0);
      }),
    );
  });
});

it("C-080 the birthdays of a range of ages are those of exactly these ages", () => {
  const ages = fc.tuple(fc.integer({ min: 18, max: 99 }), fc.integer({ min: 18, max: 99 }));
  fc.assert(
    fc.property(
      days("1920-01-01", "2012-01-01"),
      days("2020-01-01", "2060-01-01"),
      ages,
      (birth, today, [min, max]) => {
        const { after, upTo } = birthdaysOfAges(min, max, today);
        expect(parseDay(after) && parseDay(upTo)).toBeDefined();
        const age = ageOn(birth, today);
        expect(birth > after && birth <= upTo).toBe(age >= min && age <= max);
      },
    ),
    { numRuns: 500 },
  );
});

it("C-029 asks the database for days that exist on a leap day too", () => {
  expect(birthdaysOfAges(18, 18, "2028-02-29")).toEqual({ after: "2009-02-28", upTo: "2010-02-28" });
});

describe("C-082 dayEnd", () => {
  it.each([
    ["Europe/Amsterdam", "2026-03-28T23:30:00Z", "2026-03-29T22:00:00.000Z"],
    ["Europe/Amsterdam", "2026-10-24T22:30:00Z", "2026-10-25T23:00:00.000Z"],
    // The clock jumps from midnight to one: that day has no midnight.
    ["Africa/Cairo", "2026-04-23T12:00:00Z", "2026-04-23T22:00:00.000Z"],
    ["Asia/Kathmandu", "2026-03-01T12:00:00Z", "2026-03-01T18:15:00.000Z"],
    ["No/Where", "2026-03-01T12:00:00Z", "2026-03-02T00:00:00.000Z"],
  ])("in %s after %s is %s", (zone, at, end) => {
    expect(new Date(dayEnd(Date.parse(at), zone)).toISOString()).toBe(end);
  });

  it("is the first instant of the next day", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2000-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
        (date) => {
          const end = dayEnd(date.getTime(), "Europe/Amsterdam");
          const today = dayAt(date.getTime(), "Europe/Amsterdam");
          expect(dayAt(end - 1, "Europe/Amsterdam")).toBe(today);
          expect(dayAt(end, "Europe/Amsterdam") > today).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });
});
