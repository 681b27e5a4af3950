/** What nothing is seen of: blanks, controls, what Unicode lets be ignored, marks alone, the Hangul fillers, the blank braille pattern. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{M}\u115f\u1160\u3164\uffa0\u2800]/gu;

/** Whether a database can keep a text: PostgreSQL keeps no NUL and no half of a surrogate pair, and nobody types one. */
export const isKeepable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => text.replace(unseen, "") === "";

const skin = "\\p{Emoji_Modifier}";
const pictograph = `\\p{Extended_Pictographic}(?:${skin}|\\ufe0f)?`;
/** An emoji that is made of several code points, or a code point of format that is seen nowhere else. */
const emojiOrUnseen = new RegExp(
  // Keycaps, the flags of regions, and pictographs that joiners make one.
  `([0-9#*]\\ufe0f?\\u20e3|\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{1,6}\\u{e007f}|${pictograph}(?:\\u200d${pictograph})*)` +
    "|[\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]",
  "gu",
);

/** A text without the code points that nobody sees; those that hold an emoji together stay. */
export const withoutUnseen = (text: string): string =>
  text.replace(emojiOrUnseen, (_, emoji: string | undefined) => emoji ?? "");
