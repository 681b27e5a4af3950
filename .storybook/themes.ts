/** The axes of the toolbar and of the accessibility gate. */
export const brands = ["general", "female", "bdsm", "bbw", "older-women", "milf", "gay"] as const;
export const schemes = ["light", "dark"] as const;

export type Brand = (typeof brands)[number];
export type Scheme = (typeof schemes)[number];
export interface Theme {
  brand: Brand;
  scheme: Scheme;
}

export const themes: readonly Theme[] = brands.flatMap((brand) => schemes.map((scheme) => ({ brand, scheme })));

/** Each brand in the scheme that it opens with. */
export const niches: readonly Theme[] = brands.map((brand) => ({ brand, scheme: brand === "bdsm" ? "dark" : "light" }));

export function setTheme({ brand, scheme }: Theme): void {
  Object.assign(document.documentElement.dataset, { brand, scheme });
}
