import { describe, expect, test } from "vitest";

import { clampDay, daysIn, formatDate, monthNames, parseDate, partOrder } from "./date-parts.ts";

describe("C-030 date of birth", () => {
  test.each(["1990-02-07", "1990--", "-02-29", "--07", ""])("keeps %o", (text) => {
    expect(formatDate(parseDate(text))).toBe(text);
  });

  test.each(["0000", "1990-2-7", "1990-02-07T00:00:00Z", "abc", "19900-01-01"])("reads %o as empty", (text) => {
    expect(formatDate(parseDate(text))).toBe("");
  });

  test.each([
    ["2000-02-", 29],
    ["2001-02-", 28],
    ["1900-02-", 28],
    ["-02-", 29],
    ["-04-", 30],
    ["2000--", 31],
    ["2000-12-", 31],
  ])("%s has %i days", (text, days) => {
    expect(daysIn(parseDate(text))).toBe(days);
  });

  test("moves the day back into its month", () => {
    expect(formatDate(clampDay(parseDate("2001-02-31")))).toBe("2001-02-28");
    const whole = parseDate("2001-02-28");
    expect(clampDay(whole)).toBe(whole);
  });

  test("follows the locale's order", () => {
    expect(partOrder("en-US")).toEqual(["month", "day", "year"]);
    expect(partOrder("nl")).toEqual(["day", "month", "year"]);
    expect(partOrder("sv")).toEqual(["day", "month", "year"]);
    expect(partOrder("ja")).toEqual(["year", "month", "day"]);
  });

  test("names the months as they stand alone", () => {
    expect(monthNames("en").at(0)).toBe("January");
    expect(monthNames("pl").at(1)).toBe("luty");
    expect(new Set(monthNames("fi")).size).toBe(12);
  });
});
