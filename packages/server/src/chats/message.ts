import type { Message } from "@kindling/domain/contract";
import type { MessageContent } from "@kindling/domain/rules";
import type { messages } from "../database/schema/index.ts";

export type MessageRow = typeof messages.$inferSelect;

/** What a stored message holds, by its kind. */
export const contentOf = ({ kind, text, gift }: Pick<MessageRow, "kind" | "text" | "gift">): MessageContent =>
  kind === "gift" ? { kind, gift: gift! } : { kind, text: text! };

/** A message as one of the two reads it; the request key is for its sender only. */
export function messageOf(row: MessageRow, readerId: number): Message {
  const own = row.senderId === readerId;
  const content = contentOf(row);
  return {
    id: String(row.id),
    seq: row.seq,
    own,
    sent_at: row.sentAt.toISOString(),
    request_key: own ? row.requestKey : null,
    ...(content.kind === "gift" ? { ...content, text: null } : content),
  };
}
