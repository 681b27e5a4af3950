import type { LocaleCode, Settings, User } from "@kindling/domain/contract";
import { domainLanguage } from "@kindling/domain/rules";
import { chooseLocale } from "@kindling/locales";

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
  const chosen = cookie && wellFormed.test(cookie) ? cookie : undefined;
  const tags = [chosen, user?.language, domainLanguage(settings)];
  return chooseLocale(tags, acceptLanguage ?? undefined, visible) as LocaleCode;
}
