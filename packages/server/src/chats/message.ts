import type { Message } from "@kindling/domain/contract";
import { maskContacts, type MessageContent } from "@kindling/domain/rules";
import type { messages } from "../database/schema/index.ts";

export type MessageRow = typeof messages.$inferSelect;

/** What a stored message holds, by its kind. */
export const contentOf = ({ kind, text, gift }: Pick<MessageRow, "kind" | "text" | "gift">): MessageContent =>
  kind === "gift" ? { kind, gift: gift! } : { kind, text: text! };

/**
 * A message as one of the two reads it; the request key is for its sender only. Ways out of the product are shown to who has
 * written in the conversation, too.
 */
export function messageOf(row: MessageRow, readerId: number, known: boolean): Message {
  const own = row.senderId === readerId;
  const content = contentOf(row);
  const text = content.kind === "gift" ? null : own || known ? content.text : maskContacts(content.text);
  return {
    id: String(row.id),
    seq: row.seq,
    own,
    sent_at: row.sentAt.toISOString(),
    request_key: own ? row.requestKey : null,
    ...(content.kind === "gift" ? { ...content, text: null } : { ...content, text: text! }),
    ...(text !== row.text && { masked: true }),
    ...(row.nudge && { nudge: row.nudge }),
  };
}
