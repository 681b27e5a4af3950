let segmenter: Intl.Segmenter | undefined;

/** The length of a text as a person counts it: an emoji or a letter with its accent is one. */
export function countGraphemes(text: string) {
  if (isAscii.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}

const isAscii = /^[\x20-\x7e\n]*$/;
