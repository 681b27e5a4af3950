import { locales as records } from "@kindling/locales";
import { pseudo } from "./pseudo.ts";

export const locales: readonly string[] = records.map(({ code }) => code);

/** English made a third longer with accents, and the same read from right to left: what a translation may do to a layout. */
export const pseudoLocales = ["en-XA", "en-XB"] as const;

export type Messages = Record<string, string>;

const catalogues = import.meta.glob<Messages>("../packages/locales/src/catalogues/*.json", {
  import: "default",
});

const read = async (locale: string): Promise<Messages> =>
  (await catalogues[`../packages/locales/src/catalogues/${locale}.json`]?.()) ?? {};

const loaded = new Map<string, Promise<Messages>>();

/** The words of a locale; a word that its catalogue lacks falls back to the English beside the component. */
export function loadMessages(locale: string): Promise<Messages> {
  const messages =
    loaded.get(locale) ?? (isPseudo(locale) ? read("en").then((words) => mapValues(words, pseudo)) : read(locale));
  loaded.set(locale, messages);
  return messages;
}

export const isPseudo = (locale: string): boolean => (pseudoLocales as readonly string[]).includes(locale);
export const direction = (locale: string): "ltr" | "rtl" => (locale === "en-XB" ? "rtl" : "ltr");

const mapValues = (messages: Messages, change: (word: string) => string): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, word]) => [id, change(word)]));
