/** A catalogue compiled for react-intl: message id to syntax tree. */
export type CompiledCatalogue = Record<string, never>;

type Load = () => Promise<{ default: unknown }>;

/** One chunk a locale, so that a visitor loads one catalogue. */
const compiled: Readonly<Record<string, Load>> = {
  en: () => import("../dist/en.json"),
  fr: () => import("../dist/fr.json"),
};

/** Loads the compiled catalogue of a locale. */
export async function loadCompiled(code: string): Promise<CompiledCatalogue> {
  const load = compiled[code] ?? compiled["en"]!;
  return (await load()).default as CompiledCatalogue;
}
