import { brandCss, switchCss } from "./css.ts";
import { readFonts } from "./fonts.ts";
import type { Scheme } from "./names.ts";
import { BrandProblem } from "./problem.ts";
import { readBrand } from "./read.ts";
import { refusals } from "./refusals.ts";

export type { Scheme } from "./names.ts";
export { BrandProblem } from "./problem.ts";

/** What `buildBrand` may be told beside the brand's file. */
export interface BrandOptions {
  /** The scheme it shows where neither the page nor the member has chosen one. @default the device's */
  readonly scheme?: Scheme;
}

/** A brand as a site needs it. */
export interface BuiltBrand {
  /** Its values, and the switch of schemes: the page's own, and those of any part with `data-brand`. */
  readonly css: string;
  /** Its font faces, which lead to `./files/`. */
  readonly fontsCss: string;
  /** The paths of the fonts' files, by their name in `./files/`. */
  readonly fontFiles: ReadonlyMap<string, string>;
}

/**
 * Makes a brand of its file, a short patch over the base: the same way that ours are made.
 *
 * @throws {@link BrandProblem} with every fault: unknown keys, values of the wrong kind, colours that leave something below AA.
 * @example
 * const { css } = await buildBrand("harbour", {
 *   brand: { primary: { $value: "#0a7f5a" }, secondary: { $value: "#12332a" }, light: { $value: "#f4faf7" } },
 * });
 */
export async function buildBrand(brand: string, file: unknown, { scheme }: BrandOptions = {}): Promise<BuiltBrand> {
  if (!/^[a-z][\da-z-]*$/.test(brand))
    throw new BrandProblem(brand, ["Its name has small letters, digits and dashes, and begins with a letter."]);
  const theme = await readBrand(brand, file, scheme);
  const refused = refusals(theme);
  if (refused.length > 0) throw new BrandProblem(brand, refused);
  const fonts = await readFonts(theme);
  return {
    css: `${brandCss(theme, true)}\n\n${switchCss(theme)}\n`,
    fontsCss: `${fonts.css}\n`,
    fontFiles: fonts.files,
  };
}
