import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";

import { pages } from "./pages.ts";

const written = (current: number, count: number) =>
  pages(current, count)
    .map((item) => ("page" in item ? item.page : "…"))
    .join(" ");

describe("pages", () => {
  it.each([
    [1, 1, "1"],
    [1, 3, "1 2 3"],
    [1, 10, "1 2 … 10"],
    [3, 10, "1 2 3 4 … 10"],
    [4, 10, "1 2 3 4 5 … 10"],
    [5, 10, "1 … 4 5 6 … 10"],
    [7, 10, "1 … 6 7 8 9 10"],
    [10, 10, "1 … 9 10"],
  ])("shows page %i of %i as %s", (current, count, shown) => {
    expect(written(current, count)).toBe(shown);
  });

  it("always shows the first, the current and the last page once, in order, and no gap of one page", () => {
    assert(
      property(integer({ min: 1, max: 500 }), integer({ min: 1, max: 500 }), (a, b) => {
        const [current, count] = [Math.min(a, b), Math.max(a, b)];
        const shown = pages(current, count).flatMap((item) => ("page" in item ? [item.page] : []));
        expect(shown).toEqual([...new Set(shown)].toSorted((x, y) => x - y));
        expect(shown).toEqual(expect.arrayContaining([1, current, count]));
        expect(shown.every((page, at) => at === 0 || page - (shown[at - 1] ?? 0) !== 2)).toBe(true);
      }),
    );
  });
});
