import { countGraphemes } from "./graphemes.ts";

/** How long a text may be, each as something else counts it. */
export interface TextLimits {
  /** As a person counts: what the interface says. */
  readonly graphemes: number;
  /** As Unicode counts: one grapheme may be built of any number of them. */
  readonly points: number;
  /** As UTF-8 counts: what is sent and kept. */
  readonly bytes: number;
}

/** Code points that graphemes may have on average; a flag has up to seven, a couple that kisses ten. */
const pointsOfGrapheme = 8;
const bytesOfGrapheme = 28;

/** The limits of a text of so many characters, as a person counts them. */
export const limitsOf = (graphemes: number): TextLimits => ({
  graphemes,
  points: graphemes * pointsOfGrapheme,
  bytes: graphemes * bytesOfGrapheme,
});

/** How many code points a text has. */
function countPoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Whether a text is within all its limits. What is cheap to count is counted first: nobody's time goes by the length of what they are sent. */
export function fitsText(text: string, { graphemes, points, bytes }: TextLimits): boolean {
  // No text has more code points than UTF-16 units, nor more than twice as few.
  if (text.length > points * 2 || text.length > bytes) return false;
  if (text.length > points && countPoints(text) > points) return false;
  if (text.length * 3 > bytes && new TextEncoder().encode(text).length > bytes) return false;
  return text.length <= graphemes || countGraphemes(text) <= graphemes;
}
