import type { Message } from "@kindling/domain/contract";
import type { IntlShape } from "react-intl";
import { messages } from "./chats.messages.ts";
import { giftName } from "./gift-name.ts";

/** What a message says in words: in the list, and where this page can show it no other way. */
export function wordsOf(message: Message, intl: IntlShape): string {
  switch (message.kind) {
    case "text":
    case "icebreaker":
      return message.text;
    case "photo":
      return intl.formatMessage(messages.photo);
    case "gift":
      return message.text ?? intl.formatMessage(messages.giftNamed, { gift: giftName(message.gift, intl) });
    default:
      return intl.formatMessage(messages.unknown);
  }
}
