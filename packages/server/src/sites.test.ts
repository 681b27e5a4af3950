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
    ["refund_days", "x", "a whole number from 1 to 365"],
    ["message_length", 0, "a whole number from 1 to 2000"],
    ["visible_locales", [], "a list of at least 1, each one of da, de, en, es, fi, fr, it, nl, no, pl, sv"],
    ["countries", [], "a list of at least 1, each text that matches ^[A-Z]{2}$"],
    ["signups", "everybody", "one of all, with_trafficsource, invite_only"],
    ["support_email", "nobody", "an e-mail address"],
    ["support_phone", 5, "text, or null"],
    ["min_age", 17, "a whole number from 18 to 99"],
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

describe("F-044 refuses with its key", () => {
  const [first, second] = testSite.bundles as [(typeof testSite.bundles)[number], (typeof testSite.bundles)[number]];
  const selling = (bundles: object[]) => problemsOf([{ ...testSite, bundles }]);

  it.each([
    [{ credits: 0 }, "credits must be a whole number from 1 to 1000000"],
    [{ credits: 1e9 }, "credits must be a whole number from 1 to 1000000"],
    [{ credits: 2.5 }, "credits must be a whole number from 1 to 1000000"],
    [{ price: { ...first.price, amount_minor: 0 } }, "price.amount_minor must be a whole number from 1 to 100000000"],
    [{ price: { ...first.price, amount_minor: -5 } }, "price.amount_minor must be a whole number from 1 to 100000000"],
  ])("a package with %j", (parts, problem) => {
    expect(selling([first, { ...second, ...parts }])).toEqual([`sites[0].bundles[1].${problem}`]);
  });

  it("two packages of one id", () => {
    expect(selling([first, second, { ...second, id: first.id }])).toEqual([
      "sites[0].bundles[2].id must be no other package's",
    ]);
  });

  it.each([
    "javascript:x",
    "data:image/png,",
    "//evil.test/",
    "http://cdn.test/",
    "media/",
    "",
    "/a b",
    "https://",
    '/"><script>',
    "/\\evil.test/",
  ])("a cdn_prefix of %j", (cdn_prefix) => {
    expect(problemsOf(withSettings({ cdn_prefix }))).toEqual([
      "sites[0].settings.cdn_prefix must be a path, as in /media/, or an address of https",
    ]);
  });

  it.each(["/media/", "/", "https://cdn.test/pictures/"])("no cdn_prefix of %j", (cdn_prefix) => {
    expect(problemsOf(withSettings({ cdn_prefix }))).toEqual([]);
  });

  it.each([
    ["message_length", 1e9, "2000"],
    ["message_credits", 1e9, "10000"],
    ["signup_credits", -1, "10000"],
    ["history_limit", 1e9, "10000"],
    ["refund_days", 1e9, "365"],
    ["min_age", 1e9, "99"],
  ])("%s: %d", (key, value, most) => {
    const problems = problemsOf(withSettings({ [key]: value }));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^sites\\[0\\]\\.settings\\.${key} must be .* to ${most}$`));
  });

  it.each([
    ["locales", { ...testSite, locales: ["en", "fr", "en"] }, "locales[2] must not be there twice"],
    ["countries", withSettings({ countries: ["NL", "NL"] })[0], "settings.countries[1] must not be there twice"],
    ["interests", withSettings({ interests: ["tea", "tea"] })[0], "settings.interests[1] must not be there twice"],
    [
      "visible_locales",
      withSettings({ visible_locales: ["en", "en"] })[0],
      "settings.visible_locales[1] must not be there twice",
    ],
    [
      "hosts",
      { ...testSite, hosts: ["general.test", "general.test"] },
      "hosts[1] must be a host name in lower case, without a port, that no other site has",
    ],
  ])("a value that is there twice in %s", (_, site, problem) => {
    expect(problemsOf([site])).toEqual([`sites[0].${problem}`]);
  });

  it.each(["https://general.test/", "https://general.test/sub", "ftp://general.test", "https://a@general.test"])(
    "an origin of %j",
    (origin) => {
      expect(problemsOf([{ ...testSite, origin }])).toEqual([
        "sites[0].origin must be a scheme and a host, as in https://kindling.example",
      ]);
    },
  );
});
