import { basename } from "node:path";
import arial from "@capsizecss/metrics/arial";
import notoSerif from "@capsizecss/metrics/notoSerif";
import roboto from "@capsizecss/metrics/roboto";
import timesNewRoman from "@capsizecss/metrics/timesNewRoman";
import type { Theme } from "./read.ts";
import { BrandProblem } from "./problem.ts";
import { findTypeface, measureTypeface, packageOf, subsets } from "./typeface.ts";
import type { Typeface } from "./typeface.ts";

/** Fonts that devices have: of each kind one for desktops and one for Android, under all names they go by. */
const local = {
  "sans-serif": [
    { metrics: arial, names: ["Arial", "ArialMT", "Liberation Sans", "Arimo"] },
    { metrics: roboto, names: ["Roboto", "Roboto-Regular"] },
  ],
  serif: [
    { metrics: timesNewRoman, names: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"] },
    { metrics: notoSerif, names: ["Noto Serif", "NotoSerif-Regular"] },
  ],
};

const roles = { "font-heading": "font-weight-heading", "font-body": "font-weight-regular" } as const;
type Role = keyof typeof roles;

/** The local stand-ins of a role's family. A heading has its own, being measured at its weight. */
export const standInNames = (family: string, role: Role): string[] =>
  [1, 2].map((index) => `${family} ${role.slice("font-".length)} stand-in ${index}`);

const face = (descriptors: Record<string, string | undefined>) => {
  const lines = Object.entries(descriptors).filter(([, value]) => value !== undefined);
  return `@font-face {\n${lines.map(([name, value]) => `  ${name}: ${value};`).join("\n")}\n}`;
};

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A family's own faces, a file a subset. */
const ownFaces = ({ family, weights, width, ranges, files }: Typeface): string[] =>
  subsets.map((subset) =>
    face({
      "font-family": `"${family}"`,
      "font-display": "swap",
      "font-weight": weights,
      "font-stretch": width === undefined ? undefined : `${width}%`,
      src: `url("./files/${basename(files[subset])}") format("woff2")`,
      "unicode-range": ranges[subset],
    }),
  );

/** Local fonts scaled to the width and the line of the real one, so that nothing moves when it arrives. */
async function standIns(typeface: Typeface, role: Role, weight: number, kind: keyof typeof local) {
  const { ascent, descent, lineGap, advance } = await measureTypeface(typeface, weight);
  const names = standInNames(typeface.family, role);
  return local[kind].map(({ metrics, names: sources }, index) => {
    const size = (advance * metrics.unitsPerEm) / metrics.xWidthAvg;
    return face({
      "font-family": `"${names[index]}"`,
      src: sources.map((name) => `local("${name}")`).join(", "),
      "size-adjust": percent(size),
      "ascent-override": percent(ascent / size),
      "descent-override": percent(descent / size),
      "line-gap-override": percent(lineGap / size),
    });
  });
}

/** A brand's font faces and what they need beside them. */
export interface Fonts {
  css: string;
  /** Paths of files to copy, by their name in `fonts/files/`. */
  files: Map<string, string>;
  /** Names of the latin files, which every page of the brand needs. */
  preload: string[];
}

/** Reads the typefaces that a theme names. */
export async function readFonts({ brand, form }: Theme): Promise<Fonts> {
  const faces = new Set<string>();
  const files = new Map<string, string>();
  const preload = new Set<string>();
  for (const role of Object.keys(roles) as Role[]) {
    const [family, kind] = form.get(role)!.value as [string, keyof typeof local];
    const typeface = findTypeface(family);
    if (!typeface) {
      const path = role.replace("-", ".");
      throw new BrandProblem(brand, [`${path}: install the package ${packageOf(family)}, which brings ${family}.`]);
    }
    const weight = Number(form.get(roles[role])!.value);
    for (const own of ownFaces(typeface)) faces.add(own);
    for (const standIn of await standIns(typeface, role, weight, kind)) faces.add(standIn);
    for (const path of Object.values(typeface.files)) files.set(basename(path), path);
    files.set(`${typeface.id}-LICENSE.txt`, typeface.licence);
    preload.add(basename(typeface.files.latin));
  }
  return { css: [...faces].join("\n\n"), files, preload: [...preload] };
}
