import type { LocaleCode } from "../contract/index.ts";
import type { Settings } from "../contract/index.ts";

/** Locales that a visitor may choose: the settings' within those that the shell ships. */
export const visibleLocales = (
  settings: Pick<Settings, "visible_locales">,
  shipped: readonly LocaleCode[],
): readonly LocaleCode[] =>
  settings.visible_locales?.flatMap((code) => shipped.filter((one) => one === code)) ?? shipped;
