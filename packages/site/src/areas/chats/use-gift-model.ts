import { calls, isGift } from "@kindling/domain/contract";
import { callKey } from "@kindling/domain/react";
import { useState } from "react";
import { useLocation } from "react-router";
import { useSWRConfig } from "swr";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { conversationPath, giftPath } from "../../shared/people/card.ts";
import { useParam } from "../../shared/routing/route-context.ts";
import { useNavigate } from "../../shared/routing/use-navigate.ts";
import { withWayBack } from "../../shared/routing/way-back.ts";
import { useMember } from "../../shared/user/use-user.ts";
import { closedFor } from "./closed-for.ts";
import { useSend } from "./use-send.ts";

/** What can be given to the member whom the address names. */
export function useGiftModel() {
  const id = useParam("id");
  const user = useMember();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const query = { profile: id };
  const list = useAnswer(calls.getGifts, {});
  const transcript = useAnswer(calls.getMessages, query);
  const posted = usePosted("gift");
  const asked = new URLSearchParams(useLocation().search).get("gift");
  const [chosen, setChosen] = useState(posted?.values["gift"]?.[0] ?? asked ?? undefined);
  const { send } = useSend(user.id, () => mutate(callKey(calls.getMessages, query)));
  const failed = [list, transcript].find(({ problem }) => problem);
  const here = chosen === undefined ? giftPath(id) : `${giftPath(id)}?${new URLSearchParams({ gift: chosen })}`;
  return {
    problem: failed?.problem ?? null,
    onRetry: failed?.onRetry ?? list.onRetry,
    profile: transcript.data?.profile,
    /** Those that this version can send. */
    gifts: list.data?.gifts.filter(({ id: gift }) => isGift(gift)),
    credits: user.credits,
    paid: user.paid_user,
    /** Why nothing can be given, apart from credits: each gift has a price of its own. */
    closed: closedFor(user, 0, transcript.data?.closed ?? null),
    refusal: posted?.problem ?? null,
    chosen,
    setChosen,
    /** Where credits are bought, with the way back to this very gift. */
    buyHref: withWayBack(user.paid_user ? "/credits" : "/premium", here),
    send: (gift: string): void => {
      if (!isGift(gift)) return;
      send(id, { kind: "gift", gift });
      navigate(conversationPath(id), { replace: true });
    },
  };
}

export type GiftModel = ReturnType<typeof useGiftModel>;
