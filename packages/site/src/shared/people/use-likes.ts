import { type BodyOf, calls, type Likes } from "@kindling/domain/contract";
import { callKey, useDomain } from "@kindling/domain/react";
import { toast } from "@kindling/ui/toast";
import { useContext } from "react";
import { useSWRConfig } from "swr";
import { useAnswer } from "../answers/use-answer.ts";
import { LoggedInContext } from "../user/use-user.ts";
import { asProblem } from "../problems/problem.ts";
import { useErrorText } from "../problems/use-error-text.ts";
import { tellLike } from "./like-news.ts";

/** Who is liked by the member, and the act of liking; what was liked stays liked in every list at once. */
export function useLikes({ origin }: Pick<BodyOf<typeof calls.like>, "origin"> = {}) {
  const loggedIn = useContext(LoggedInContext);
  const { client } = useDomain();
  const { mutate } = useSWRConfig();
  const errorText = useErrorText();
  const { data: likes, problem, onRetry } = useAnswer(calls.getLikes, loggedIn ? {} : null);
  const key = callKey(calls.getLikes, {});

  const withSent = (id: string, liked: boolean) => (current: Likes | undefined) =>
    current && {
      ...current,
      sent: liked ? [id, ...current.sent.filter((sent) => sent !== id)] : current.sent.filter((sent) => sent !== id),
    };

  /** Likes or unlikes; a refusal is said and changes nothing. */
  const setLiked = async (id: string, liked: boolean): Promise<void> => {
    try {
      const answer = liked
        ? await client.call(calls.like, { body: { profile: id, ...(origin && { origin }) } })
        : await client.call(calls.unlike, { body: { profile: id } });
      await mutate(key, withSent(id, liked), { revalidate: false });
      void mutate(key);
      if ("match" in answer && answer.match) tellLike({ kind: "match", id });
    } catch (failure) {
      toast(errorText(asProblem(failure)), { tone: "critical" });
    }
  };
  return { likes, problem, onRetry, isLiked: (id: string) => likes?.sent.includes(id) ?? false, setLiked };
}
