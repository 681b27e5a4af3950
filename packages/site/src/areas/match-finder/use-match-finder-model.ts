import { calls, type Interest, type ProfileCard } from "@kindling/domain/contract";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { knownInterests } from "../../shared/people/interests.ts";
import { useLiked } from "../../shared/people/use-liked.ts";
import { useUser } from "../../shared/user/use-user.ts";

/** Somebody who fits. */
export interface FoundMatch {
  readonly member: ProfileCard;
  /** How many interests the two have in common. */
  readonly shared: number;
  /** Theirs, those in common first. */
  readonly interests: readonly Interest[];
}

/** Who fits the member best, and liking them. */
export function useMatchFinderModel() {
  const user = useUser();
  const { data, problem, onRetry } = useAnswer(calls.findMatches, {});
  const { isLiked, setLiked } = useLiked(data?.profiles ?? [], { origin: "match_finder" });
  const own = knownInterests(user?.profile.interests ?? []);
  const found = data?.profiles.map((member): FoundMatch => {
    const interests = knownInterests(member.interests);
    const shared = interests.filter((interest) => own.includes(interest));
    return {
      member,
      shared: shared.length,
      interests: [...shared, ...interests.filter((interest) => !shared.includes(interest))],
    };
  });
  return { found, problem, onRetry, isLiked, onLikedChange: setLiked };
}
