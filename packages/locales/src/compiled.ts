/** A catalogue compiled for react-intl: message id to syntax tree. */
export type CompiledCatalogue = Record<string, never>;

type Load = () => Promise<{ default: unknown }>;

/** One chunk a locale, so that a visitor loads one catalogue. */
const compiled: Readonly<Record<string, Load>> = {
  da: () => import("../dist/da.json"),
  de: () => import("../dist/de.json"),
  en: () => import("../dist/en.json"),
  es: () => import("../dist/es.json"),
  fi: () => import("../dist/fi.json"),
  fr: () => import("../dist/fr.json"),
  it: () => import("../dist/it.json"),
  nl: () => import("../dist/nl.json"),
  no: () => import("../dist/no.json"),
  pl: () => import("../dist/pl.json"),
  sv: () => import("../dist/sv.json"),
};

/** Loads the compiled catalogue of a locale. */
export async function loadCompiled(code: string): Promise<CompiledCatalogue> {
  const load = compiled[code] ?? compiled["en"]!;
  return (await load()).default as CompiledCatalogue;
}
