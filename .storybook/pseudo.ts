const accents: Record<string, string> = Object.fromEntries(
  Array.from("aAcCdDeEgGhHiIjJkKlLnNoOrRsStTuUwWyYzZ").map((letter, at) => [
    letter,
    Array.from("åÅçÇďĎéÉğĞĥĤîÎĵĴķĶľĽñÑöÖŕŔšŠťŤûÛŵŴýÝžŽ")[at] ?? letter,
  ]),
);

/**
 * Accents the literal parts of an ICU message and makes it longer, its arguments and tags untouched: braces alternate between
 * literal (even depth) and argument (odd depth), as in `{count, plural, one {# like} other {# likes}}`.
 */
export function pseudo(message: string): string {
  let depth = 0;
  let inTag = false;
  let letters = 0;
  let text = "";
  for (const character of message) {
    if (character === "{") depth += 1;
    if (character === "<") inTag = true;
    const literal = depth % 2 === 0 && !inTag;
    text += literal ? (accents[character] ?? character) : character;
    if (literal && character.trim()) letters += 1;
    if (character === "}") depth -= 1;
    if (character === ">") inTag = false;
  }
  return `[${text} ${"·".repeat(Math.ceil(letters / 3))}]`;
}
