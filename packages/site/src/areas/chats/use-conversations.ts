import { calls, type Chats } from "@kindling/domain/contract";
import { isKeyOf, useDomain } from "@kindling/domain/react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { useSWRConfig } from "swr";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { chatsQuery } from "./chats-query.ts";
import { hideChat, useHiddenChats } from "./chats-removed.ts";
import { messages } from "./chats.messages.ts";

const isChatsKey = isKeyOf(calls.getChats);

/** A page of the member's conversations, and taking one off the list. */
export function useConversations() {
  const intl = useIntl();
  const { client, clock } = useDomain();
  const { mutate } = useSWRConfig();
  const query = chatsQuery(new URLSearchParams(useLocation().search));
  const { data, problem, onRetry } = useAnswer(calls.getChats, query);
  const hidden = useHiddenChats();

  const remove = async (id: string): Promise<void> => {
    hideChat(id, true);
    try {
      await client.call(calls.removeChat, { body: { conversation: id } });
      // A list that was read before the answer has it still, and may be the one that stays until the next has come.
      const without = (known: Chats | undefined) =>
        known && { ...known, chats: known.chats.filter(({ conversation }) => conversation.id !== id) };
      await mutate(isChatsKey, without, { revalidate: false });
    } catch {
      // oxlint-disable-next-line no-alert -- the spec asks for the browser's own alert here
      alert(intl.formatMessage(messages.removeFailed));
    }
    // From now on a list knows best.
    await mutate(isChatsKey).catch(() => {});
    hideChat(id, false);
  };
  return {
    chats: data?.chats.filter(({ conversation }) => !hidden.has(conversation.id)),
    before: query.before,
    next: data?.next ?? null,
    /** Whether only those are there that the other is yet to answer. */
    unanswered: query.unanswered !== undefined,
    failed: problem !== null,
    now: clock.now(),
    onReload: onRetry,
    onRemove: (id: string) => void remove(id),
  };
}

export type Conversations = ReturnType<typeof useConversations>;
