import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileWith, overrideProblems, type Overrides } from "@kindling/locales/overrides";
import type { Plugin } from "vite";

const compiled = /[\\/]locales[\\/]dist[\\/]([a-z]+)\.json$/;

const catalogueFile = (code: string): string =>
  fileURLToPath(import.meta.resolve(`@kindling/locales/catalogues/${code}.json`));
const overridesFile = (shell: string, code: string): string => join(shell, "locales", `${code}.json`);

const readTexts = (file: string): Overrides => JSON.parse(readFileSync(file, "utf8")) as Overrides;

/** A shell's own texts in a locale; none where it has no file for it. */
export function readOverrides(shell: string, code: string): Overrides {
  const file = overridesFile(shell, code);
  return existsSync(file) ? readTexts(file) : {};
}

/** What is wrong with a shell's own texts in a locale. */
export const textProblems = (shell: string, code: string): string[] =>
  overrideProblems(code, readOverrides(shell, code));

/**
 * Gives the site the catalogues of the shell's locales, with the shell's own texts in them, and no others. They are read
 * where they are written, so that a text that is changed while developing is shown.
 */
export const shellCatalogues = (shell: string, locales: readonly string[]): Plugin => ({
  name: "kindling:shell-catalogues",
  load(id) {
    const code = compiled.exec(id)?.[1];
    if (code === undefined) return undefined;
    if (!locales.includes(code)) return "{}";
    const source = catalogueFile(code);
    for (const file of [source, overridesFile(shell, code)]) this.addWatchFile(file);
    return JSON.stringify(compileWith(code, readOverrides(shell, code), readTexts(source)));
  },
  // The server's render learns of a changed text here alone: to it, a watched file is no module.
  hotUpdate({ file, modules }) {
    const code = locales.find((one) => [catalogueFile(one), overridesFile(shell, one)].includes(file));
    if (code === undefined) return undefined;
    const shown = [...this.environment.moduleGraph.idToModuleMap.values()].filter(
      ({ id }) => compiled.exec(id ?? "")?.[1] === code,
    );
    return [...modules, ...shown];
  },
});
