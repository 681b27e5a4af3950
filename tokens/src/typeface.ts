import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create } from "fontkitten";
import decompress from "woff2-encoder/decompress";

/** A brand that is made elsewhere has its typefaces installed there; ours are beside us. */
const places = [createRequire(join(process.cwd(), "package.json")), createRequire(import.meta.url)];

/** Families that are a cut of a file with a width axis. All others are a package of their own, with weights only. */
const cuts: Record<string, { id: string; width: number }> = {
  Archivo: { id: "archivo", width: 100 },
  "Archivo Condensed": { id: "archivo", width: 72 },
};

/** The subsets we serve: every letter of our locales is in one of the two. */
export const subsets = ["latin-ext", "latin"] as const;
export type Subset = (typeof subsets)[number];

/** A family's files and facts, from its Fontsource package. */
export interface Typeface {
  family: string;
  id: string;
  /** The weights that the file holds, as `font-weight` has them. */
  weights: string;
  /** The width, in percent, that the family is pinned to. */
  width: number | undefined;
  ranges: Record<Subset, string>;
  files: Record<Subset, string>;
  licence: string;
}

const idOf = (family: string) => cuts[family]?.id ?? family.toLowerCase().replaceAll(" ", "-");

/** The package that brings a family. */
export const packageOf = (family: string): string => `@fontsource-variable/${idOf(family)}`;

function folderOf(name: string): string | undefined {
  for (const { resolve } of places) {
    try {
      return dirname(resolve(`${name}/package.json`));
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND") throw problem;
    }
  }
  return undefined;
}

/** Finds a family by the name that token files use; undefined where its package is not installed. */
export function findTypeface(family: string): Typeface | undefined {
  const cut = cuts[family];
  const id = idOf(family);
  const root = folderOf(packageOf(family));
  if (root === undefined) return undefined;
  const read = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8"));
  const { min, max } = read("metadata.json").variable.wght;
  const file = (subset: Subset) => join(root, "files", `${id}-${subset}-${cut ? "wdth" : "wght"}-normal.woff2`);
  return {
    family,
    id,
    weights: `${min} ${max}`,
    width: cut?.width,
    ranges: read("unicode.json"),
    files: { latin: file("latin"), "latin-ext": file("latin-ext") },
    licence: join(root, "LICENSE"),
  };
}

/** Everyday English: in system fonts its mean advance is within 0.5% of what @capsizecss/metrics states for them. */
const sample =
  "Someone near you would like to meet. They wrote a few words about what they want, and where they live; " +
  "you may answer today or look around a little longer. It is 2026.";

/** Line and mean advance of a family at one weight, in parts of an em. */
export async function measureTypeface({ files, width, family }: Typeface, weight: number) {
  const font = create(Buffer.from(await decompress(readFileSync(files.latin))));
  if (font.isCollection) throw new Error(`${family} is a collection of fonts`);
  const glyphs = font.getVariation({ wght: weight, wdth: width ?? 100 }).glyphsForString(sample);
  const em = font.unitsPerEm;
  return {
    ascent: font.ascent / em,
    descent: -font.descent / em,
    lineGap: font.lineGap / em,
    advance: glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / glyphs.length / em,
  };
}
