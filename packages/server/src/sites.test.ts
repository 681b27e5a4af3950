import { describe, expect, it } from "vitest";
import { InvalidSites, parseSites, siteOfHost } from "./sites.ts";
import { testSite } from "./testing/site.ts";

const problemsOf = (input: unknown): readonly string[] => {
  try {
    parseSites(input);
    return [];
  } catch (failure) {
    if (failure instanceof InvalidSites) return failure.problems;
    throw failure;
  }
};

const withSettings = (settings: Record<string, unknown>) => [
  { ...testSite, settings: { ...testSite.settings, ...settings } },
];

it("SET-01 takes good settings and leaves out what it does not know", () => {
  const [site] = parseSites(withSettings({ of_the_future: true }));
  expect(site!.settings).toEqual(testSite.settings);
});

describe("C-162 SET-01 refuses a wrong setting by its key and the values allowed", () => {
  it.each<[string, unknown, string]>([
    ["enable_site_entry_popup", "false", "true or false"],
    ["enable_site_entry_popup", "0", "true or false"],
    ["enable_site_entry_popup", "no", "true or false"],
    ["niche", 8, "a whole number from 1 to 7"],
    ["niche", undefined, "a whole number from 1 to 7"],
    ["refund_days", "x", "a whole number of at least 1"],
    ["message_length", 0, "a whole number from 1 to 2000"],
    ["visible_locales", [], "a list of at least 1, each one of da, de, en, es, fi, fr, it, nl, no, pl, sv"],
    ["countries", [], "a list of at least 1, each text that matches ^[A-Z]{2}$"],
    ["signups", "everybody", "one of all, with_trafficsource, invite_only"],
    ["support_email", "nobody", "an e-mail address"],
    ["support_phone", 5, "text, or null"],
    ["min_age", 17, "a whole number of at least 18"],
  ])("%s: %j", (key, value, expected) => {
    expect(problemsOf(withSettings({ [key]: value }))).toEqual([`sites[0].settings.${key} must be ${expected}`]);
  });

  it("visible_locales: an unknown one", () => {
    expect(problemsOf(withSettings({ visible_locales: ["en", "xx"] }))).toEqual([
      "sites[0].settings.visible_locales[1] must be one of da, de, en, es, fi, fr, it, nl, no, pl, sv",
    ]);
  });
});

it("C-162 lists everything at once", () => {
  expect(problemsOf(withSettings({ niche: 0, refund_days: -1, photo_credits: 0.5 }))).toHaveLength(3);
});

it("C-049 refuses an unknown currency", () => {
  const [bundle] = testSite.bundles;
  const bundles = [{ ...bundle, price: { amount_minor: 1, currency: "XQQ" } }];
  const costs = { minimum_message_costs: { NL: { costs: 1, currency: "XQQ" } } };
  expect(problemsOf([{ ...withSettings(costs)[0], bundles }])).toEqual([
    "sites[0].settings.minimum_message_costs.NL.currency must be a currency of ISO 4217",
    "sites[0].bundles[0].price.currency must be a currency of ISO 4217",
  ]);
});

it("C-010 refuses hosts that two sites claim, and an origin elsewhere", () => {
  expect(problemsOf([testSite, { ...testSite, key: "gay" as const, origin: "https://evil.test" }])).toEqual([
    "sites[1].settings.niche must be 7, the number of gay",
    "sites[1].origin must be of one of its hosts: general.test, localhost, 127.0.0.1",
    "sites[1].hosts[0] must be a host name in lower case, without a port, that no other site has",
    "sites[1].hosts[1] must be a host name in lower case, without a port, that no other site has",
    "sites[1].hosts[2] must be a host name in lower case, without a port, that no other site has",
  ]);
});

it("C-010 knows a site by its hosts only", () => {
  expect(siteOfHost([testSite], "General.Test:3000")).toBe(testSite);
  expect(siteOfHost([testSite], "general.test.evil.test")).toBeUndefined();
  expect(siteOfHost([testSite], "evil-general.test")).toBeUndefined();
});
