import { describe, expect, it } from "vitest";
import { type Filters, isSet, searchPath, without } from "./filters.ts";

const settings = { min_age: 18 };
const everything: Filters = {
  gender: "female",
  country: "NL",
  region: "NL-UT",
  age: [25, 45],
  radius: "25",
  sort: "active",
};
const names = Object.keys(everything) as (keyof Filters)[];

describe("a filter that is taken away", () => {
  it.each(names)("leaves the others as they are: %s", (name) => {
    const left = without(everything, name, settings);
    expect(isSet(everything, name, settings)).toBe(true);
    expect(isSet(left, name, settings)).toBe(false);
    const gone = name === "country" ? ["country", "region"] : [name];
    expect(names.filter((one) => left[one] !== everything[one])).toEqual(gone);
  });

  it("is not in the address that a chip leads to, which begins at the first page", () => {
    const path = searchPath(without(everything, "age", settings));
    expect(path).toBe("/members?gender=female&country=NL&region=NL-UT&min_age=18&max_age=99&radius=25&sort=active");
  });

  it("is none where everybody is searched", () => {
    const nothing = names.reduce((filters, name) => without(filters, name, settings), everything);
    expect(names.filter((name) => isSet(nothing, name, settings))).toEqual([]);
  });
});
