/** The brands in the order of the niche setting's values 1 to 7. */
export const brands = ["general", "female", "bdsm", "bbw", "older-women", "milf", "gay"] as const;
export type Brand = (typeof brands)[number];

export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/** What a colour means. A new meaning adds a tone here and a seed in `core/colour.json`. */
export const tones = ["neutral", "accent", "positive", "caution", "critical", "info"] as const;
export type Tone = (typeof tones)[number];

/** The scheme a brand shows where neither the page nor the member has chosen one. */
export const defaultSchemes: Partial<Record<Brand, Scheme>> = { bdsm: "dark" };
