import { describe, expect, it } from "vitest";
import { chooseLocale } from "./index.ts";

/** What a request says of its language. */
interface LocaleWish {
  readonly account?: string | undefined;
  readonly cookie?: string | undefined;
  readonly acceptLanguage?: string | undefined;
}

const site = (domain?: string, visible: readonly string[] = ["en", "fr", "nl", "no"]) => ({ domain, visible });

const localeOf = ({ account, cookie, acceptLanguage }: LocaleWish, { domain, visible }: ReturnType<typeof site>) =>
  chooseLocale([account, cookie, domain], acceptLanguage, visible);

describe("C-118 Norwegian", () => {
  it.each<[LocaleWish, string | undefined, string]>([
    [{ acceptLanguage: "nb-NO,nb;q=0.9" }, undefined, "no"],
    [{ acceptLanguage: "nn" }, undefined, "no"],
    [{ acceptLanguage: "no" }, undefined, "no"],
    [{ acceptLanguage: "NB-no" }, undefined, "no"],
    [{ acceptLanguage: "nb;q=0" }, undefined, "en"],
    [{ cookie: "nb" }, undefined, "no"],
    [{}, "nb", "no"],
    [{}, "no", "no"],
    [{}, "no_NO", "no"],
  ])("%j, domain %s: %s", (wish, domain, expected) => {
    expect(localeOf(wish, site(domain))).toBe(expected);
  });
});

it("goes by the tags in their order, then by the browser", () => {
  const wish = { account: "nl", cookie: "fr", acceptLanguage: "no" };
  expect(localeOf(wish, site("en"))).toBe("nl");
  expect(localeOf({ ...wish, account: undefined }, site("en"))).toBe("fr");
  expect(localeOf({ acceptLanguage: "no" }, site("nl"))).toBe("nl");
  expect(localeOf({ acceptLanguage: "no" }, site("pl"))).toBe("no");
  expect(localeOf({}, site("pl"))).toBe("en");
});

describe("C-119 a cookie that is no language falls to the domain's", () => {
  it.each(["xx", "undefined", "", "*", "../fr", "<script>", "f".repeat(5000), "__proto__"])("%s", (cookie) => {
    expect(localeOf({ cookie }, site("fr"))).toBe("fr");
  });
});

it("SET-03 shows no language that the site hides", () => {
  expect(localeOf({ cookie: "fr", acceptLanguage: "fr" }, site("fr", ["nl"]))).toBe("nl");
});
