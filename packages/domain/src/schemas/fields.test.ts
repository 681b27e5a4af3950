import { describe, expect, it } from "vitest";
import { isId } from "../contract/index.ts";
import { id, queryInt, region } from "./index.ts";

describe("C-040 ids and numbers", () => {
  it.each(["1", "999999999999999"])("%s is an id", (value) => {
    expect(isId(value) && id.safeParse(value).success).toBe(true);
  });

  it.each(["0", "-1", "01", "1.5", "1e3", "9007199254740993", "", " 1", "1\n", "１"])("%j is none", (value) => {
    expect(isId(value) || id.safeParse(value).success).toBe(false);
  });

  it("C-079 a number in a query is written in digits", () => {
    expect(queryInt.safeParse("18")).toMatchObject({ success: true, data: 18 });
    for (const text of ["18abc", "-1", "", "1e3", "0x12", " 18"]) expect(queryInt.safeParse(text).success).toBe(false);
  });

  it("a region names its country", () => {
    expect(["NL-UT", "FR-75C", "NL", "nl-ut", "NL-"].map((code) => region.safeParse(code).success)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
