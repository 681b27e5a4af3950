/** A catalogue compiled for react-intl: message id to syntax tree. */
export type CompiledCatalogue = Record<string, never>;

type Load = () => Promise<{ default: unknown }>;

/** One chunk a locale, so that a visitor loads one catalogue. */
const compiled: Readonly<Record<string, Load>> = {
  da: () => import("../dist/da.json", { with: { type: "json" } }),
  de: () => import("../dist/de.json", { with: { type: "json" } }),
  en: () => import("../dist/en.json", { with: { type: "json" } }),
  es: () => import("../dist/es.json", { with: { type: "json" } }),
  fi: () => import("../dist/fi.json", { with: { type: "json" } }),
  fr: () => import("../dist/fr.json", { with: { type: "json" } }),
  it: () => import("../dist/it.json", { with: { type: "json" } }),
  nl: () => import("../dist/nl.json", { with: { type: "json" } }),
  no: () => import("../dist/no.json", { with: { type: "json" } }),
  pl: () => import("../dist/pl.json", { with: { type: "json" } }),
  sv: () => import("../dist/sv.json", { with: { type: "json" } }),
};

/** Loads the compiled catalogue of a locale. */
export async function loadCompiled(code: string): Promise<CompiledCatalogue> {
  const load = compiled[code] ?? compiled["en"]!;
  return (await load()).default as CompiledCatalogue;
}
