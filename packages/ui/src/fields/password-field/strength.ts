/** 0 empty, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * How well a password would stand against a guesser who knows people. Words that everyone uses, the person's own
 * names, years, repeats and runs ("abcd", "qwerty") count for next to nothing, letters in a word for less than letters
 * in a jumble. A capital in front or an "a" written "@" adds nothing.
 * @param own what a guesser tries first: the person's name and e-mail address, the site's name.
 */
export function passwordStrength(password: string, own: readonly string[] = []): Strength {
  if (!password) return 0;
  const bits = guessBits(password, own);
  if (bits < 28) return 1;
  if (bits < 40) return 2;
  return bits < 54 ? 3 : 4;
}

/** The logarithm of the guesses needed. */
function guessBits(password: string, own: readonly string[]) {
  let rest = password.toLowerCase();
  let bits = 0;
  for (const word of [...own.flatMap(wordsOf), ...commonWords]) {
    for (let at = find(rest, word); at >= 0; at = find(rest, word)) {
      rest = rest.slice(0, at) + GAP + rest.slice(at + word.length);
      bits += WORD_BITS;
    }
  }
  const years = rest.match(/(?:19|20)\d\d/g)?.length ?? 0;
  rest = rest.replace(/(?:19|20)\d\d/g, GAP);
  const runs = rest.match(/\p{L}+|\p{N}+|[^\p{L}\p{N}\n]+/gu) ?? [];
  return runs.reduce((sum, run) => sum + runBits(run), bits + years * YEAR_BITS);
}

/** Stands where a guessable part was cut out, so that its neighbours do not join. No field can hold one. */
const GAP = "\n";
const WORD_BITS = 7;
const YEAR_BITS = 6;

function runBits(run: string) {
  const word = isWord(run);
  const each = /^\p{N}/u.test(run) ? 3.3 : /^\p{L}/u.test(run) ? (word ? 3 : 5.5) : 5;
  let before = "";
  let bits = 0;
  for (const character of run) {
    bits += followsOn(before, character) ? 1 : each;
    before = character;
  }
  // A guesser takes a whole word at once, however long it is.
  return word ? Math.min(bits, Math.max(14, 2 * run.length)) : bits;
}

function isWord(run: string) {
  return run.length > 3 && /[aeiouy\u00e0-\u00ff]/.test(run);
}

/** A repeat, a step up or down the alphabet, or the next key on the keyboard. */
function followsOn(before: string, character: string) {
  if (!before) return false;
  const step = (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  return Math.abs(step) <= 1 || keyRows.some((row) => row.includes(before + character));
}

const keyRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "azertyuiop", "qwertzuiop", "poiuytrewq", "lkjhgfdsa"];

function find(text: string, word: string) {
  return plain(text).indexOf(word);
}

/** Signs that stand for letters, read as letters; the length stays. */
function plain(text: string) {
  return text.replace(/[@4310$5!7]/g, (sign) => letterOf[sign] ?? sign);
}

const letterOf: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

function wordsOf(text: string) {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3)
    .map(plain);
}

const commonWords =
  "password passwort wachtwoord motdepasse contrasena salasana haslo losenord adgangskode passord iloveyou welcome welkom willkommen bienvenue hello hallo admin login letmein dragon monkey football fussball voetbal sunshine princess prinses shadow master superman batman pokemon naruto charlie michael daniel jessica summer winter sommer geheim secret single dating lover baby sexy love kiss fuck test pass user".split(
    " ",
  );
