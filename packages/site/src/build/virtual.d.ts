declare module "virtual:catalogues" {
  import type { LoadCatalogue } from "../shared/language/catalogue.ts";

  /** The catalogues of the shell's locales. */
  export const catalogues: Readonly<Record<string, LoadCatalogue>>;
}
