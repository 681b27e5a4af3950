import { isGift } from "@kindling/domain/contract";
import type { IntlShape } from "react-intl";
import { messages } from "./chats.messages.ts";
import { giftMessages } from "./gifts.messages.ts";

/** What a gift is called; one of tomorrow's is just a gift. */
export const giftName = (gift: string, intl: IntlShape): string =>
  intl.formatMessage(isGift(gift) ? giftMessages[gift] : messages.gift);
