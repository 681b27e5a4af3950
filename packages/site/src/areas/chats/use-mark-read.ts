import { calls, type Chats } from "@kindling/domain/contract";
import { callKey, isKeyOf, useDomain } from "@kindling/domain/react";
import { countMost } from "@kindling/domain/rules";
import { useSWRConfig } from "swr";
import { countsOnly } from "../../shared/user/news.ts";
import type { OpenTranscript } from "./use-transcript.ts";

const isChatsKey = isKeyOf(calls.getChats);

/** Marks a conversation as read, at once in list, badge and title, then on the server. */
export function useMarkRead({ latest, state, dispatch }: OpenTranscript): (seq: number) => void {
  const { client } = useDomain();
  const { cache, mutate } = useSWRConfig();
  return (seq) => {
    const { readSeq } = state;
    const id = latest.conversation?.id;
    if (id === undefined || seq <= readSeq) return;
    dispatch({ type: "seen", seq });
    const isThis = ({ conversation }: Chats["chats"][number]) => conversation.id === id;
    const listed = [...cache.keys()].filter(isChatsKey).flatMap((key) => (cache.get(key)?.data as Chats)?.chats ?? []);
    const known = listed.find(isThis)?.num_unread_messages;
    const news = known ?? 0;
    const read = (current: Chats | undefined) =>
      current && {
        ...current,
        unread: current.unread < countMost ? Math.max(current.unread - news, 0) : current.unread,
        chats: current.chats.map((chat) => (isThis(chat) ? { ...chat, num_unread_messages: 0 } : chat)),
      };
    void mutate(isChatsKey, read, { revalidate: false });
    // What could not be stored is unread again with the next refresh, and marked again when it is seen.
    client
      .call(calls.readChat, { body: { conversation: id, seq } })
      // Where nothing of it was new, as after one's own words, nothing is counted anew.
      .then(() => known !== 0 && mutate(callKey(calls.getChats, countsOnly)))
      .catch(() => dispatch({ type: "unread", seq: readSeq }));
  };
}
