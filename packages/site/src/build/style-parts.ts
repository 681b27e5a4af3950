import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { type ClassTier, classTiers, tierOf } from "../shared/routing/class-tiers.ts";
import { partName } from "./part-name.ts";

/** Which modules may name the classes of each sheet, by their files. */
export type StyleParts = Readonly<Record<ClassTier, readonly string[]>>;

const source = resolve(import.meta.dirname, "..");

/** Where the build's manifest has a sheet of classes. */
export const classesKey = (tier: ClassTier): string => `src/${tier}.css`;

const isOurs = (file: string): boolean => /\.[jt]sx?$/.test(file) && !/node_modules[\\/](?!@kindling[\\/])/.test(file);

/** The modules that one brings along, then or later; of parts only those that are let in. */
function modulesFrom(entry: string, context: Rolldown.PluginContext, admits: (part: string) => boolean): string[] {
  const found = new Set([entry]);
  for (const file of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(file) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds]) {
      const part = partName(next);
      if (part === undefined || admits(part)) found.add(next);
    }
  }
  return [...found].filter(isOurs).toSorted();
}

/** Tells which modules a build of the browser's files is made of. */
export const findStyleParts = (tell: (parts: StyleParts) => void): Plugin => ({
  name: "kindling:find-style-parts",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
    const entry = chunks.find(({ isEntry }) => isEntry)!.facadeModuleId!;
    const upTo = (tier: ClassTier) => modulesFrom(entry, this, (part) => tierOf(part) <= classTiers.indexOf(tier));
    tell({ front: upTo("front"), most: upTo("most"), all: upTo("all") });
  },
});

/** The files of the sheets of classes: no such files exist, `styleParts` writes them. */
export const classSheets: readonly string[] = classTiers.map((tier) => join(source, `${tier}.css`));

/**
 * Takes the styles apart: what every page has stays with the entry; the classes of the front door, of most screens and
 * of all become sheets of their own. Each is whole and in Tailwind's order, so that a larger one may come after a smaller.
 */
export function styleParts(parts: StyleParts): Plugin {
  const sheets = new Map(classTiers.map((tier, at) => [classSheets[at]!, parts[tier]]));
  const everything = join(source, "styles.css");
  return {
    name: "kindling:style-parts",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (id) => (sheets.has(id) ? id : undefined),
    async load(id) {
      const files = sheets.get(id);
      if (files) {
        // What the server alone writes into its pages is no module of the browser's.
        const sources = [...files, join(source, "render/*.tsx")].map((file) => `@source ${JSON.stringify(file)};\n`);
        return `@import "@kindling/ui/theme.css";\n@import "@kindling/ui/classes.css";\n${sources.join("")}`;
      }
      if (id !== everything) return undefined;
      const css = await readFile(everything, "utf8");
      const ground = `@import "@kindling/ui/theme.css";\n@import "@kindling/ui/page.css";`;
      return css.replace(`@import "@kindling/ui/tailwind.css";`, ground).replace(/^@source .*\n/m, "");
    },
  };
}
