import type { Message } from "@kindling/domain/contract";
import { maskContacts, type MessageContent, type PhotoContent } from "@kindling/domain/rules";
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

/** What one of the two reads of it: all of it, where they know each other. */
function shownOf({ message, ...read }: ReadMessage, whole: boolean) {
  const content = contentOf(message);
  switch (content.kind) {
    case "photo":
      return { kind: content.kind, image: imageOf(read), blurred: read.veiled === true };
    case "gift":
      return { ...content, text: null };
    default: {
      const text = whole ? content.text : maskContacts(content.text);
      return { ...content, text, ...(text !== content.text && { masked: true }) };
    }
  }
}

/**
 * A message as one of the two reads it; the request key is for its sender only. Ways out of the product are shown to who has
 * written in the conversation, too.
 */
export function messageOf(read: ReadMessage, readerId: number, known: boolean): Message {
  const { id, seq, senderId, sentAt, requestKey, nudge } = read.message;
  const own = senderId === readerId;
  return {
    id: String(id),
    seq,
    own,
    sent_at: sentAt.toISOString(),
    request_key: own ? requestKey : null,
    ...shownOf(read, own || known),
    ...(nudge && { nudge }),
  };
}
