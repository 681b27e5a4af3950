import { existsSync, readFileSync } from "node:fs";
import { defaultLocale, localeRecord } from "./index.ts";

const read = new Map<string, unknown>();

function readJson<T>(path: string): T {
  if (!read.has(path)) read.set(path, JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")));
  return read.get(path) as T;
}

/** A locale's catalogue as source messages, for texts that the server itself writes. */
export const loadCatalogue = (code: string): Record<string, string> =>
  readJson(`catalogues/${localeRecord(code).file}`);

/** A page of text, with `{names}` still to be filled in. */
export interface LegalText {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

const legalPaths = new Map<string, string>();

/** A legal or help page in a locale; in English where the locale has none. */
export function loadLegalText(code: string, page: string): LegalText {
  const wanted = `legal/${code}/${page}.json`;
  let path = legalPaths.get(wanted);
  if (!path) {
    path = existsSync(new URL(wanted, import.meta.url)) ? wanted : `legal/${defaultLocale}/${page}.json`;
    legalPaths.set(wanted, path);
  }
  return readJson(path);
}
