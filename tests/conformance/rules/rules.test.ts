import { laterKinds } from "@kindling/domain/contract";
import { describe, expect, test } from "vitest";
import { doubles } from "../doubles/index.ts";
import { laterCalls } from "../driver/stage.ts";
import { later } from "../later.ts";
import { rules } from "./index.ts";

const names = rules.map(({ name }) => name);

describe("BEYOND-38 the rules", () => {
  test("have names of their own", () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z]+(-[a-z]+)+$/.test(name))).toEqual([]);
  });

  test("have each a double that breaks them", () => {
    const broken = new Set(doubles.map(({ breaks }) => breaks));
    expect(rules.filter((rule) => !broken.has(rule.name))).toEqual([]);
    expect([...broken].filter((name) => !names.includes(name))).toEqual([]);
  });

  test("API-01 leave out by name what later issues bring", () => {
    const kinds = Object.values(laterKinds).reduce((sum, list) => sum + Object.keys(list).length, 0);
    expect(later.length).toBe(laterCalls.length + kinds);
    expect(later.map(({ what }) => what)).toContain("the call pageHidden");
    expect(later.map(({ what }) => what)).toContain("messageKinds system");
  });
});
