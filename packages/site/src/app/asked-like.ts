import type { Client } from "@kindling/domain/client";
import { calls } from "@kindling/domain/contract";
import { likePopupDelay, likePopupParameter, likesReloadDelay } from "@kindling/domain/rules";
import { tellLike } from "../shared/people/like-news.ts";
import { isLeaving } from "../shared/session/leave.ts";

let timer: ReturnType<typeof setTimeout> | undefined;

/** Takes the parameter out of the address, in place: for the router the page stays what it is. */
function takeAsked(): number | undefined {
  const { pathname, search, hash } = location;
  const parts = search.slice(1).split("&");
  const others = parts.filter((part) => !new URLSearchParams(part).has(likePopupParameter)).join("&");
  history.replaceState(history.state, "", `${pathname}${others && `?${others}`}${hash}`);
  return likePopupDelay(new URLSearchParams(search));
}

/** Lets a fictional profile like the member once the time has passed that the address asks for, and tells it. */
export function awaitAskedLike(client: Client, reloadLikes: () => void): void {
  const delay = takeAsked();
  if (delay === undefined) return;
  const like = async () => {
    if (isLeaving()) return;
    const { profile, match } = await client.call(calls.autoLike);
    if (!profile) return;
    tellLike({ kind: match ? "match" : "like", id: profile.id, automatic: profile });
    setTimeout(reloadLikes, likesReloadDelay);
  };
  clearTimeout(timer);
  // Nobody has asked for it in so many words: what fails is not told.
  timer = setTimeout(() => void like().catch(() => {}), delay);
}
