import { describe, expect, it } from "vitest";
import { checkBirth } from "./birth.ts";

describe("AUTH-05 C-028 C-029 C-030 checkBirth", () => {
  it.each([
    ["", "2026-05-10", { code: "birth_required", min_age: 18 }],
    ["2008-05-10", "2026-05-10", undefined],
    ["2008-05-11", "2026-05-10", { code: "birth_too_young", min_age: 18 }],
    ["2008-12-31", "2026-01-01", { code: "birth_too_young", min_age: 18 }],
    ["2008-02-29", "2026-02-28", { code: "birth_too_young", min_age: 18 }],
    ["2008-02-29", "2026-03-01", undefined],
    ["2000-02-30", "2026-05-10", { code: "birth_invalid" }],
    ["2001-02-29", "2026-05-10", { code: "birth_invalid" }],
    ["2000-04-31", "2026-05-10", { code: "birth_invalid" }],
    ["0000-00-00", "2026-05-10", { code: "birth_invalid" }],
    ["1899-01-01", "2026-05-10", { code: "birth_invalid" }],
    ["2026-05-11", "2026-05-10", { code: "birth_invalid" }],
    ["10-05-2000", "2026-05-10", { code: "birth_invalid" }],
    ["2026-05-10", "2026-05-10", { code: "birth_too_young", min_age: 18 }],
    ["1906-05-10", "2026-05-10", undefined],
    ["1905-05-10", "2026-05-10", { code: "birth_invalid" }],
  ])("%j on %s", (value, today, problem) => {
    expect(checkBirth(value, today, 18)).toEqual(problem);
  });
});
