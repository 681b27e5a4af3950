import { locales } from "@kindling/locales";
import { loadCatalogue } from "@kindling/locales/node";
import { describe, expect, test } from "vitest";
import { openWindow, visit } from "./support/browser.ts";
import { fetchLocal } from "./support/local-fetch.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { signUpInWindow } from "./support/people.ts";
import { startSite, type TestSite } from "./support/site.ts";
import { widths } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

const [en, fr] = ["en", "fr"].map(loadCatalogue) as [Record<string, string>, Record<string, string>];

/** Whole texts of the English catalogue that French says otherwise. */
const english = new Set(
  Object.values(en).filter((text) => text.length > 3 && !text.includes("{") && !Object.values(fr).includes(text)),
);

/** Longer sentences that one locale's catalogue has and no other's. */
function sentencesOf(code: string): string[] {
  const others = new Set(
    locales.filter((other) => other.code !== code).flatMap(({ code: other }) => Object.values(loadCatalogue(other))),
  );
  return Object.values(loadCatalogue(code)).filter((text) => /^[a-zA-Z ,.]{24,}$/.test(text) && !others.has(text));
}

describe("SET-02 the language of a page", () => {
  /** A site whose domain speaks a language. */
  const onDomain = async (domain_language: string, check: (site: TestSite) => Promise<void>) => {
    const spoken = await startSite({ settings: { domain_language } });
    try {
      await check(spoken);
    } finally {
      await spoken.close();
    }
  };
  const shown = async (
    at: TestSite,
    { cookie, member, browser: spoken }: Partial<Record<"cookie" | "member" | "browser", string>>,
  ) => {
    const { page, context } = await openWindow(browser, at.origin, { width: 390, locale: spoken ?? "en-GB" });
    if (member) {
      await signUpInWindow(at, { context }, { name: "Ada" });
      const answer = await context.request.put("/api/user.php", { data: { language: member } });
      expect(answer.status()).toBe(200);
    }
    if (cookie) await context.addCookies([{ name: "locale", value: cookie, url: at.origin }]);
    await visit(page, "/members");
    const seen = {
      lang: await page.locator("html").getAttribute("lang"),
      words: await page.getByRole("heading", { level: 1 }).innerText(),
    };
    await context.close();
    return seen;
  };
  const inWords = (code: string) => ({
    lang: locales.find((locale) => locale.code === code)!.iso,
    words: loadCatalogue(code)["search.title"],
  });

  // Of each two the one that counts says French, all that count less say English.
  test("is the cookie's, before the member's, the domain's and the browser's", () =>
    onDomain("en", async (at) => {
      expect(await shown(at, { cookie: "fr", member: "en", browser: "en-GB" })).toEqual(inWords("fr"));
      expect(await shown(at, { cookie: "fr", browser: "en-GB" })).toEqual(inWords("fr"));
    }));

  test("is the member's, before the domain's and the browser's", () =>
    onDomain("en", async (at) => {
      expect(await shown(at, { member: "fr", browser: "en-GB" })).toEqual(inWords("fr"));
    }));

  test("is the domain's by its first two letters, before the browser's", () =>
    onDomain("frx", async (at) => {
      expect(await shown(at, { browser: "en-GB" })).toEqual(inWords("fr"));
      expect(await shown(at, { cookie: "xx", browser: "en-GB" })).toEqual(inWords("fr"));
      expect(await shown(at, { cookie: "en", browser: "fr-FR" })).toEqual(inWords("en"));
    }));

  test("is the browser's where the domain's is not shown, and English where neither is", () =>
    onDomain("ja", async (at) => {
      expect(await shown(at, { browser: "fr-CA" })).toEqual(inWords("fr"));
      expect(await shown(at, { browser: "ko-KR" })).toEqual(inWords("en"));
    }));
});

