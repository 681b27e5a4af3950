import { calls, type Chats } from "@kindling/domain/contract";
import { callKey, useDomain } from "@kindling/domain/react";
import { useIntl } from "react-intl";
import { useSWRConfig } from "swr";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { messages } from "./chats.messages.ts";

/** The member's conversations, and taking one off the list. */
export function useConversations() {
  const intl = useIntl();
  const { client, clock } = useDomain();
  const { mutate } = useSWRConfig();
  const { data, problem, onRetry } = useAnswer(calls.getChats, {});

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
  return {
    chats: data?.chats,
    failed: problem !== null,
    now: clock.now(),
    onReload: onRetry,
    onRemove: (id: string) => void remove(id),
  };
}

export type Conversations = ReturnType<typeof useConversations>;
