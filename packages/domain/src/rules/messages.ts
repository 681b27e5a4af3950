import { type FieldProblem, type Gift, gifts, giftWeights, type Settings } from "../contract/index.ts";
import { fitsText, limitsOf, normalizeText } from "../text/index.ts";

/** What a message holds as it is sent, by its kind. */
export type MessageContent =
  | { readonly kind: "text" | "icebreaker"; readonly text: string }
  | { readonly kind: "gift"; readonly gift: Gift };

/** A photo, by what tells its file from any other: the file itself goes beside it, and no device keeps it. */
export interface PhotoContent {
  readonly kind: "photo";
  readonly photo: string;
}

type AnyContent = MessageContent | PhotoContent;
type Prices = Pick<Settings, "message_credits" | "photo_credits" | "gift_credits">;

/** Whether two messages hold the same. */
export const sameContent = (one: AnyContent, other: AnyContent): boolean =>
  Object.entries(one).every(([name, value]) => Object(other)[name] === value);

/** What a message costs, by what it holds. */
export function costOf(content: AnyContent, settings: Prices): number {
  switch (content.kind) {
    case "photo":
      return settings.photo_credits;
    case "gift":
      return giftCost(content.gift, settings);
    default:
      return settings.message_credits;
  }
}

const giftCost = (gift: Gift, { gift_credits }: Pick<Prices, "gift_credits">): number =>
  giftWeights[gift] * gift_credits;

/** What can be given on a site, and what each costs there: the list that `getGifts` answers. */
export const giftsOf = (settings: Pick<Prices, "gift_credits">): { id: Gift; credits: number }[] =>
  gifts.map((gift) => ({ id: gift, credits: giftCost(gift, settings) }));

/** The kind of the ledger's entry that pays for a message. */
export const ledgerKindOf = ({ kind }: AnyContent): "message" | "photo" | "gift" =>
  kind === "photo" || kind === "gift" ? kind : "message";

/** A text as it is looked for: case does not matter, nor do blanks around it. */
export const findable = (text: string): string => normalizeText(text).toLowerCase();

/** Checks a message's text against `message_length`. */
export function checkMessage(value: string, maxLength: number): FieldProblem | undefined {
  const text = normalizeText(value);
  if (text === "") return { code: "required" };
  return !fitsText(text, limitsOf(maxLength)) ? { code: "too_long", max: maxLength } : undefined;
}
