import type { Message } from "@kindling/domain/contract";
import type { MessageContent, PhotoContent } from "@kindling/domain/rules";
import type { messages } from "../database/schema/index.ts";
import { imageOf, type ReadPhoto } from "./message-photos.ts";

export type MessageRow = typeof messages.$inferSelect;

/** A message with the photo that belongs to it. */
export interface ReadMessage extends ReadPhoto {
  readonly message: MessageRow;
}

/** What a stored message holds, by its kind. */
export function contentOf({
  kind,
  text,
  photo,
  gift,
}: Pick<MessageRow, "kind" | "text" | "photo" | "gift">): MessageContent | PhotoContent {
  switch (kind) {
    case "photo":
      return { kind, photo: photo! };
    case "gift":
      return { kind, gift: gift! };
    default:
      return { kind, text: text! };
  }
}

/** What one of the two reads of it. */
function shownOf({ message, ...read }: ReadMessage) {
  const content = contentOf(message);
  switch (content.kind) {
    case "photo":
      return { kind: content.kind, image: imageOf(read), blurred: read.veiled === true };
    case "gift":
      return { ...content, text: null };
    default:
      return content;
  }
}

/** A message as one of the two reads it; the request key is for its sender only. */
export function messageOf(read: ReadMessage, readerId: number): Message {
  const { id, seq, senderId, sentAt, requestKey } = read.message;
  const own = senderId === readerId;
  return {
    id: String(id),
    seq,
    own,
    sent_at: sentAt.toISOString(),
    request_key: own ? requestKey : null,
    ...shownOf(read),
  };
}
