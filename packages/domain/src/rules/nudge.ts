import { type Nudge, nudges } from "../vocabulary/nudges.ts";
import { nudgeNames, type NudgeWords, nudgeWords } from "./nudge-words.ts";

/** As it is compared: without case and accents, one blank between words, one kind of apostrophe. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .toLowerCase();

/** Phrases are letters, blanks, hyphens and apostrophes: nothing that a pattern means otherwise. */
const pattern = (phrase: string): string => plain(phrase).replaceAll("*", "\\p{L}*");

const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{Nd}])(?:${phrases.map(pattern).join("|")})(?![\\p{L}\\p{Nd}])`, "u");

type Finder = readonly (readonly [Nudge, RegExp])[];

const finderOf = (words: NudgeWords): Finder => nudges.map((nudge) => [nudge, anyOf(words[nudge])] as const);

const finders = new Map<string, Finder>();

function finderFor(language: string): Finder {
  const words = language === "" ? nudgeNames : nudgeWords[language];
  if (!words) return [];
  let finder = finders.get(language);
  if (!finder) finders.set(language, (finder = finderOf(words)));
  return finder;
}

/**
 * What a text is the first mention of, for which both are calmly warned; `null` for nothing. Names of payments and
 * messengers are looked for in every text, words in the languages that the two of a conversation may be writing in.
 */
export function nudgeFor(text: string, languages: readonly string[]): Nudge | null {
  const said = plain(text);
  const all = ["", ...new Set(languages)].flatMap(finderFor);
  return nudges.find((nudge) => all.some(([about, words]) => about === nudge && words.test(said))) ?? null;
}
