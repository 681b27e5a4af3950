import { freePhotos, photoMaxPixels, photoMaxShape, photoMinEdge, premiumPhotos, visitorPhotos } from "../constants.ts";
import type { PhotoProblem } from "../vocabulary/index.ts";

/** How many photos of another member a reader is sent; `null` is a visitor. */
export function photosShown(reader: { readonly paid: boolean } | null): number {
  if (reader === null) return visitorPhotos;
  return photosKept(reader);
}

/** How many photos a member may have. */
export const photosKept = ({ paid }: { readonly paid: boolean }): number => (paid ? premiumPhotos : freePhotos);

/** Why a picture of so many pixels is not taken; nothing where it is. */
export function checkPhotoSize(width: number, height: number): PhotoProblem | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (width * height > photoMaxPixels) return "large";
  if (long > short * photoMaxShape) return "shape";
  return short < photoMinEdge ? "small" : undefined;
}
