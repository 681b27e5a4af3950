import { describe, expect, it } from "vitest";
import { niches } from "../contract/index.ts";
import { checkAgeRange, defaultAgeRange } from "./search.ts";
import { sexualityOf, soughtGender } from "./sexuality.ts";

describe("MEMBERS-01 C-079 checkAgeRange", () => {
  it.each([
    [18, 35, {}],
    [35, 99, {}],
    [50, 50, {}],
    [50, 20, { min_age: { code: "age_range" } }],
    [17, 35, { min_age: { code: "age_out_of_range", min: 18, max: 99 } }],
    [18, 200, { max_age: { code: "age_out_of_range", min: 18, max: 99 } }],
    [-1, 35, { min_age: { code: "age_out_of_range", min: 18, max: 99 } }],
  ])("%i to %i", (min_age, max_age, problems) => {
    expect(checkAgeRange({ min_age, max_age }, 18)).toEqual(problems);
  });
});

it("MEMBERS-01 searches 35 and over by default in the niches for older women and MILF, else 18 to 35", () => {
  const older = niches.filter((_, index) => defaultAgeRange(index + 1).min_age === 35);
  expect(older).toEqual(["older-women", "milf"]);
  expect(defaultAgeRange(1)).toEqual({ min_age: 18, max_age: 35 });
});

it("whom one looks for follows from the sexuality that was made of it", () => {
  for (const gender of ["male", "female"] as const) {
    for (const seeking of ["male", "female"] as const) {
      expect(soughtGender(gender, sexualityOf(gender, seeking))).toBe(seeking);
    }
    expect(soughtGender(gender, sexualityOf(gender, "both"))).toBeUndefined();
  }
});
