import { type FieldProblem, type Gift, gifts, giftWeights, type Settings } from "../contract/index.ts";
import { fitsText, limitsOf, normalizeText } from "../text/index.ts";

/** What a message holds as it is sent, by its kind. */
export type MessageContent =
  | { readonly kind: "text" | "icebreaker"; readonly text: string }
  | { readonly kind: "gift"; readonly gift: Gift };

type Prices = Pick<Settings, "message_credits" | "gift_credits">;

/** Whether two messages hold the same. */
export const sameContent = (one: MessageContent, other: MessageContent): boolean =>
  Object.entries(one).every(([name, value]) => Object(other)[name] === value);

/** What a message costs, by what it holds. */
export const costOf = (content: MessageContent, { message_credits, gift_credits }: Prices): number =>
  content.kind === "gift" ? giftWeights[content.gift] * gift_credits : message_credits;

/** What can be given on a site, and what each costs there: the list that `getGifts` answers. */
export const giftsOf = (settings: Prices): { id: Gift; credits: number }[] =>
  gifts.map((gift) => ({ id: gift, credits: costOf({ kind: "gift", gift }, settings) }));

/** The kind of the ledger's entry that pays for a message. */
export const ledgerKindOf = ({ kind }: MessageContent): "message" | "gift" => (kind === "gift" ? "gift" : "message");

/** A text as it is looked for: case does not matter, nor do blanks around it. */
export const findable = (text: string): string => normalizeText(text).toLowerCase();

/** Checks a message's text against `message_length`. */
export function checkMessage(value: string, maxLength: number): FieldProblem | undefined {
  const text = normalizeText(value);
  if (text === "") return { code: "required" };
  return !fitsText(text, limitsOf(maxLength)) ? { code: "too_long", max: maxLength } : undefined;
}
