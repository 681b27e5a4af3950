import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameMaxLength } from "../constants.ts";
import { checkName, normalizeName } from "./names.ts";

describe("AUTH-04 C-032 C-070 checkName", () => {
  it.each([
    ["", "required"],
    ["   ", "required"],
    ["\u00a0", "required"],
    ["\u200b".repeat(15), "name_invisible"],
    ["\u3164", "name_invisible"],
    ["\u2800", "name_invisible"],
    ["\u0301\u0301", "name_invisible"],
    ["...", "name_invisible"],
    ["@ada", "name_starts_with_at"],
    [" @ada", "name_starts_with_at"],
    ["Ada@Example.com", "name_is_email"],
    ["Rita\u202e", "name_characters"],
    ["abc\u2066def", "name_characters"],
    ["a\nb", "name_characters"],
  ])("%j: %s", (name, code) => {
    expect(checkName(name, "ada@example.com")).toEqual({ code });
  });

  it.each(["Ada", " a ", "7", "Zoë", "Łukasz", "李", "O'Neil 👩‍👩‍👧", "👩‍👩‍👧1".repeat(15)])("takes %s", (name) => {
    expect(checkName(name, "ada@example.com")).toBeUndefined();
  });

  it("counts as a person counts", () => {
    expect(checkName(`a${"👩‍👩‍👧".repeat(nameMaxLength - 1)}`)).toBeUndefined();
    expect(checkName("a".repeat(nameMaxLength + 1))).toEqual({ code: "too_long", max: nameMaxLength });
  });
});

it("a name is kept as it will be checked again", () => {
  expect(normalizeName("  Ada \u00a0 L ")).toBe("Ada L");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(normalizeName(normalizeName(name))).toBe(normalizeName(name));
      expect(checkName(normalizeName(name))?.code === undefined || checkName(name) !== undefined).toBe(true);
    }),
  );
});
