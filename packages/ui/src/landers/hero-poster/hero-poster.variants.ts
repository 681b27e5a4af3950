export const heroLayouts = {
  /** Words over the picture, at the bottom on a phone and at the start on wider screens. */
  overlay: "grid",
  /** Words over the picture, in its middle. */
  center: "grid text-center",
  /** Words beside the picture, above it on a phone. */
  split: "grid md:grid-cols-2",
  /** Words above, the picture below in full width. */
  stack: "grid text-center",
} as const;

export type HeroLayout = keyof typeof heroLayouts;
