export const wallLayouts = {
  grid: "k:grid k:grid-cols-2 k:gap-2 k:sm:grid-cols-3 k:lg:grid-cols-6",
  /** The first is large; on wide screens the fourth too. */
  collage:
    "k:grid k:grid-cols-3 k:gap-2 k:lg:grid-cols-6 k:[&>li:first-child]:col-span-2 k:[&>li:first-child]:row-span-2 k:lg:[&>li:nth-child(4)]:col-span-2 k:lg:[&>li:nth-child(4)]:row-span-2",
  row: "k:flex k:snap-x k:snap-mandatory k:scroll-px-(--k-gutter) k:gap-3 k:overflow-x-auto k:overflow-y-hidden k:px-gutter k:pt-1.5 k:pb-3 k:[&>li]:w-44 k:[&>li]:shrink-0 k:[&>li]:snap-start",
} as const;

export type WallLayout = keyof typeof wallLayouts;
