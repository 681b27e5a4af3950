import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { partName } from "./part-name.ts";

/** Which modules may name classes, by their files: those of the front door alone, and those of all screens. */
export interface StyleParts {
  readonly front: readonly string[];
  readonly all: readonly string[];
}

const source = resolve(import.meta.dirname, "..");

/** Screens, by their files below `src/`, whose pages show visitors no other classes than their own: what a first visit begins with. */
const frontScreens: ReadonlySet<string> = new Set(["areas/index/index-screen.tsx"]);

const sheetOf = (part: keyof StyleParts) => `src/${part}.css`;

/** Where the build's manifest has the classes of a screen's page. */
export const classesKey = (screen?: string): string =>
  sheetOf(screen !== undefined && frontScreens.has(screen) ? "front" : "all");

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
    const from = (admits: (part: string) => boolean) => modulesFrom(entry, this, admits);
    tell({ front: from((part) => frontScreens.has(part)), all: from(() => true) });
  },
});

/** The files of the sheets of classes: no such files exist, `styleParts` writes them. */
export const classSheets = [join(source, "front.css"), join(source, "all.css")] as const;

/**
 * Takes the styles apart: what every page has stays with the entry; the classes of the front door, and those of all
 * screens, become sheets of their own. Each is whole and in Tailwind's order, so that the second may come after the first.
 */
export function styleParts({ front, all }: StyleParts): Plugin {
  const [frontSheet, allSheet] = classSheets;
  const sheets = new Map([
    [frontSheet, front],
    [allSheet, all],
  ]);
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
