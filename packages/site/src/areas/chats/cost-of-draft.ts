import type { Settings } from "@kindling/domain/contract";

/** What a press on "Send" would cost: the text, where there is one, and each photo. With nothing yet, a message's price. */
export function costOfDraft(
  draft: string,
  photos: number,
  { message_credits, photo_credits }: Pick<Settings, "message_credits" | "photo_credits">,
): number {
  const hasText = draft.trim() !== "" || photos === 0;
  return (hasText ? message_credits : 0) + photos * photo_credits;
}
