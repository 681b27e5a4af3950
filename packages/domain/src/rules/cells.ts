import { searchRadii } from "../constants.ts";
import { kilometersBetween, type Point } from "./point.ts";

/**
 * Where members are is only known by cells of about 28 kilometers, fixed for the whole earth. Both ends of a distance snap to
 * the middle of theirs before anything is computed: whoever asks from however many places learns no more than the cell.
 */

/** Degrees from south to north; from west to east as many as are as wide there. */
const height = 0.25;
const rowLength = 2_000;

const columnsOf = (row: number): number =>
  Math.max(1, Math.round((360 / height) * Math.cos(((row * height - 90 + height / 2) * Math.PI) / 180)));

const numberOf = (row: number, column: number): number => row * rowLength + column;

/** The cell of a point. */
export function cellOf({ lat, lon }: Point): number {
  const row = Math.min(Math.floor((lat + 90) / height), 180 / height - 1);
  const columns = columnsOf(row);
  return numberOf(row, Math.floor(((lon + 180) / 360) * columns) % columns);
}

/** The middle of a cell. */
export function middleOf(cell: number): Point {
  const row = Math.floor(cell / rowLength);
  const lon = (((cell % rowLength) + 0.5) / columnsOf(row)) * 360 - 180;
  return { lat: row * height - 90 + height / 2, lon };
}

/** Kilometers between two cells, as search has them: the least of its radii that reaches; `null` beyond them, or without a cell. */
export function distanceBetween(from: number | null, to: number | null): number | null {
  if (from === null || to === null) return null;
  const distance = kilometersBetween(middleOf(from), middleOf(to));
  return searchRadii.find((radius) => distance <= radius) ?? null;
}

/** The cells within a radius of a cell, the nearest first; of equally near ones the same first for everybody. */
export function cellsAround(cell: number, radius: number): number[] {
  const middle = middleOf(cell);
  const own = Math.floor(cell / rowLength);
  const reach = Math.ceil(radius / (height * 111));
  const near: { cell: number; distance: number }[] = [];
  for (let row = Math.max(0, own - reach); row <= Math.min(180 / height - 1, own + reach); row += 1) {
    const columns = columnsOf(row);
    const column = Math.floor(((middle.lon + 180) / 360) * columns);
    const steps = Math.min(reach + 1, Math.floor(columns / 2));
    for (let step = -steps; step <= steps; step += 1) {
      const other = numberOf(row, (column + step + columns) % columns);
      const distance = kilometersBetween(middle, middleOf(other));
      if (distance <= radius) near.push({ cell: other, distance });
    }
  }
  const sorted = near.toSorted((one, two) => one.distance - two.distance || one.cell - two.cell);
  return [...new Set(sorted.map((each) => each.cell))];
}
