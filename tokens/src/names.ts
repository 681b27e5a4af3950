/** The brands in the order of the niche setting's values 1 to 7. */
export const brands = ["general", "female", "bdsm", "bbw", "older-women", "milf", "gay"] as const;
export type Brand = (typeof brands)[number];

/**
 * The namespace of all that lands in a page: Tailwind's prefix (`k:flex`) and that of every CSS variable, so that an app's
 * own names, and its Tailwind's, stay its own (docs/decisions/0027).
 */
export const prefix = "k";

/** The CSS variable of a token. */
export const variable = (name: string): string => `--${prefix}-${name}`;

/** Its value, in a style. */
export const valueOf = (name: string): string => `var(${variable(name)})`;

export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/** What a colour means. A new meaning adds a tone here and a seed in `core/colour.json`. */
export const tones = ["neutral", "accent", "positive", "caution", "critical", "info"] as const;
export type Tone = (typeof tones)[number];

/** The scheme a brand shows where neither the page nor the member has chosen one. */
export const defaultSchemes: Partial<Record<Brand, Scheme>> = { bdsm: "dark" };
