export const skeletonShapes = {
  text: "h-[0.8em] rounded-control",
  block: "rounded-card",
  circle: "aspect-square rounded-full",
  photo: "aspect-4/5 rounded-card",
} as const;
