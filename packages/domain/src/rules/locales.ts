import type { LocaleCode } from "../contract/index.ts";
import type { Settings } from "../contract/index.ts";

/** The language that a site's domain speaks, by its first two letters; where nothing else is known it counts before the browser's. */
export const domainLanguage = ({ domain_language }: Pick<Settings, "domain_language">): string | undefined =>
  domain_language?.slice(0, 2);

/** Locales that a visitor may choose: the settings' within those that the shell ships. */
export const visibleLocales = (
  settings: Pick<Settings, "visible_locales">,
  shipped: readonly LocaleCode[],
): readonly LocaleCode[] =>
  settings.visible_locales?.flatMap((code) => shipped.filter((one) => one === code)) ?? shipped;
