import type { LocaleCode } from "@kindling/domain/contract";
import { locales } from "@kindling/locales";

/** The languages that a reader may choose, each by its own name. */
export const languagesOf = (codes: readonly LocaleCode[]) =>
  locales.filter(({ code }) => (codes as readonly string[]).includes(code));
