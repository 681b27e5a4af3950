import { formVariables, schemeVariables } from "./css.ts";
import { brands, defaultSchemes, schemes, tones } from "./names.ts";
import type { Fonts } from "./fonts.ts";
import type { Theme } from "./read.ts";

interface Constant {
  name: string;
  doc: string;
  value: unknown;
  type: string;
}

const union = (values: readonly string[]) => values.map((value) => JSON.stringify(value)).join(" | ");

/** What scripts may know of the tokens: names, and the few values that CSS cannot hand them. */
function constants(themes: Theme[], fonts: Fonts[]): Constant[] {
  const base = themes[0]!;
  const names = [...formVariables(base), ...schemeVariables(base, "light")].map(([name]) => name);
  const breakpoints = [...base.form].flatMap(([name, { value }]) =>
    name.startsWith("breakpoint-")
      ? [[name.slice("breakpoint-".length), Number.parseFloat(String(value))] as const]
      : [],
  );
  const pages = themes.map(({ brand, colours }) => {
    const page = schemes.map((scheme) => [scheme, colours[scheme]["bg-page"]] as const);
    return [brand, Object.fromEntries(page)] as const;
  });
  return [
    {
      name: "brands",
      doc: "Every brand, in the order of the niche setting.",
      value: brands,
      type: "readonly Brand[]",
    },
    { name: "schemes", doc: "The colour schemes.", value: schemes, type: "readonly Scheme[]" },
    { name: "tones", doc: "What a colour may mean.", value: tones, type: "readonly Tone[]" },
    {
      name: "defaultSchemes",
      doc: "The scheme of a brand that does not follow the device by default.",
      value: defaultSchemes,
      type: "Readonly<Partial<Record<Brand, Scheme>>>",
    },
    {
      name: "tokenNames",
      doc: "Every token; its CSS variable is `--k-` and the name.",
      value: names,
      type: "readonly TokenName[]",
    },
    {
      name: "breakpoints",
      doc: "Window widths in px at which a layout may change.",
      value: Object.fromEntries(breakpoints),
      type: `Readonly<Record<${union(breakpoints.map(([name]) => name))}, number>>`,
    },
    {
      name: "pageColours",
      doc: "The page's background, for `theme-color` and the web manifest.",
      value: Object.fromEntries(pages),
      type: "Readonly<Record<Brand, Readonly<Record<Scheme, string>>>>",
    },
    {
      name: "preloadFonts",
      doc: "The files under `fonts/files/` that a brand's first paint needs.",
      value: Object.fromEntries(themes.map(({ brand }, index) => [brand, fonts[index]!.preload])),
      type: "Readonly<Record<Brand, readonly string[]>>",
    },
  ];
}

/** The package's script entry and its declarations. */
export function moduleFiles(themes: Theme[], fonts: Fonts[]): { js: string; dts: string } {
  const all = constants(themes, fonts);
  const names = all.find(({ name }) => name === "tokenNames")?.value as string[];
  const types = { Brand: brands, Scheme: schemes, Tone: tones, TokenName: names };
  return {
    js: all.map(({ name, value }) => `export const ${name} = ${JSON.stringify(value)};`).join("\n"),
    dts: [
      ...Object.entries(types).map(([name, values]) => `export type ${name} = ${union(values)};`),
      ...all.map(({ name, doc, type }) => `/** ${doc} */\nexport declare const ${name}: ${type};`),
    ].join("\n"),
  };
}
