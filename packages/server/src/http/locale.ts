import type { LocaleCode } from "@kindling/domain/contract";
import { defaultLocale, matchAcceptLanguage, matchLocale } from "@kindling/locales";
import type { Site } from "../sites.ts";

/** What a request says of its language. */
export interface LocaleWish {
  /** The logged-in member's. */
  readonly account?: string | undefined;
  readonly cookie?: string | undefined;
  readonly acceptLanguage?: string | undefined;
}

/**
 * The language of a request: the member's, else the cookie's, else the domain's, else the browser's, as far as the site
 * shows it; else English, or the site's first.
 */
export function localeOf(wish: LocaleWish, { locales, settings }: Site): LocaleCode {
  const shown = settings.visible_locales ?? locales;
  const visible = locales.filter((code) => shown.includes(code));
  const found =
    matchLocale(wish.account, visible) ??
    matchLocale(wish.cookie, visible) ??
    matchLocale(settings.domain_language, visible) ??
    matchAcceptLanguage(wish.acceptLanguage, visible) ??
    matchLocale(defaultLocale, visible);
  return (found as LocaleCode | undefined) ?? visible[0] ?? defaultLocale;
}
