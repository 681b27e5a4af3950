import type { Message } from "@kindling/domain/contract";
import type { messages } from "../database/schema/index.ts";

export type MessageRow = typeof messages.$inferSelect;

/** A message as one of the two reads it; the request key is for its sender only. */
export function messageOf(row: MessageRow, readerId: number): Message {
  const own = row.senderId === readerId;
  return {
    id: String(row.id),
    seq: row.seq,
    own,
    kind: row.kind,
    text: row.text,
    sent_at: row.sentAt.toISOString(),
    request_key: own ? row.requestKey : null,
  };
}
