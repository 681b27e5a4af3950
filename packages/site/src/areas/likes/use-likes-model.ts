import type { Likes, ProfileCard } from "@kindling/domain/contract";
import type { LikesType } from "@kindling/ui/likes-list";
import { useLikes } from "../../shared/people/use-likes.ts";
import { useRouteMatch } from "../../shared/routing/route-context.ts";
import { isLikesType } from "./likes-types.ts";

/** One list of likes as it is shown. */
export interface LikesShown {
  readonly listed: readonly ProfileCard[];
  /** Whose like was not seen yet. */
  readonly isNew: ReadonlySet<string>;
  readonly counts: Readonly<Record<LikesType, number>>;
}

const idsOf = (likes: Likes, type: LikesType): readonly string[] =>
  type === "received" ? likes.liked_by.map(({ id }) => id) : likes[type];

function shownOf(likes: Likes, type: LikesType): LikesShown {
  const members = new Map(likes.profiles.map((profile) => [profile.id, profile]));
  return {
    listed: idsOf(likes, type).flatMap((id) => members.get(id) ?? []),
    isNew: new Set(likes.liked_by.filter(({ like_new: fresh }) => fresh).map(({ id }) => id)),
    counts: { received: likes.liked_by.length, sent: likes.sent.length, matches: likes.matches.length },
  };
}

/** The list of likes that the address names. */
export function useLikesModel() {
  const wanted = useRouteMatch()?.params["type"] ?? "";
  const type = isLikesType(wanted) ? wanted : "received";
  const { likes, problem, onRetry } = useLikes();
  return { type, shown: likes && shownOf(likes, type), problem, onRetry };
}
