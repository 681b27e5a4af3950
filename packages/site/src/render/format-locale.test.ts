import type { Settings, User } from "@kindling/domain/contract";
import { expect, test } from "vitest";
import { formatLocale } from "./format-locale.ts";

const reader = ({ country, browser, address }: Partial<Record<"country" | "browser" | "address", string>>) => ({
  user: country === undefined ? null : ({ profile: { country } } as User),
  settings: { geoip_country: address ?? null } as Settings,
  acceptLanguage: browser ?? null,
});

test.each([
  ["en", { country: "NL", browser: "en-US" }, "en-GB"],
  ["en", { country: "US", browser: "en-GB" }, "en"],
  ["en", { browser: "en-GB,en;q=0.9", address: "US" }, "en-GB"],
  ["en", { browser: "en;q=0.9,nl-NL", address: "US" }, "en-GB"],
  ["en", { browser: "en-US" }, "en"],
  ["en", { browser: "en", address: "AU" }, "en-GB-u-hc-h12"],
  ["en", { browser: "en" }, "en"],
  ["en", { browser: "en-Latn-NL, *;q=0.1" }, "en-GB"],
  ["en", { browser: "x".repeat(9_000) }, "en"],
  ["fr", { country: "FR" }, "fr"],
  ["de", { country: "US" }, "de-u-hc-h12"],
  ["no", { country: "NO" }, "nb"],
] as const)("I18N-03 %s for %o is written as %s", (locale, by, tag) => {
  expect(formatLocale(locale, reader(by))).toBe(tag);
});
