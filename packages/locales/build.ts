/** Compiles the catalogues for pages. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { compileTexts, type Texts } from "./src/compile.ts";

const source = new URL("src/catalogues/", import.meta.url);
const target = new URL("dist/", import.meta.url);

mkdirSync(target, { recursive: true });
for (const file of readdirSync(source)) {
  const catalogue = JSON.parse(readFileSync(new URL(file, source), "utf8")) as Texts;
  writeFileSync(new URL(file, target), JSON.stringify(compileTexts(catalogue)));
}
