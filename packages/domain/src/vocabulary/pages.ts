/** Pages of text that every site has. */
export const pageNames = [
  "ban",
  "complaints",
  "cookies",
  "faq",
  "privacy",
  "return-policy",
  "service",
  "terms",
] as const;
export type PageName = (typeof pageNames)[number];