test("I18N-03 dates and times are written as in the reader's country, by the server and the browser alike", async () => {
  const written = async (country: string, browserLocale: string, language: string) => {
    const window = await openWindow(browser, site.origin, { width: 390, locale: browserLocale });
    const { page, context } = window;
    const dateOf = () => page.getByText(/^(In effect since|En vigueur depuis)/).innerText();
    await context.addCookies([{ name: "locale", value: language, url: site.origin }]);
    await visit(page, "/pages/terms");
    const asVisitor = await dateOf();
    await signUpInWindow(site, window, { name: "Ada", country });
    await visit(page, "/pages/terms");
    const asMember = await dateOf();
    await context.request.post("/api/message.php", {
      data: { profile: "1", text: "What time is it?", request_key: crypto.randomUUID() },
    });
    await visit(page, "/members/1/chat");
    const bubble = page.getByRole("article").filter({ hasText: "What time is it?" });
    const time = /\d{1,2}:\d\d(\s[AP]M)?/.exec(await bubble.innerText())?.[0];
    expect(window.complaints).toEqual([]);
    await context.close();
    return { visitor: /since \d/.test(asVisitor), member: /since \d/.test(asMember), time };
  };
  const h23 = expect.stringMatching(/^\d\d:\d\d$/);
  const h12 = expect.stringMatching(/^\d{1,2}:\d\d\s[AP]M$/);
  expect(await written("NL", "en-US", "en")).toEqual({ visitor: false, member: true, time: h23 });
  expect(await written("US", "en-GB", "en")).toEqual({ visitor: true, member: false, time: h12 });
  expect((await written("FR", "fr-FR", "fr")).time).toEqual(h23);
});

test("I18N-06 a visitor downloads one catalogue, not eleven", async () => {
  const { page } = await openWindow(browser, site.origin, { width: 390, locale: "fr-FR" });
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await visit(page, "/");
  const loaded = (await Promise.all(scripts)).join("\n");
  const downloaded = locales.filter(({ code }) => sentencesOf(code).some((sentence) => loaded.includes(sentence)));
  expect(downloaded.map(({ code }) => code)).toEqual(["fr"]);
});

test("I18N-08 /lang-config chooses the language", async () => {
  const { page, context, complaints } = await openWindow(browser, site.origin, { width: 390 });
  await visit(page, "/lang-config");
  await page.getByRole("main").getByRole("button", { name: "Français" }).click();
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr");
  await page.reload();
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  expect((await context.cookies()).find(({ name }) => name === "locale")?.value).toBe("fr");
  expect(complaints).toEqual([]);
});

describe.each(widths)("switching to French at %d px", (width) => {
  test("I18N-04 NAV-06 mid-way through sign-up keeps what was filled in and reads French from the server on", async () => {
    const { page, complaints } = await openWindow(browser, site.origin, { width });
    await visit(page, "/signup");
    await page.getByText("A woman").click();
    await page.getByText("Both", { exact: true }).click();
    await page.locator("form button[type=submit]").click();
    await page.getByText("Step 2 of 5").waitFor();
    await page.getByRole("button", { name: /English/ }).click();
    await page
      .getByRole("menuitem", { name: "Français" })
      .or(page.getByRole("menuitemradio", { name: "Français" }))
      .click();
    await page.getByText(/2 sur 5/).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    const html = await (await page.request.get("/signup")).text();
    expect(html).toContain('<html lang="fr"');
    expect(complaints).toEqual([]);
  });

  test("I18N-02 I18N-04 the whole road reads French for a member, after a reload too", async () => {
    const window = await openWindow(browser, site.origin, { width, locale: "fr-FR" });
    await signUpInWindow(site, window, { name: "Zoé" });
    await window.context.addCookies([{ name: "locale", value: "fr", url: site.origin }]);
    const { page, complaints } = window;
    const readsFrench = async (path: string) => {
      const lines = (await page.locator("body").innerText()).split("\n");
      expect
        .soft(
          lines.filter((line) => english.has(line)),
          path,
        )
        .toEqual([]);
      expect.soft(await page.locator("html").getAttribute("lang"), path).toBe("fr");
    };
    for (const path of [
      "/",
      "/members",
      "/likes",
      "/chats",
      "/members/1/chat",
      "/premium",
      "/credits/p1",
      "/credits",
      "/profile",
      "/notifications",
      "/complete-signup",
      "/pages/terms",
    ]) {
      await page.goto(path);
      await readsFrench(path);
    }
    await page.reload();
    await readsFrench("after a reload");
    expect(complaints).toEqual([]);
  });
});

test("a page asks for the catalogue of its language at once, and for no other", async () => {
  const answer = await fetchLocal(new Request(`${site.origin}/`, { headers: { "accept-language": "fr" } }));
  const preloaded = [...(await answer.text()).matchAll(/rel="modulepreload" href="\/assets\/([a-z]{2})-/g)];
  const codes = new Set<string>(locales.map(({ code }) => code));
  expect(preloaded.map(([, code]) => code!).filter((code) => codes.has(code))).toEqual(["fr"]);
});
