/**
 * The scripts that languages of today are written in, as Unicode recommends them for names (UTS 39). Others are for scholars, or
 * look like these letter by letter.
 */
const recommended = [
  "Arabic",
  "Armenian",
  "Bengali",
  "Bopomofo",
  "Cyrillic",
  "Devanagari",
  "Ethiopic",
  "Georgian",
  "Greek",
  "Gujarati",
  "Gurmukhi",
  "Han",
  "Hangul",
  "Hebrew",
  "Hiragana",
  "Kannada",
  "Katakana",
  "Khmer",
  "Lao",
  "Latin",
  "Malayalam",
  "Myanmar",
  "Oriya",
  "Sinhala",
  "Tamil",
  "Telugu",
  "Thaana",
  "Thai",
  "Tibetan",
];

/** Scripts that one language writes side by side in a word. */
const together = [
  ["Latin", "Han", "Hiragana", "Katakana"],
  ["Latin", "Han", "Hangul"],
  ["Latin", "Han", "Bopomofo"],
];

/** Words of one script, or of scripts that belong together; digits, marks and signs belong to each. */
const words = [...recommended.map((script) => [script]), ...together].map(
  (scripts) => new RegExp(`^[\\P{L}${scripts.map((script) => `\\p{Script_Extensions=${script}}`).join("")}]*$`, "u"),
);

/** Whether each word is written in one script: an a of another alphabet among Latin letters looks the same and is not. */
export const isOneScriptAWord = (text: string): boolean =>
  text.split(/[^\p{L}\p{M}\p{N}]+/u).every((word) => words.some((pattern) => pattern.test(word)));
