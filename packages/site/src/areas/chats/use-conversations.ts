import { calls, type Chats } from "@kindling/domain/contract";
import { callKey, useCall, useDomain } from "@kindling/domain/react";
import { useIntl } from "react-intl";
import { useSWRConfig } from "swr";
import { messages } from "./chats.messages.ts";

/** The member's conversations, and taking one off the list. */
export function useConversations() {
  const intl = useIntl();
  const { client } = useDomain();
  const { mutate } = useSWRConfig();
  const { data, error, mutate: reload } = useCall(calls.getChats, {});

  const remove = async (id: string): Promise<void> => {
    const key = callKey(calls.getChats, {});
    const without = (current: Chats | undefined) =>
      current && { chats: current.chats.filter((chat) => chat.conversation.id !== id) };
    await mutate(key, without, { revalidate: false });
    try {
      await client.call(calls.removeChat, { body: { conversation: id } });
    } catch {
      // oxlint-disable-next-line no-alert -- the spec asks for the browser's own alert here
      alert(intl.formatMessage(messages.removeFailed));
    }
    void mutate(key);
  };
  return { chats: data?.chats, failed: Boolean(error) && !data, reload: () => void reload(), remove };
}
