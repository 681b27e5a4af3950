import { calls, type Likes } from "@kindling/domain/contract";
import { useCall, useDomain } from "@kindling/domain/react";
import { countMost } from "@kindling/domain/rules";
import { useContext, useEffect, useRef } from "react";
import { useSWRConfig } from "swr";
import { isLikesKey, likesAmong } from "../../shared/people/likes-query.ts";
import { LoggedInContext } from "../../shared/user/use-user.ts";

/** Likes once one of them was seen, wherever it is listed or counted; what is too many to count stays so. */
const withSeen = (id: string) => (current: Likes | undefined) =>
  current && {
    ...current,
    unseen: current.unseen < countMost ? Math.max(current.unseen - 1, 0) : current.unseen,
    liked_by: current.liked_by.map((like) => (like.id === id ? { ...like, like_new: false } : like)),
  };

/** Opening a liker's profile takes the new mark off their like. */
export function useSeenLike(id: string): void {
  const { client } = useDomain();
  const { mutate } = useSWRConfig();
  const { data: likes } = useCall(calls.getLikes, useContext(LoggedInContext) ? likesAmong([{ id }]) : null);
  const isNew = likes?.liked_by.some((like) => like.id === id && like.like_new) ?? false;
  /** Whose mark was to be cleared: one that could not be comes back, and is not tried for ever. */
  const tried = useRef("");
  useEffect(() => {
    if (!isNew || tried.current === id) return;
    tried.current = id;
    void mutate(isLikesKey, withSeen(id), { revalidate: false });
    void client.call(calls.seeLike, { body: { profile: id } }).catch(() => mutate(isLikesKey));
  }, [client, id, isNew, mutate]);
}
