import { existsSync, readFileSync } from "node:fs";
import { join, parse, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { compileWith, overrideProblems, type Overrides } from "@kindling/locales/overrides";
import type { Plugin } from "vite";
import type { CatalogueParts } from "./catalogue-parts.ts";

const root = resolve(import.meta.dirname, "../..");
const whole = /[\\/]locales[\\/]dist[\\/]([a-z]+)\.json$/;
/** What the browser's entry asks for its locale's texts. */
const all = "virtual:catalogues";

const sourceOf = (code: string): string =>
  fileURLToPath(import.meta.resolve(`@kindling/locales/catalogues/${code}.json`));
const overridesFile = (shell: string, code: string): string => join(shell, "locales", `${code}.json`);

const readTexts = (file: string): Overrides => JSON.parse(readFileSync(file, "utf8")) as Overrides;

/** The texts of a locale as they are written, by their ids. */
export const readSource = (code: string): Overrides => readTexts(sourceOf(code));

/** A shell's own texts in a locale; none where it has no file for it. */
export function readOverrides(shell: string, code: string): Overrides {
  const file = overridesFile(shell, code);
  return existsSync(file) ? readTexts(file) : {};
}

/** What is wrong with a shell's own texts in a locale. */
export const textProblems = (shell: string, code: string): string[] =>
  overrideProblems(code, readOverrides(shell, code));

/** Where the build's manifest has a locale's texts: those of every page, or those that a screen brings along. */
export function catalogueKey(code: string, screen?: string): string {
  if (screen === undefined) return `catalogues/${code}.js`;
  const { dir, name } = parse(screen);
  return `catalogues/${dir}/${code}.${name}.js`;
}

const loaders = (files: readonly (readonly [name: string, file: string])[]): string =>
  `{ ${files.map(([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`).join(", ")} }`;

/**
 * Gives the site the catalogues of the shell's locales, with the shell's own texts in them, and no others. They are read
 * where they are written, so that a text that is changed while developing is shown. The server has them whole; the browser
 * gets them in parts where those are known: the texts of every page, and with each screen its own.
 */
export function shellCatalogues(shell: string, locales: readonly string[], parts?: CatalogueParts): Plugin {
  const screens = [...(parts?.screens.keys() ?? [])];
  const fileOf = (code: string, screen?: string) => join(root, catalogueKey(code, screen));
  const files = new Map(
    locales.flatMap((code) =>
      [undefined, ...screens].map((screen) => [fileOf(code, screen), { code, screen }] as const),
    ),
  );
  const codeOf = (id: string): string | undefined => files.get(id)?.code ?? whole.exec(id)?.[1];

  return {
    name: "kindling:shell-catalogues",
    resolveId(id) {
      if (id === all) return `\0${all}`;
      // While developing the browser asks by the address below the root.
      return [id, join(root, id)].find((file) => files.has(file));
    },
    load(id) {
      if (id === `\0${all}`)
        return `export const catalogues = ${loaders(locales.map((code) => [code, fileOf(code)]))};`;
      const code = codeOf(id);
      if (code === undefined) return undefined;
      if (!locales.includes(code)) return "{}";
      for (const file of [sourceOf(code), overridesFile(shell, code)].filter(existsSync)) this.addWatchFile(file);
      const texts = compileWith(code, readOverrides(shell, code), readSource(code));
      const part = files.get(id);
      if (!part) return JSON.stringify(texts);
      const ids = part.screen === undefined ? parts?.everywhere : parts?.screens.get(part.screen);
      const messages = Object.fromEntries(Object.entries(texts).filter(([name]) => !ids || ids.has(name)));
      const ofScreens = part.screen === undefined ? screens.map((one) => [one, fileOf(code, one)] as const) : [];
      return `export const messages = ${JSON.stringify(messages)};\nexport const screens = ${loaders(ofScreens)};`;
    },
    // The server's render learns of a changed text here alone: to it, a watched file is no module.
    hotUpdate({ file, modules }) {
      const code = locales.find((one) => [sourceOf(one), overridesFile(shell, one)].includes(file));
      if (code === undefined) return undefined;
      const shown = [...this.environment.moduleGraph.idToModuleMap.values()].filter(
        ({ id }) => codeOf(id ?? "") === code,
      );
      return [...modules, ...shown];
    },
  };
}
