/**
 * The transcript's geometry, without a DOM. `tops[i]` is where row i starts, the last entry is where all end.
 * The reader's place is counted from the end: rows that appear or grow above it change nothing.
 */
export type Tops = Float64Array;

/** The rows between two counts from the end: `near` are left out below, `far` is where it starts. */
export type Range = { near: number; far: number };

/** The pixels below the lower edge of the view, and the view's height. */
export type View = { distance: number; height: number };

/** Piles heights up, taking over the first `kept` of an older pile. */
export function pile(count: number, heightAt: (index: number) => number, older?: Tops, kept = 0): Tops {
  const tops = new Float64Array(count + 1);
  if (older && kept > 0) tops.set(older.subarray(0, kept + 1));
  for (let i = kept; i < count; i++) tops[i + 1] = tops[i]! + heightAt(i);
  return tops;
}

export function totalOf(tops: Tops) {
  return tops[tops.length - 1]!;
}

/** The row at y; the first or the last one outside of all. */
export function rowAt(tops: Tops, y: number): number {
  let low = 0;
  let high = Math.max(tops.length - 2, 0);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tops[middle + 1]! > y) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Where the view starts and ends, widened by a margin on both sides. */
export function spanOf(tops: Tops, { distance, height }: View, margin = 0) {
  const bottom = totalOf(tops) - distance;
  return { top: bottom - height - margin, bottom: bottom + margin };
}

/** The rows that a view needs, widened by a margin on both sides. */
export function rangeOf(tops: Tops, view: View, margin: number): Range {
  const { top, bottom } = spanOf(tops, view, margin);
  const count = tops.length - 1;
  return { near: Math.max(count - 1 - rowAt(tops, bottom), 0), far: count - rowAt(tops, top) };
}

export function holds(range: Range, needed: Range) {
  return range.near <= needed.near && range.far >= needed.far;
}

/** How far the lower edge of a row is from the end. */
export function below(tops: Tops, index: number) {
  return totalOf(tops) - tops[index + 1]!;
}

/** The distance at which a row starts `margin` under the upper edge of the view; the end, where all of it fits. */
export function distanceToTop(tops: Tops, index: number, height: number, margin: number) {
  return Math.max(totalOf(tops) - tops[index]! + margin - height, 0);
}

/** The distance at which a row stands in the middle of the view. */
export function distanceToMiddle(tops: Tops, index: number, height: number) {
  const rowHeight = tops[index + 1]! - tops[index]!;
  return Math.max(below(tops, index) - (height - rowHeight) / 2, 0);
}
