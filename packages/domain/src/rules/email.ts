import type { FieldProblem } from "../contract/index.ts";

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const topLevel = /^([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** An international domain in its ASCII form; other text unchanged. */
function asciiDomain(domain: string): string {
  // Anything but letters, digits, dots and hyphens would be a path, a port or a query to the URL, and fall off.
  if (/[^\p{L}\p{M}\p{N}.-]/u.test(domain) || !URL.canParse(`http://${domain}`)) return domain;
  const { hostname } = new URL(`http://${domain}`);
  return hostname || domain;
}

/** One spelling for all spellings of an address: compatibility forms folded, trimmed, lower case, the domain in ASCII. */
export function normalizeEmail(value: string): string {
  const folded = value.normalize("NFKC").trim().toLowerCase();
  const at = folded.lastIndexOf("@");
  if (at < 0 || !/\P{ASCII}/u.test(folded.slice(at))) return folded;
  return `${folded.slice(0, at)}@${asciiDomain(folded.slice(at + 1))}`;
}

/** Checks an e-mail address; the same verdict in the form and on the server. */
export function checkEmail(value: string): FieldProblem | undefined {
  const email = normalizeEmail(value);
  if (email === "") return { code: "required" };
  const at = email.lastIndexOf("@");
  const local = email.slice(0, Math.max(at, 0));
  const labels = email.slice(at + 1).split(".");
  const valid =
    email.length <= 254 &&
    local.length <= 64 &&
    localPart.test(local) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    topLevel.test(labels.at(-1)!);
  return valid ? undefined : { code: "email_invalid" };
}

/** Where most people have their mail: the only ones that a slip is taken for. */
const greatHouses = ["gmail.com", "googlemail.com", "hotmail.com", "icloud.com", "outlook.com", "yahoo.com"];
/** Houses of their own, one letter from a great one. */
const neighbours = ["email.com", "mail.com", "ymail.com"];

/** Whether two words are one slip apart: a letter too many, too few, another one, or two that changed places. */
function isOneSlip(one: string, other: string): boolean {
  if (one.length > other.length) return isOneSlip(other, one);
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [rest, otherRest] = [one.slice(from), other.slice(from)];
  if (rest.length < otherRest.length) return otherRest.slice(1) === rest;
  const changedPlaces = rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return rest !== "" && (rest.slice(1) === otherRest.slice(1) || changedPlaces);
}

/** The address that was probably meant, for a finished address with a slip in its domain. */
export function suggestEmail(value: string): string | undefined {
  const email = normalizeEmail(value);
  if (checkEmail(email)) return undefined;
  const [local, domain] = [email.slice(0, email.lastIndexOf("@") + 1), email.slice(email.lastIndexOf("@") + 1)];
  if (neighbours.includes(domain)) return undefined;
  // There is no `.con`.
  const ended = domain.replace(/\.con$/, ".com");
  const meant = greatHouses.includes(ended) ? ended : (greatHouses.find((house) => isOneSlip(ended, house)) ?? ended);
  return meant === domain ? undefined : local + meant;
}
