export const heroLayouts = {
  /** Words over the picture, at the bottom on a phone and at the start on wider screens. */
  overlay: "k:grid",
  /** Words over the picture, in its middle. */
  center: "k:grid k:text-center",
  /** Words beside the picture, above it on a phone. */
  split: "k:grid k:md:grid-cols-2",
  /** Words above, the picture below in full width. */
  stack: "k:grid k:text-center",
} as const;

export type HeroLayout = keyof typeof heroLayouts;
