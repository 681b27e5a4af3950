import { calls, type Chats } from "@kindling/domain/contract";
import { callKey, useDomain } from "@kindling/domain/react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { useSWRConfig } from "swr";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { unansweredName } from "./chat-filter.tsx";
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
  const waiting = data?.chats.filter(({ last_message: last }) => last?.own);
  const asked = new URLSearchParams(useLocation().search).has(unansweredName);
  // A list in which nobody is left says nothing: the last answer brings all of them back.
  const unanswered = asked && waiting !== undefined && waiting.length > 0;
  return {
    chats: unanswered ? waiting : data?.chats,
    /** Whether only those are there that the other is yet to answer; `undefined` where there are none. */
    unanswered: waiting && waiting.length > 0 ? unanswered : undefined,
    failed: problem !== null,
    now: clock.now(),
    onReload: onRetry,
    onRemove: (id: string) => void remove(id),
  };
}

export type Conversations = ReturnType<typeof useConversations>;
