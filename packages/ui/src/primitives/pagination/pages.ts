/** A page's number, or a gap with the number of pages that it skips. */
export type PageItem = { page: number } | { gapAfter: number };

/** First and last page, the current one with a neighbour on each side; a gap never stands for one page alone. */
export function pages(current: number, count: number): PageItem[] {
  const near = [1, current - 1, current, current + 1, count];
  const edges = [current === 4 ? 2 : 0, current === count - 3 ? count - 1 : 0];
  const shown = [...new Set([...near, ...edges])]
    .filter((page) => page >= 1 && page <= count)
    .toSorted((a, b) => a - b);
  return shown.flatMap((page, at) => {
    const before = shown[at - 1] ?? page - 1;
    return before === page - 1 ? [{ page }] : [{ gapAfter: before }, { page }];
  });
}
