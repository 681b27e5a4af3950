import { calls, type ProfileCard, type QueryOf } from "@kindling/domain/contract";
import { isKeyOf } from "@kindling/domain/react";
import { likesAmongMost } from "@kindling/domain/rules";
import { want, type WantedCall } from "../routing/route.ts";

type LikesQuery = QueryOf<typeof calls.getLikes>;

/** Whether a cache key is of likes, whichever of them. */
export const isLikesKey = isKeyOf(calls.getLikes);

/** What is between the reader and some members; nothing is asked of nobody. */
export const likesAmong = (members: readonly Pick<ProfileCard, "id">[]): LikesQuery | null =>
  members.length > 0
    ? {
        among: members
          .slice(0, likesAmongMost)
          .map(({ id }) => id)
          .join(),
      }
    : null;

/** The latest matches: whoever has just become one is among them. */
export const latestMatches: LikesQuery = { type: "matches" };

/** What a page with hearts asks for, once it is known whose they are. */
export function wantLiked(shown: readonly Pick<ProfileCard, "id">[] = []): readonly WantedCall[] {
  const query = likesAmong(shown);
  return query ? [want(calls.getLikes, query)] : [];
}
