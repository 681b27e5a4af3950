import { calls, type Chats } from "@kindling/domain/contract";
import { callKey, useDomain } from "@kindling/domain/react";
import { useSWRConfig } from "swr";
import type { OpenTranscript } from "./use-transcript.ts";

/** Marks a conversation as read, at once in list, badge and title, then on the server. */
export function useMarkRead({ latest, state, dispatch }: OpenTranscript): (seq: number) => void {
  const { client } = useDomain();
  const { mutate } = useSWRConfig();
  return (seq) => {
    const { readSeq } = state;
    const id = latest.conversation?.id;
    if (id === undefined || seq <= readSeq) return;
    dispatch({ type: "seen", seq });
    const read = (current: Chats | undefined) =>
      current && {
        chats: current.chats.map((chat) => (chat.conversation.id === id ? { ...chat, num_unread_messages: 0 } : chat)),
      };
    void mutate(callKey(calls.getChats, {}), read, { revalidate: false });
    // What could not be stored is unread again with the next refresh, and marked again when it is seen.
    client
      .call(calls.readChat, { body: { conversation: id, seq } })
      .catch(() => dispatch({ type: "unread", seq: readSeq }));
  };
}
