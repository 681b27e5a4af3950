import { calls } from "@kindling/domain/contract";
import { callKey, useDomain } from "@kindling/domain/react";
import { likePopupDelay, likePopupParameter, likesReloadDelay } from "@kindling/domain/rules";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { useSWRConfig } from "swr";
import { useLikePopup } from "../shared/people/popup-store.ts";
import { isLeaving } from "../shared/session/leave.ts";

/** Takes the parameter out of the address, in place: for the router the page stays what it is. */
function readAsked(): number | undefined {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  if (!query.has(likePopupParameter)) return undefined;
  const others = search
    .slice(1)
    .split("&")
    .filter((part) => !new URLSearchParams(part).has(likePopupParameter));
  history.replaceState(history.state, "", `${pathname}${others.length > 0 ? `?${others.join("&")}` : ""}${hash}`);
  return likePopupDelay(query);
}

/** Lets a fictional profile like the member once the time has passed that the address asks for, and tells it. */
export function useAskedLike(): void {
  const { key } = useLocation();
  const { client } = useDomain();
  const { mutate } = useSWRConfig();
  const { tell } = useLikePopup();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const like = useEffectEvent(async () => {
    if (isLeaving()) return;
    // Nobody has asked for it in so many words: what fails is not told.
    const answer = await client.call(calls.autoLike).catch(() => null);
    if (!answer?.profile) return;
    const { profile, match } = answer;
    tell({ kind: match ? "match" : "like", id: profile.id, automatic: profile });
    timer.current = setTimeout(() => void mutate(callKey(calls.getLikes, {})), likesReloadDelay);
  });

  useEffect(() => {
    const delay = readAsked();
    if (delay === undefined) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void like(), delay);
  }, [key]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
