export const photoRatios = {
  /** The card's: 4:5, the face in the upper third. */
  portrait: "aspect-4/5 bg-cover bg-[50%_20%] object-cover object-[50%_20%]",
  square: "aspect-square bg-cover bg-[50%_20%] object-cover object-[50%_20%]",
  /** As the file is. */
  original: "h-auto bg-cover",
} as const;

export type PhotoRatio = keyof typeof photoRatios;
