export const skeletonShapes = {
  text: "k:h-[0.8em] k:rounded-control",
  block: "k:rounded-card",
  circle: "k:aspect-square k:rounded-full",
  photo: "k:aspect-4/5 k:rounded-card",
} as const;
