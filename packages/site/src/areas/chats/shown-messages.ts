import type { Message, Settings } from "@kindling/domain/contract";
import { minute } from "@kindling/domain/rules";
import type { OutboxItem } from "@kindling/domain/state";
import type { Message as ThreadMessage } from "@kindling/ui/message-thread";
import type { IntlShape } from "react-intl";
import { photoOf } from "../../shared/people/photo.ts";
import { giftName } from "./gift-name.ts";
import { giftPicture } from "./gift-picture.tsx";
import { wordsOf } from "./message-words.ts";
import { noteOf } from "./note-of.tsx";
import { noteMessages } from "./notes.messages.ts";

/** How a message is shown, and when. */
interface Showing {
  readonly settings: Settings;
  readonly intl: IntlShape;
  readonly now: number;
  /** The other one's id. */
  readonly about: string;
}

/** For so long a gift is unwrapped where it is first seen. */
const freshFor = minute;

const asGift = (gift: string, intl: IntlShape, fresh: boolean) => ({
  name: giftName(gift, intl),
  picture: giftPicture(gift),
  fresh,
});

const shownMessages = new WeakMap<Message, ThreadMessage>();

/**
 * A stored message, under the key that it was sent with where it is one's own, so that it takes the place of the pending
 * one. The same message gives the same object, so that the thread draws only what is new.
 */
export function asStored(message: Message, { settings, intl, now, about }: Showing): ThreadMessage {
  const known = shownMessages.get(message);
  if (known) return known;
  const sentAt = Date.parse(message.sent_at);
  const note = noteOf(message, about, intl);
  const shown: ThreadMessage = {
    id: message.request_key ?? message.id,
    author: message.own ? "own" : "other",
    sentAt,
    ...(note && { note }),
    ...contentOf(message, { settings, intl, fresh: now - sentAt < freshFor }),
  };
  shownMessages.set(message, shown);
  return shown;
}

const inWords = (message: Message, intl: IntlShape) => ({ kind: "text" as const, text: wordsOf(message, intl) });

function contentOf(
  message: Message,
  { settings, intl, fresh }: Omit<Showing, "now" | "about"> & { readonly fresh: boolean },
) {
  switch (message.kind) {
    case "photo": {
      const photo = photoOf(message.image, settings);
      const large = photoOf(message.image, settings, "full")?.src;
      const { kind, blurred } = message;
      return photo && large ? { kind, photo, large, blurred } : inWords(message, intl);
    }
    case "gift":
      return { kind: message.kind, gift: asGift(message.gift, intl, fresh) };
    default:
      return inWords(message, intl);
  }
}

/** A message that is on its way, as it will stand once it is stored. */
export const asPending = (
  { requestKey, content, createdAt, status, error }: OutboxItem,
  intl: IntlShape,
): ThreadMessage => ({
  id: requestKey,
  author: "own",
  sentAt: createdAt,
  // One that is held needs nothing more from who has sent it.
  ...(error?.code === "held_for_review"
    ? { note: { text: intl.formatMessage(noteMessages.held) } }
    : { state: status }),
  ...(content.kind === "gift"
    ? { kind: content.kind, gift: asGift(content.gift, intl, true) }
    : { kind: "text", text: content.text }),
});
