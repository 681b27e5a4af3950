/**
 * What a person typed or pasted, as a bank writes it to a machine: capitals and digits only. Takes any spacing, dashes,
 * full-width signs and a leading "IBAN".
 */
export function compactIban(text: string) {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .replace(/^IBAN(?=[A-Z]{2}\d)/, "");
}

/** In groups of four, as a bank prints it. */
export function formatIban(text: string) {
  return compactIban(text).replace(/.{4}(?=.)/g, "$& ");
}

/** Where the caret belongs in the formatted text: before as many signs as stood after it. */
export function caretIn(formatted: string, after: string) {
  let left = compactIban(after).length;
  let caret = formatted.length;
  while (left > 0) {
    caret -= 1;
    if (formatted[caret] !== " ") left -= 1;
  }
  return caret > 0 && formatted[caret - 1] === " " ? caret - 1 : caret;
}
