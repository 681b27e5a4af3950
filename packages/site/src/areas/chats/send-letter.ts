import type { Client } from "@kindling/domain/client";
import { type AnswerOf, calls } from "@kindling/domain/contract";
import type { OutboxItem } from "@kindling/domain/state";

/** What is sent, to whom, under which key. */
export type Letter = Pick<OutboxItem, "requestKey" | "profile" | "content">;

/** Sends a letter by the call for its kind. */
export function sendLetter(
  client: Client,
  { requestKey, profile, content }: Letter,
): Promise<AnswerOf<typeof calls.sendMessage>> {
  const body = { profile, request_key: requestKey };
  return content.kind === "gift"
    ? client.call(calls.sendGift, { body: { ...body, gift: content.gift } })
    : client.call(calls.sendMessage, { body: { ...body, text: content.text, kind: content.kind } });
}
