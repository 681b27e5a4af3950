import { calls, type Likes } from "@kindling/domain/contract";
import { callKey, useCall, useDomain } from "@kindling/domain/react";
import { useContext, useEffect } from "react";
import { useSWRConfig } from "swr";
import { LoggedInContext } from "../../shared/user/use-user.ts";

/** Opening a liker's profile takes the new mark off their like. */
export function useSeenLike(id: string): void {
  const { client } = useDomain();
  const { mutate } = useSWRConfig();
  const { data: likes } = useCall(calls.getLikes, useContext(LoggedInContext) ? {} : null);
  const isNew = likes?.liked_by.some((like) => like.id === id && like.like_new) ?? false;
  useEffect(() => {
    if (!isNew) return;
    const key = callKey(calls.getLikes, {});
    const seen = (current: Likes | undefined) =>
      current && {
        ...current,
        liked_by: current.liked_by.map((like) => (like.id === id ? { ...like, like_new: false } : like)),
      };
    void mutate(key, seen, { revalidate: false });
    // A mark that could not be cleared comes back with the next refresh.
    void client.call(calls.seeLike, { body: { profile: id } }).catch(() => {});
  }, [client, id, isNew, mutate]);
}
