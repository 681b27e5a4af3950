import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchRadii } from "../constants.ts";
import { cellOf, cellsAround, distanceBetween, middleOf } from "./cells.ts";
import { kilometersBetween } from "./point.ts";

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const anywhere = fc.record({ lat: degrees(90), lon: degrees(180) });
const inhabited = fc.record({ lat: degrees(70), lon: degrees(180) });
const radius = fc.constantFrom(...searchRadii);

describe("BEYOND-34 cells", () => {
  it("hold their middle, and are about 28 kilometers wide and high", () => {
    fc.assert(
      fc.property(inhabited, (point) => {
        const middle = middleOf(cellOf(point));
        expect(cellOf(middle)).toBe(cellOf(point));
        expect(kilometersBetween(point, middle)).toBeLessThan(21);
      }),
    );
  });

  it("are of the whole earth", () => {
    fc.assert(fc.property(anywhere, (point) => Number.isSafeInteger(cellOf(point))));
    expect(cellOf({ lat: 90, lon: 180 })).toBe(cellOf(middleOf(cellOf({ lat: 90, lon: 180 }))));
  });

  it("within a radius are those whose middle is, the nearest first, each once", () => {
    fc.assert(
      fc.property(inhabited, inhabited, radius, (from, to, most) => {
        const [cell, other] = [cellOf(from), cellOf(to)];
        const around = cellsAround(cell, most);
        expect(around[0]).toBe(cell);
        expect(new Set(around).size).toBe(around.length);
        const away = around.map((one) => kilometersBetween(middleOf(cell), middleOf(one)));
        expect(away).toEqual(away.toSorted((one, two) => one - two));
        const distance = distanceBetween(cell, other);
        expect(around.includes(other)).toBe(distance !== null && distance <= most);
      }),
    );
  });

  it("reach as far as the nearest neighbors over the line of dates", () => {
    const around = cellsAround(cellOf({ lat: -17, lon: 179.99 }), 50);
    expect(around).toContain(cellOf({ lat: -17, lon: -179.9 }));
  });
});
