/**
 * Letters that look like Latin ones, and the Latin ones in the same order: of Greek, Cyrillic and Armenian, with strokes and hooks, small
 * capitals, and the digits and signs that people write instead. Only scripts that names may have (`scripts.ts`), so that Unicode's
 * whole list of 6,000 is not needed.
 */
const lookalikes = [
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεηικνορςστυχωϲϳμ", "ABEZHIKMNOPTYXabeniknopcotuxwcju"],
  ["АВЕЅІЈКМНОРСТУХЬаԁегѕһіјкӏмпоԛрстцухԝьвнү", "ABESIJKMHOPCTYXbadersnijklmnoqpctuyxwbbny"],
  ["ՍՕՏաեհոսցօռ", "UOSwehnugon"],
  ["ƀɓɖɗđɑǝəɛɡɠħɦıɩɪłƚɫɲƞŋøɵɔƥɍʀʂŧƫʋʏƴƶþðſ", "bbdddaeeeggnhiiilllnnnooopprsttvyyzpdf"],
  ["ᴀʙᴄᴅᴇꜰɢʜᴊᴋʟᴍɴᴏᴘꞯꜱᴛᴜᴠᴡᴢ", "abcdefghjklmnopqstuvwz"],
  ["0134578!|$€£@¢ⅼ", "oleastbllselacl"],
] as const;

const latin = new Map(
  lookalikes.flatMap(([from, to]) => Array.from(from, (letter, index) => [letter, to[index]!] as const)),
);

/** The letters in a circle or a square, as in 🅐 and 🆂, and those of flags. */
const enclosed = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
const letterIn = (sign: string): string => {
  const point = sign.codePointAt(0)!;
  const first = [0x1f1e6, 0x1f170, 0x1f150].find((start) => point >= start)!;
  return String.fromCodePoint(0x61 + point - first);
};

const asLatin = (text: string): string => Array.from(text, (letter) => latin.get(letter) ?? letter).join("");

/**
 * What is left of a text for the eye: two texts with one skeleton look alike. Accents, case and what nobody sees are gone; words are
 * apart by a blank.
 */
export function skeletonOf(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(enclosed, letterIn)
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "");
  return asLatin(asLatin(plain).toLowerCase())
    .replace(/[^\p{L}]+/gu, " ")
    .trim()
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll("i", "l");
}
