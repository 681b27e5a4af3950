import { describe, expect, test } from "vitest";
import { openWindow } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { signUpInWindow } from "./support/people.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

describe.each(widthsOf("visitor"))("a visitor at %d px", (width) => {
  test("LAYOUT-08 sees the entry warning on the first visit only", async () => {
    const { page, complaints } = await openWindow(browser, site.origin, { width, entered: false });
    await page.goto("/");
    const warning = page.getByRole("dialog");
    await warning.waitFor();
    await warning.getByRole("button").first().click();
    await warning.waitFor({ state: "hidden" });
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await warning.isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  test("SITE-01 reads the whole index page without JavaScript", async () => {
    const { page } = await openWindow(browser, site.origin, { width, javaScriptEnabled: false });
    await page.goto("/");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toContain("Meet people");
    expect(await page.getByRole("article").count()).toBeGreaterThan(3);
    expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
  });

  test("finds a title of its own and no hydration warning on each public page", async () => {
    const { page, complaints } = await openWindow(browser, site.origin, { width });
    const titles = new Set<string>();
    for (const path of [
      "/",
      "/members",
      "/signup",
      "/login",
      "/pricing",
      "/lang-config",
      "/pages/terms",
      "/pages/faq",
    ]) {
      await page.goto(path);
      await page.getByRole("main").waitFor();
      titles.add(await page.title());
    }
    expect(titles.size).toBe(8);
    expect(complaints).toEqual([]);
  });

  test("ROUTE-06 gets a 404 with a way home for an unknown address", async () => {
    const { page } = await openWindow(browser, site.origin, { width });
    const answer = await page.goto("/nowhere/at/all");
    expect(answer?.status()).toBe(404);
    await page.getByText("This page could not be found.").first().waitFor();
    await page.getByRole("link", { name: "Back to the home page" }).click();
    await page.waitForURL("**/");
  });

  test("no page scrolls sideways", async () => {
    const { page } = await openWindow(browser, site.origin, { width });
    for (const path of ["/", "/members", "/members/1", "/signup", "/login", "/pricing", "/pages/terms"]) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});

test.each([
  "/members/%",
  "/members/%00",
  "/members/..%2f..%2fetc",
  "/members/%E0%A4%A",
  "/chats/%zz",
  "/members/%25",
  "/%5c",
  "/members/0",
  "/members/1e3",
  "/credits/%2525",
  "/credits/bogus",
  "/likes/bogus",
])("ROUTE-05 C-101 C-102 answers %s as no such page and lives on", async (path) => {
  const answer = await fetch(site.origin + path, { redirect: "manual" });
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain("This page could not be found.");
  expect(html).toContain("Back to the home page");
  expect((await fetch(site.origin)).status).toBe(200);
});

test("ROUTE-05 ROUTE-06 a word that an address does not know is no page, in the reader's language", async () => {
  const window = await openWindow(browser, site.origin, { width: 1280 });
  await signUpInWindow(site, window, { name: "Ada" });
  const bundle = site.site.bundles[0]!.id;
  const statusOf = async (path: string) => (await window.context.request.get(path)).status();
  for (const known of ["/likes/sent", "/pages/faq", `/credits/${bundle}`, `/credits/${bundle}/paypal`])
    expect([known, await statusOf(known)]).toEqual([known, 200]);
  const texts = [
    ["en", "This page could not be found."],
    ["fr", "Cette page est introuvable."],
  ] as const;
  for (const [code, text] of texts) {
    await window.context.addCookies([{ name: "locale", value: code, url: site.origin }]);
    for (const path of [
      "/bogus",
      "/likes/bogus",
      "/likes/m/bogus",
      "/likes/m/999999",
      "/members/bogus",
      "/members/999999",
      "/members/1/bogus",
      "/members/bogus/chat",
      "/chats/bogus",
      "/chats/999999",
      "/credits/bogus",
      `/credits/${bundle}/bogus`,
      `/credits/${bundle}/__proto__`,
      `/credits/${bundle}/paypal/bogus`,
      "/transactions/bogus",
      "/transactions/999999",
      "/pages/bogus",
      "/pages/complaints",
      "/landers/bogus",
      "/activate/bogus",
    ]) {
      const answer = await window.context.request.get(path);
      const html = await answer.text();
      expect.soft([path, answer.status(), html.includes(text)]).toEqual([path, 404, true]);
      expect.soft(html).toContain(`<html lang="${code}"`);
    }
  }
  await window.context.close();
});

test.each(["xx", "en_US", "undefined", "", "*", "../fr", "%3Cscript%3E", "x".repeat(3000), "%"])(
  "C-119 a language cookie of %s neither breaks the page nor stays",
  async (value) => {
    const answer = await fetch(site.origin, { headers: { cookie: `locale=${value}` } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<html lang="en"');
  },
);

test.each([
  ["nb-NO,nb;q=0.9", "en"],
  ["fr-CA,fr;q=0.9,en;q=0.1", "fr"],
  ["de, fr;q=0.5", "fr"],
  ["fr;q=0, en", "en"],
])("C-118 Accept-Language %s is answered in %s", async (header, lang) => {
  const answer = await fetch(site.origin, { headers: { "accept-language": header } });
  expect(await answer.text()).toContain(`<html lang="${lang}"`);
});

test.each(["/?lb=</script><script>alert(1)</script>", "/members?gender=</script>", "/login?next=</script><b>"])(
  "C-099 the address %s cannot end the state script",
  async (path) => {
    const html = await (await fetch(site.origin + path)).text();
    const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)![1]!;
    expect(() => JSON.parse(state)).not.toThrow();
    expect(html).not.toContain("<script>alert");
  },
);
