/** A country by its ISO code, with its dialling code in digits. */
export type PhoneCountry = { code: string; dial: string };

export type PhoneValue = {
  /** ISO code of the country. */
  country: string;
  /** The number as it was typed, without the country's dialling code. */
  number: string;
};

/**
 * Takes a number typed with its dialling code ("+31 6…", "0031 6…") apart. Of two countries with one code the present one
 * stays. A national number is left as it is: whether its zero belongs to it is each country's own rule.
 */
export function splitPhone(text: string, present: string, countries: readonly PhoneCountry[]): PhoneValue {
  const digits = /^(?:\+|00)([\d\s().-]*)$/.exec(text.normalize("NFKC").trimStart())?.[1]?.trimStart();
  if (digits === undefined) return { country: present, number: text };
  const found = countries
    .filter(({ dial }) => digits.replace(/\D/g, "").startsWith(dial))
    .toSorted((a, b) => b.dial.length - a.dial.length || Number(b.code === present) - 1)[0];
  if (!found) return { country: present, number: text };
  return { country: found.code, number: afterDial(digits, found.dial.length) };
}

function afterDial(text: string, length: number) {
  let passed = 0;
  let at = 0;
  while (passed < length) if (/\d/.test(text[at++] ?? "")) passed++;
  return text.slice(at).trimStart();
}
