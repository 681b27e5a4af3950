import type { SiteConfig } from "@kindling/domain/contract";

/** Lists that settings choose from, or take whole. */
export { adultInterests, openInterests, profileFields, searchFields } from "@kindling/domain/contract";
export type { SiteConfig };

/** A niche site's settings, checked by its type here and by its values when the server starts. */
export const defineSite = (config: SiteConfig): SiteConfig => config;
