/** Compiles the catalogues to syntax trees, so that a browser needs no message parser. Mail texts stay on the server. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "@formatjs/icu-messageformat-parser";

const source = new URL("src/catalogues/", import.meta.url);
const target = new URL("dist/", import.meta.url);

mkdirSync(target, { recursive: true });
for (const file of readdirSync(source)) {
  const catalogue = JSON.parse(readFileSync(new URL(file, source), "utf8")) as Record<string, string>;
  const shown = Object.entries(catalogue).filter(([id]) => !id.startsWith("mail."));
  const compiled = Object.fromEntries(shown.map(([id, text]) => [id, parse(text)]));
  writeFileSync(new URL(file, target), JSON.stringify(compiled));
}
