/** What stands in place of a way to reach somebody that is not shown yet. */
export const contactMask = "•••";

/** Ends of addresses that nobody writes as a word: a country's own is one too often ("me", "no", "se", "it"). */
const ends = "com|net|org|info|biz|app|xyz|link|site|online|club|io|gg|tv|cc|ru|ly|eu";
const label = "[\\p{L}\\p{Nd}-]{1,63}";
const host = `(?<![\\p{L}\\p{Nd}-])${label}(?:\\.${label}){0,5}\\.(?:${ends})`;
const link = `(?:https?://|www\\.)\\S+|${host}(?!\\p{L})(?:/\\S*)?|(?<![\\p{L}\\p{Nd}-])${label}\\.[a-z]{2,3}/[\\w@./?=-]+`;

const at = "\\s{0,3}(?:@|[([]\\s{0,3}at\\s{0,3}[)\\]])\\s{0,3}";
const dot = "\\s{0,3}(?:\\.|[([]\\s{0,3}(?:dot|punkt|prik|piste|punto|point|punt|kropka)\\s{0,3}[)\\]])\\s{0,3}";
const mail = `(?<![\\p{L}\\p{Nd}._%+-])[\\p{L}\\p{Nd}._%+-]{1,64}${at}${label}(?:${dot}${label}){0,3}${dot}\\p{L}{2,24}`;

/** A name on another service, as in "@anna_k92". */
const handle = "(?<![\\p{L}\\p{Nd}._])@[\\p{L}\\p{Nd}_.]{3,64}";

/** Digits as people write a telephone number: seven or more, with what is put between them. */
const digit = "\\p{Nd}\\ufe0f?\\u20e3?";
const number = `(?<![\\p{L}\\p{Nd}])\\+?\\(?${digit}(?:[\\s./()-]{0,3}${digit}){6,24}(?!\\p{L})`;

const contacts = new RegExp(`(?<address>${mail}|${link}|${handle})|(?<digits>${number})`, "giu");

const date = /^(?:\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:\d{4}|\d{2})|\d{4}[./-]\d{1,2}[./-]\d{1,2})$/;
const years = /^(?:19|20)\d{2}\s?[-/]\s?(?:19|20)\d{2}$/;
const round = /^[1-9]\d{0,2}(?:[\s.]000)+$/;

/** Whether digits are a day, two years or a round sum, and reach nobody. */
const isPlain = (digits: string): boolean => [date, years, round].some((form) => form.test(digits.trim()));

/**
 * A text without the ways out of the product that it names: links, addresses, names on other services and telephone
 * numbers. A text that names none is the same text.
 *
 * @example maskContacts("Write to ann@example.com") // "Write to •••"
 */
export const maskContacts = (text: string): string =>
  text.replace(contacts, (found, ...groups) => {
    const { digits } = groups.at(-1) as { digits?: string };
    return digits !== undefined && isPlain(digits) ? found : contactMask;
  });
