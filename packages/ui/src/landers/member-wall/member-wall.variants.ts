export const wallLayouts = {
  grid: "grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6",
  /** The first is large; on wide screens the fourth too. */
  collage:
    "grid grid-cols-3 gap-2 lg:grid-cols-6 [&>li:first-child]:col-span-2 [&>li:first-child]:row-span-2 lg:[&>li:nth-child(4)]:col-span-2 lg:[&>li:nth-child(4)]:row-span-2",
  row: "flex snap-x snap-mandatory scroll-px-(--gutter) gap-3 overflow-x-auto overflow-y-hidden px-gutter pt-1.5 pb-3 [&>li]:w-44 [&>li]:shrink-0 [&>li]:snap-start",
} as const;

export type WallLayout = keyof typeof wallLayouts;
