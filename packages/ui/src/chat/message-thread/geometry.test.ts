import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { below, distanceToMiddle, distanceToTop, holds, pile, rangeOf, rowAt, spanOf, totalOf } from "./geometry.ts";

const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 });
const tops = (list: readonly number[]) => pile(list.length, (i) => list[i]!);

describe("geometry", () => {
  test("rowAt finds the row that holds y, and the nearest one outside", () => {
    const three = tops([10, 20, 30]);
    expect([-5, 0, 9, 10, 29, 30, 59, 60, 1000].map((y) => rowAt(three, y))).toEqual([0, 0, 0, 1, 1, 2, 2, 2, 2]);
    expect(rowAt(tops([]), 10)).toBe(0);
  });

  test("a pile that keeps a start of an older one is the pile made anew", () => {
    fc.assert(
      fc.property(heights, heights, (start, rest) => {
        const all = [...start, ...rest];
        const kept = pile(all.length, (i) => all[i]!, tops([...start, 7, 7]), start.length);
        expect(kept).toEqual(tops(all));
      }),
    );
  });

  test("CHAT-10 the range of a view holds every row that is in it, and no row beyond its edges", () => {
    fc.assert(
      fc.property(
        heights,
        fc.nat(2000),
        fc.integer({ min: 1, max: 800 }),
        fc.nat(500),
        (list, distance, height, margin) => {
          const stack = tops(list);
          const view = { distance: Math.min(distance, totalOf(stack)), height };
          const { top, bottom } = spanOf(stack, view, margin);
          const { near, far } = rangeOf(stack, view, margin);
          list.forEach((_, i) => {
            const seen = stack[i]! < bottom && stack[i + 1]! > top;
            const left = list.length - i;
            const outside = stack[i + 1]! < top || stack[i]! > bottom;
            expect(!seen || (left > near && left <= far)).toBe(true);
            expect(outside && left > near + 1 && left < far).toBe(false);
          });
          expect(holds({ near, far }, rangeOf(stack, view, 0))).toBe(true);
        },
      ),
    );
  });

  test("C-061 what is added above a row changes nothing in its distance from the end", () => {
    fc.assert(
      fc.property(heights, heights, (older, list) => {
        const before = tops(list);
        const after = tops([...older, ...list]);
        list.forEach((_, i) => expect(below(after, older.length + i)).toBe(below(before, i)));
      }),
    );
  });

  test("a target is never beyond the end", () => {
    const stack = tops([100, 100, 100, 100]);
    expect(distanceToTop(stack, 1, 200, 10)).toBe(110);
    expect(distanceToTop(stack, 3, 200, 10)).toBe(0);
    expect(distanceToMiddle(stack, 1, 200)).toBe(150);
    expect(distanceToMiddle(stack, 3, 200)).toBe(0);
  });
});
