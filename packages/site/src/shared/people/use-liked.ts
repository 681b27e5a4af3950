import { type BodyOf, calls, type Likes, type ProfileCard } from "@kindling/domain/contract";
import { useCall, useDomain } from "@kindling/domain/react";
import { toast } from "@kindling/ui/toast";
import { useContext } from "react";
import { useSWRConfig } from "swr";
import { LoggedInContext } from "../user/use-user.ts";
import { asProblem } from "../problems/problem.ts";
import { useErrorText } from "../problems/use-error-text.ts";
import { tellLike } from "./like-news.ts";
import { isLikesKey, likesAmong } from "./likes-query.ts";

const withSent = (id: string, liked: boolean) => (current: Likes | undefined) => {
  if (!current) return current;
  const others = current.sent.filter((sent) => sent !== id);
  return { ...current, sent: liked ? [id, ...others] : others };
};

/** Whom of those who are shown the member likes, and the act of liking; what was liked stays liked in every list at once. */
export function useLiked(
  shown: readonly Pick<ProfileCard, "id">[],
  { origin }: Pick<BodyOf<typeof calls.like>, "origin"> = {},
) {
  const loggedIn = useContext(LoggedInContext);
  const { client } = useDomain();
  const { mutate } = useSWRConfig();
  const errorText = useErrorText();
  const { data: likes } = useCall(calls.getLikes, loggedIn ? likesAmong(shown) : null);

  /** Likes or unlikes; a refusal is said and changes nothing. */
  const setLiked = async (id: string, liked: boolean): Promise<void> => {
    try {
      const answer = liked
        ? await client.call(calls.like, { body: { profile: id, ...(origin && { origin }) } })
        : await client.call(calls.unlike, { body: { profile: id } });
      await mutate(isLikesKey, withSent(id, liked), { revalidate: false });
      void mutate(isLikesKey);
      if ("match" in answer && answer.match) tellLike({ kind: "match", id });
    } catch (failure) {
      toast(errorText(asProblem(failure)), { tone: "critical" });
    }
  };
  return { isLiked: (id: string) => likes?.sent.includes(id) ?? false, setLiked };
}
