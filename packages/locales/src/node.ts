import { readFileSync } from "node:fs";
import { localeRecord } from "./index.ts";

const read = new Map<string, Record<string, string>>();

/** A locale's catalogue as source messages, for texts that the server itself writes. */
export function loadCatalogue(code: string): Record<string, string> {
  const { file } = localeRecord(code);
  const known = read.get(file);
  if (known) return known;
  const catalogue = JSON.parse(readFileSync(new URL(`catalogues/${file}`, import.meta.url), "utf8")) as Record<string, string>;
  read.set(file, catalogue);
  return catalogue;
}
