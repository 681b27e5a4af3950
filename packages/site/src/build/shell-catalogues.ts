import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileOverrides, overrideProblems, type Overrides } from "@kindling/locales/overrides";
import type { Plugin } from "vite";

const catalogue = /[\\/]locales[\\/]dist[\\/]([a-z]+)\.json$/;

/** A shell's own texts in a locale; none where it has no file for it. */
export function readOverrides(shell: string, code: string): Overrides {
  const file = join(shell, "locales", `${code}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Overrides) : {};
}

/** What is wrong with a shell's own texts in a locale. */
export const textProblems = (shell: string, code: string): string[] =>
  overrideProblems(code, readOverrides(shell, code));

/** Gives the site the catalogues of the shell's locales, with the shell's own texts in them, and no others. */
export const shellCatalogues = (shell: string, locales: readonly string[]): Plugin => ({
  name: "kindling:shell-catalogues",
  load(id) {
    const code = catalogue.exec(id)?.[1];
    if (code === undefined) return undefined;
    if (!locales.includes(code)) return "{}";
    const compiled = JSON.parse(readFileSync(id, "utf8")) as object;
    return JSON.stringify({ ...compiled, ...compileOverrides(code, readOverrides(shell, code)) });
  },
});
