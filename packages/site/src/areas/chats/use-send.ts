import { calls } from "@kindling/domain/contract";
import { callKey, useDomain } from "@kindling/domain/react";
import { toast } from "@kindling/ui/toast";
import { useIntl } from "react-intl";
import { useSWRConfig } from "swr";
import { useUserChange } from "../../shared/user/use-user.ts";
import { asProblem } from "../../shared/problems/problem.ts";
import { useErrorText } from "../../shared/problems/use-error-text.ts";
import { messages } from "./chats.messages.ts";
import { dispatchOutbox, whileSending } from "./outbox-store.ts";

interface Letter {
  readonly requestKey: string;
  readonly profile: string;
  readonly text: string;
}

/** Sends a member's messages by way of their outbox; `onSent` brings the stored message in before the outbox lets go of it. */
export function useSend(account: string, onSent: () => Promise<unknown>) {
  const intl = useIntl();
  const { client, clock } = useDomain();
  const { mutate } = useSWRConfig();
  const errorText = useErrorText();
  const changeUser = useUserChange();

  const deliver = (letter: Letter): Promise<void> => whileSending(letter.requestKey, () => attempt(letter));
  const attempt = async ({ requestKey, profile, text }: Letter): Promise<void> => {
    try {
      const { credits } = await client.call(calls.sendMessage, { body: { profile, text, request_key: requestKey } });
      changeUser((user) => ({ ...user, credits }));
      await onSent().catch(() => {});
      dispatchOutbox(account, { type: "sent", requestKey });
      void mutate(callKey(calls.getChats, {}));
    } catch (failure) {
      const error = asProblem(failure);
      dispatchOutbox(account, { type: "failed", requestKey, error });
      toast(intl.formatMessage(messages.sendFailed, { reason: errorText(error) }), { tone: "critical" });
    }
  };

  return {
    send: (profile: string, text: string): void => {
      const letter = { requestKey: crypto.randomUUID(), profile, text };
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
