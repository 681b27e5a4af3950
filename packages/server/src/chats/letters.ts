import type { BodyOf, calls } from "@kindling/domain/contract";
import { checkMessage, normalizeText } from "@kindling/domain/rules";
import { refuseFields } from "@kindling/domain/schemas";
import type { Site } from "../sites.ts";
import type { Letter } from "./send-message.ts";

/** A letter in words, as it was asked for; refuses what is not fit to be sent. */
export function letterOfText(
  { profile, text: written, kind = "text", request_key }: BodyOf<typeof calls.sendMessage>,
  { settings }: Site,
): Letter {
  const text = normalizeText(written);
  refuseFields({ text: checkMessage(text, settings.message_length) });
  return { to: Number(profile), content: { kind, text }, requestKey: request_key };
}

/** A gift, as it was asked for. */
export const letterOfGift = ({ profile, gift, request_key }: BodyOf<typeof calls.sendGift>): Letter => ({
  to: Number(profile),
  content: { kind: "gift", gift },
  requestKey: request_key,
});
