import { calls } from "@kindling/domain/contract";
import {
  accountOf,
  answering,
  bodyOf,
  book,
  breaks,
  breaksInTime,
  type Double,
  type Fault,
  insteadOf,
  of,
  taking,
  without,
} from "./double.ts";
import { underNewKey } from "./new-key.ts";

export const giftDoubles: readonly Double[] = [
  breaks(
    "a-gift-comes-to-its-reader",
    "every gift that comes is a coffee",
    answering(calls.getMessages, (page) => ({
      ...page,
      messages: page["messages"].map((message: { kind: string; own: boolean }) =>
        message.kind === "gift" && !message.own ? { ...message, gift: "coffee" } : message,
      ),
    })),
  ),
  breaksInTime("a-gift-is-charged-once-at-its-price", "a gift that is sent again is charged again", (): Fault => {
    const seen = new Set<unknown>();
    return of(calls.sendGift, async (request, next, world) => {
      const key = (await bodyOf(request))?.["request_key"];
      const response = await next(request);
      if (response.ok && seen.has(key)) book(world, accountOf(request, world)!.user.id, -world.settings.gift_credits);
      seen.add(key);
      return response;
    });
  }),
  breaks(
    "a-gift-is-charged-once-at-its-price",
    "the list says less than is taken",
    answering(calls.getGifts, ({ gifts }) => ({
      gifts: gifts.map((gift: { credits: number }) => ({ ...gift, credits: gift.credits - 1 })),
    })),
    ["nobody-gives-without-credits"],
  ),
  breaks(
    "a-gift-key-is-for-one-gift",
    "a key that was used gives something else",
    insteadOf("request_key_reused", calls.sendGift, underNewKey),
  ),
  breaks(
    "only-what-is-on-the-list-is-given",
    "whatever is not on the list is a rose",
    taking(calls.sendGift, (body) => (body["gift"] === "yacht" ? { ...body, gift: "rose" } : body)),
  ),
  breaks(
    "nobody-gives-without-credits",
    "a gift goes out on credit",
    insteadOf("not_enough_credits", calls.sendGift, async (request, next, world) => {
      book(world, accountOf(request, world)!.user.id, 1000);
      return next(request);
    }),
  ),
  breaks(
    "an-icebreaker-is-read-as-it-was-sent",
    "an icebreaker is any text",
    taking(calls.sendMessage, (body) => without(body, "kind")),
  ),
];
