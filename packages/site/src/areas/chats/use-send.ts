import { calls } from "@kindling/domain/contract";
import { isKeyOf, useDomain } from "@kindling/domain/react";
import type { MessageContent } from "@kindling/domain/rules";
import { toast } from "@kindling/ui/toast";
import { useIntl } from "react-intl";
import { useSWRConfig } from "swr";
import { useUserChange } from "../../shared/user/use-user.ts";
import { asProblem } from "../../shared/problems/problem.ts";
import { useErrorText } from "../../shared/problems/use-error-text.ts";
import { messages } from "./chats.messages.ts";
import { dispatchOutbox, whileSending } from "./outbox-store.ts";
import { type Letter, sendLetter } from "./send-letter.ts";

const isChatsKey = isKeyOf(calls.getChats);

/** Sends a member's messages by way of their outbox; `onSent` brings the stored message in before the outbox lets go of it. */
export function useSend(account: string, onSent: () => Promise<unknown>) {
  const intl = useIntl();
  const { client, clock } = useDomain();
  const { mutate } = useSWRConfig();
  const errorText = useErrorText();
  const changeUser = useUserChange();

  const deliver = (letter: Letter): Promise<boolean> => whileSending(letter, () => attempt(letter));
  const attempt = async (letter: Letter): Promise<void> => {
    const { requestKey } = letter;
    try {
      const { credits } = await sendLetter(client, letter);
      changeUser((user) => ({ ...user, credits }));
      await onSent().catch(() => {});
      dispatchOutbox(account, { type: "sent", requestKey });
      void mutate(isChatsKey);
    } catch (failure) {
      const error = asProblem(failure);
      dispatchOutbox(account, { type: "failed", requestKey, error });
      toast(intl.formatMessage(messages.sendFailed, { reason: errorText(error) }), { tone: "critical" });
    }
  };

  return {
    send: (profile: string, content: MessageContent): void => {
      const letter = { requestKey: crypto.randomUUID(), profile, content };
      dispatchOutbox(account, { type: "send", ...letter, at: clock.now() });
      void deliver(letter);
    },
    retry: (letter: Letter): void => {
      dispatchOutbox(account, { type: "retry", requestKey: letter.requestKey });
      void deliver(letter);
    },
    drop: (requestKey: string): void => dispatchOutbox(account, { type: "drop", requestKey }),
  };
}
