import { describe, expect, it } from "vitest";
import { compileWith, overrideProblems } from "./overrides.ts";

describe("SET-04 a shell's own text", () => {
  it("stands in for the catalogue's, compiled as it is", () => {
    const compiled = compileWith("fr", { "index.title": "Salut" });
    expect(compiled["index.title"]).toEqual([expect.objectContaining({ value: "Salut" })]);
    expect(Object.keys(compiled)).toEqual(Object.keys(compileWith("fr", {})));
  });

  it("may use the values that the text is given, in its branches too", () => {
    expect(overrideProblems("en", { "index.newest": "Fresh on {site}", "index.title": "Hello" })).toEqual([]);
  });

  it.each<[Record<string, string>, string]>([
    [{ "index.titel": "Hello" }, "“index.titel” is no text of a page"],
    [{ "mail.greeting": "Hello {name}" }, "“mail.greeting” is no text of a page"],
    [{ "index.newest": "Fresh on {place}" }, "“index.newest” is not given {place}"],
    [{ "index.title": "{n, plural, one {{who} waits} other {They wait}}" }, "“index.title” is not given {who}"],
  ])("is refused where it cannot stand: %j", (overrides, problem) => {
    expect(overrideProblems("en", overrides)).toContain(problem);
    expect(() => compileWith("en", overrides)).toThrow(problem);
  });
});
