import type { LikesType } from "@kindling/ui/likes-list";

/** Where each list of likes is. */
export const likesPaths = { received: "/likes/received", sent: "/likes/sent", matches: "/likes/matches" } as const;

/** Whether a parameter of an address names a list of likes. */
export const isLikesType = (value: string): value is LikesType => Object.hasOwn(likesPaths, value);

/** The list that a route's parameters name; without one, the likes received. */
export function likesTypeOf({ type = "" }: Readonly<Record<string, string | undefined>> = {}): LikesType {
  return isLikesType(type) ? type : "received";
}
