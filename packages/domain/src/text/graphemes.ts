import { isBlank } from "./visible.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Text as it counts: one kind of line break, nothing blank around it, and empty where nothing of it is seen. */
export const normalizeText = (text: string): string => (isBlank(text) ? "" : text.replace(/\r\n?/g, "\n").trim());

/** How many characters a person counts in a text: a family emoji is one, e with its accent is one. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
