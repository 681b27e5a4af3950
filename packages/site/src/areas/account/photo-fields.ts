/** The names by which the forms of one's own photos are sent, and the part of the page that they lead back to. */
export const photoFields = {
  section: "photos",
  /** The pictures that are added, and the names of those that were refused. */
  files: "photos",
  refused: "refused",
  /** A photo and its next place, as in `12:0`. */
  move: "move",
  /** The photo that is to be deleted, before and after the question. */
  ask: "ask",
  remove: "remove",
} as const;

/** What a button that moves a photo sends. */
export const moveTo = (photo: string, position: number): string => `${photo}:${position}`;

/** What such a button has sent; without a photo where none was pressed. */
export function readMove(value: string): { readonly photo: string; readonly position: number } {
  const [photo = "", position] = value.split(":");
  return { photo, position: Number(position) };
}
