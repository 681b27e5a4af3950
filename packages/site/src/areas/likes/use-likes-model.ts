import { calls, type Likes, type ProfileCard } from "@kindling/domain/contract";
import type { LikesType } from "@kindling/ui/likes-list";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { useListPage } from "../../shared/lists/list-page.ts";
import type { ListPagesProps } from "../../shared/lists/list-pages.tsx";
import { useRouteMatch } from "../../shared/routing/route-context.ts";
import { likesPaths, likesTypeOf } from "./likes-types.ts";

/** A page of one list of likes as it is shown. */
export interface LikesShown {
  readonly listed: readonly ProfileCard[];
  /** Whose like was not seen yet. */
  readonly isNew: ReadonlySet<string>;
  /** How many were not seen, on all pages. */
  readonly unseen: number;
  readonly counts: Readonly<Record<LikesType, number>> | null;
  readonly pages: ListPagesProps;
}

const idsOf = (likes: Likes, type: LikesType): readonly string[] =>
  type === "received" ? likes.liked_by.map(({ id }) => id) : likes[type];

function shownOf(likes: Likes, type: LikesType, before: string | undefined): LikesShown {
  const members = new Map(likes.profiles.map((profile) => [profile.id, profile]));
  return {
    listed: idsOf(likes, type).flatMap((id) => members.get(id) ?? []),
    isNew: new Set(likes.liked_by.filter(({ like_new: fresh }) => fresh).map(({ id }) => id)),
    unseen: likes.unseen,
    counts: likes.counts,
    pages: { path: likesPaths[type], before, next: likes.next[type] },
  };
}

/** The page of the list of likes that the address names. */
export function useLikesModel() {
  const type = likesTypeOf(useRouteMatch()?.params);
  const page = useListPage();
  const { data: likes, problem, onRetry } = useAnswer(calls.getLikes, { type, ...page });
  return { type, shown: likes && shownOf(likes, type, page.before), problem, onRetry };
}
