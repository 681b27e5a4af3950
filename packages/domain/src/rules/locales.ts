import type { LocaleCode } from "../contract/fields.ts";
import type { Settings } from "../contract/settings.ts";

/** Locales that a visitor may choose: the settings' within those that the shell ships. */
export const visibleLocales = (
  settings: Pick<Settings, "visible_locales">,
  shipped: readonly LocaleCode[],
): readonly LocaleCode[] => settings.visible_locales?.filter((code) => shipped.includes(code)) ?? shipped;
