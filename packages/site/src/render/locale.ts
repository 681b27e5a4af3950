import type { LocaleCode, Settings, User } from "@kindling/domain/contract";
import { defaultLocale, matchAcceptLanguage, matchLocale } from "@kindling/locales";

export const localeCookie = "locale";

/** Locales that a visitor may choose: the settings' within the shell's. */
export const visibleLocales = (settings: Settings, shipped: readonly LocaleCode[]): readonly LocaleCode[] =>
  settings.visible_locales?.filter((code) => shipped.includes(code)) ?? shipped;

const wellFormed = /^[a-z]{2}([-_][a-z]{2})?$/i;

interface Wishes {
  readonly cookie: string | undefined;
  readonly user: User | null;
  readonly settings: Settings;
  readonly acceptLanguage: string | null;
}

/** The page's locale: what was chosen on this device, the member's, the domain's, the browser's, English. */
export function negotiateLocale(
  { cookie, user, settings, acceptLanguage }: Wishes,
  visible: readonly LocaleCode[],
): LocaleCode {
  const chosen =
    matchLocale(cookie && wellFormed.test(cookie) ? cookie : undefined, visible) ??
    matchLocale(user?.language, visible) ??
    matchLocale(settings.domain_language, visible) ??
    matchAcceptLanguage(acceptLanguage ?? undefined, visible) ??
    (visible.includes(defaultLocale) ? defaultLocale : visible[0]);
  return chosen as LocaleCode;
}
