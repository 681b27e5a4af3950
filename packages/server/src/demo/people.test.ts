import { niches } from "@kindling/domain/contract";
import { describe, expect, it } from "vitest";
import { testSite } from "../testing/site.ts";
import { demoPeople } from "./people.ts";

const peopleOf = (key: (typeof niches)[number]) => demoPeople({ ...testSite, key }, 300);

describe("the made-up people of a site suit its niche", () => {
  it.each(niches)("%s: of age, the same at each start", (key) => {
    expect(Math.min(...peopleOf(key).map(({ age }) => age))).toBeGreaterThanOrEqual(23);
    expect(peopleOf(key)).toEqual(peopleOf(key));
  });

  it("gay: men who look for men", () => {
    for (const person of peopleOf("gay")) {
      expect(person.gender).toBe("male");
      expect(["gay", "bi"]).toContain(person.sexuality);
    }
  });

  it.each([
    ["older-women", 45],
    ["milf", 35],
  ] as const)("%s: women of %d and older", (key, age) => {
    const women = peopleOf(key).filter(({ gender }) => gender === "female");
    expect(women.length).toBeGreaterThan(150);
    expect(Math.min(...women.map((woman) => woman.age))).toBeGreaterThanOrEqual(age);
  });
});
