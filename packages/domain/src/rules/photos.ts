import { freePhotos, premiumPhotos, visitorPhotos } from "../constants.ts";

/** How many photos of another member a reader is sent; `null` is a visitor. */
export function photosShown(reader: { readonly paid: boolean } | null): number {
  if (reader === null) return visitorPhotos;
  return reader.paid ? premiumPhotos : freePhotos;
}
