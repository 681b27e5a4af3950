import { calls, type Chats } from "@kindling/domain/contract";
import { callKey, useDomain } from "@kindling/domain/react";
import { useRef } from "react";
import { useSWRConfig } from "swr";

/** Marks a conversation as read, at once in list, badge and title, then on the server. */
export function useMarkRead(): (conversation: string, seq: number) => void {
  const { client } = useDomain();
  const { mutate } = useSWRConfig();
  const marked = useRef(new Map<string, number>());
  return (conversation, seq) => {
    if ((marked.current.get(conversation) ?? 0) >= seq) return;
    marked.current.set(conversation, seq);
    const read = (current: Chats | undefined) =>
      current && {
        chats: current.chats.map((chat) =>
          chat.conversation.id === conversation ? { ...chat, num_unread_messages: 0 } : chat,
        ),
      };
    void mutate(callKey(calls.getChats, {}), read, { revalidate: false });
    // What could not be stored is unread again with the next refresh, and marked again when it is seen.
    client.call(calls.readChat, { body: { conversation, seq } }).catch(() => marked.current.delete(conversation));
  };
}
