export const photoRatios = {
  /** The card's: 4:5, the face in the upper third. */
  portrait: "k:aspect-4/5 k:bg-cover k:bg-[50%_20%] k:object-cover k:object-[50%_20%]",
  square: "k:aspect-square k:bg-cover k:bg-[50%_20%] k:object-cover k:object-[50%_20%]",
  /** As the file is. */
  original: "k:h-auto k:bg-cover",
} as const;

export type PhotoRatio = keyof typeof photoRatios;
