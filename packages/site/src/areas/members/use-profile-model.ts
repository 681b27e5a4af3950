import { calls } from "@kindling/domain/contract";
import { useLocation } from "react-router";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { usePage } from "../../shared/page/page-context.ts";
import { chatPath, giftPath } from "../../shared/people/card.ts";
import { useLiked } from "../../shared/people/use-liked.ts";
import { useParam } from "../../shared/routing/route-context.ts";
import { useUser } from "../../shared/user/use-user.ts";
import { memberQuery } from "./member-query.ts";
import { useSeenLike } from "./use-seen-like.ts";

/** The member whom the address names, and what the reader can do. */
export function useProfileModel() {
  const id = useParam("id");
  const { visit } = usePage();
  const user = useUser();
  const { data, problem, onRetry } = useAnswer(calls.getMember, memberQuery(id, visit));
  const { isLiked, setLiked } = useLiked([{ id }]);
  useSeenLike(id);
  const query = new URLSearchParams(useLocation().search);
  const own = user?.id === data?.profile.id;
  return {
    member: data,
    /** Which photo the address asks for, from 1 on. */
    photo: Number(query.get("photo") ?? 1),
    problem,
    onRetry,
    actions: {
      ...(user &&
        !own && {
          liked: isLiked(id),
          onLikedChange: (liked: boolean) => setLiked(id, liked),
          messageHref: chatPath(id),
          giftHref: giftPath(id),
        }),
      ...(!user && { signUpHref: "/signup" }),
    },
  };
}
