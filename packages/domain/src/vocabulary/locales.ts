/** Locales that the product is made in; `no` formats as `nb`. */
export const localeCodes = ["da", "de", "en", "es", "fi", "fr", "it", "nl", "no", "pl", "sv"] as const;
export type LocaleCode = (typeof localeCodes)[number];
