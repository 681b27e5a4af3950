import { reservedNames, type Settings } from "../contract/index.ts";
import { skeletonOf } from "../text/index.ts";

/** What a site is called, where it speaks of itself. */
export type SiteNames = Pick<Settings, "name" | "mail_name">;

/** So many letters are no part of another word by chance. */
const distinctive = 7;

const joined = (text: string): string => skeletonOf(text).replaceAll(" ", "");
const words = Object.values(reservedNames).flat();

/** The words of a name as they look, `AnnaSupport` being two. */
const wordsOf = (name: string): readonly string[] =>
  skeletonOf(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")).split(" ");

/** Whether a name looks like the site's own or that of somebody who speaks for it, in whatever letters. */
export function isReservedName(name: string, site: SiteNames): boolean {
  const reserved = [...words, site.name, site.mail_name].map(joined).filter(Boolean);
  // With its digits, which may stand for letters, and without.
  return [name, name.replace(/\p{N}/gu, " ")].some((spelling) => {
    const parts = new Set(wordsOf(spelling));
    const whole = joined(spelling);
    return reserved.some(
      (word) => parts.has(word) || whole === word || (word.length >= distinctive && whole.includes(word)),
    );
  });
}
