import { calls } from "@kindling/domain/contract";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, visit } from "./support/browser.ts";
import { openBrowser, openSite, openSites } from "./support/open.ts";
import { signUpAside, signUpInWindow } from "./support/people.ts";
import { widthsOf } from "./support/widths.ts";

const countryHeader = "x-country";
const site = await openSite({ countryHeader });
const browser = await openBrowser();

const places = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const hrefOf = (page: Page, name: RegExp) => places(page).getByRole("link", { name }).first().getAttribute("href");
const footer = (page: Page) => page.getByRole("contentinfo");

/** Chromium without a head has no installed apps: it answers as one would. */
function standInForInstalling() {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) => (query === "(display-mode: standalone)" ? matchMedia("all") : matchMedia(query));
}

describe.each(widthsOf("navigation"))("at %d px", (width) => {
  test("NAV-01 NAV-03 NAV-04 a free member finds their places, what is new there, and their account", async () => {
    const window = await openWindow(browser, site.origin, { width });
    const { page, complaints } = window;
    const ada = await signUpInWindow(site, window, { name: "Ada" });
    const ben = await signUpAside(site, browser, "Ben");
    const act = (path: string, data: object) => ben.context.request.post(path, { data });
    await act(calls.like.path, { profile: ada.user.id });
    await act(calls.sendMessage.path, { profile: ada.user.id, text: "Hello Ada", request_key: crypto.randomUUID() });

    await visit(page, "/members");
    expect(await hrefOf(page, /Search/)).toBe("/members");
    expect(await hrefOf(page, /Messages.*\b1\b/s)).toBe("/chats");
    expect(await hrefOf(page, /Likes.*\b1\b/s)).toBe("/likes");
    expect(await hrefOf(page, /Premium/)).toBe("/premium");
    expect(
      await places(page)
        .getByRole("link", { name: /Credits/ })
        .count(),
    ).toBe(0);

    // What nobody can do by calls within a test: so many more that nobody has read.
    await site.services.db.execute(`
      insert into messages (conversation_id, seq, sender_id, kind, text, sent_at, request_key)
      select conversation_id, seq + n, sender_id, kind, text, sent_at, gen_random_uuid()
      from messages, generate_series(1, 120) as n where sender_id = ${Number(ben.user.id)}`);
    await site.services.db.execute(
      `update conversations set last_seq = 121 where ${Number(ben.user.id)} in (a_id, b_id)`,
    );
    await site.services.db.execute(`update participants set unread = 121 where member_id = ${Number(ada.user.id)}`);
    await visit(page, "/members");
    const messages = places(page).getByRole("link", { name: /121 unread messages/ });
    expect(await messages.innerText()).toMatch(/99\+/);

    await page.getByRole("button", { name: "Ada’s account" }).click();
    const items = page.getByRole("menuitem");
    await items.first().waitFor();
    expect(await items.allInnerTexts()).toEqual(["My profile", "Settings", "Log out"]);
    await items.filter({ hasText: "Settings" }).click();
    await page.waitForURL("**/notifications");
    expect(complaints).toEqual([]);
  });

  test("NAV-05 a visitor finds Log in, and no member's places", async () => {
    const { page } = await openWindow(browser, site.origin, { width });
    await visit(page, "/members");
    expect(await page.getByRole("link", { name: /Messages|Likes|Premium/ }).count()).toBe(0);
    await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
    await page.waitForURL(/\/login/);
  });

  test("NAV-07 the installed app has a Back button on the pages that one comes to from others, and nowhere else", async () => {
    const window = await openWindow(browser, site.origin, { width });
    const { page, context } = window;
    await signUpInWindow(site, window, { name: "Ada" });
    await context.addInitScript(standInForInstalling);
    const back = page.getByRole("button", { name: "Back", exact: true });
    await visit(page, "/members/1");
    expect(await back.count()).toBe(0);
    await visit(page, "/members");
    await page.getByRole("article").first().getByRole("link").first().click();
    await back.click();
    await page.waitForURL("**/members");
    await expect.poll(() => back.count()).toBe(0);
    await page.getByRole("link", { name: "Messages" }).click();
    await page.waitForURL("**/chats");
    expect(await back.count()).toBe(0);
  });

  test("LAYOUT-05 LAYOUT-06 the footer has every link, each leads to its page, and a member's is compact but on the index", async () => {
    const window = await openWindow(browser, site.origin, { width });
    const { page } = window;
    await visit(page, "/members");
    expect(await footer(page).getAttribute("data-variant")).toBe("full");
    const hrefs = await footer(page)
      .getByRole("navigation")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
    const legal = ["terms", "privacy", "cookies", "ban", "return-policy", "faq", "service"];
    const wanted = [...legal.map((name) => `/pages/${name}`), "/pricing", "/complaints"];
    expect(hrefs.toSorted()).toEqual(wanted.toSorted());
    for (const href of hrefs) expect([href, (await page.request.get(href)).status()]).toEqual([href, 200]);

    await signUpInWindow(site, window, { name: "Ada" });
    for (const [path, variant] of [
      ["/members", "compact"],
      ["/pages/faq", "compact"],
      ["/", "full"],
    ] as const) {
      await visit(page, path);
      expect([path, await footer(page).getAttribute("data-variant")]).toEqual([path, variant]);
      for (const slot of ["logo", "links"])
        expect(await footer(page).locator(`[data-slot=footer-${slot}]`).count()).toBe(1);
    }
  });

  test("LAYOUT-02 a conversation has no footer, and warns before the entry only in the Netherlands and Germany", async () => {
    for (const [country, warned] of [
      ["NL", 1],
      ["DE", 1],
      ["FR", 0],
    ] as const) {
      const extraHTTPHeaders = { [countryHeader]: country };
      const window = await openWindow(browser, site.origin, { width, entered: false, extraHTTPHeaders });
      await signUpInWindow(site, window, { name: "Ada" });
      await visit(window.page, "/members/1/chat");
      expect([country, await window.page.getByRole("dialog").count()]).toEqual([country, warned]);
      expect(await footer(window.page).count()).toBe(0);
      await visit(window.page, "/members");
      expect([country, await window.page.getByRole("dialog").count()]).toEqual([country, 1]);
    }
  });
});

test("SITE-05 the support phone is called by a link without hyphens and blanks", async () => {
  const phoned = await openSite({ company: { support_phone: "+31 20-794 6095" } });
  const { page, complaints } = await openWindow(browser, phoned.origin, { width: 390 });
  await visit(page, "/pages/faq");
  const call = footer(page).getByRole("link", { name: "+31 20-794 6095" });
  expect(await call.getAttribute("href")).toBe("tel:+31207946095");
  expect(complaints).toEqual([]);
});

test("LAYOUT-07 the footer names the company in its own way, and warns in the United States in English", async () => {
  const companies = new Set<string>();
  const sites = await openSites(["general", "bdsm"]);
  for (const key of ["general", "bdsm"]) {
    const { page } = await openWindow(browser, sites.of(key).origin, { width: 1280 });
    await visit(page, "/");
    companies.add(await footer(page).locator("address").innerText());
  }
  expect(companies.size).toBe(2);
  const notice = async (country: string, locale: string) => {
    const extraHTTPHeaders = { [countryHeader]: country };
    const { page } = await openWindow(browser, site.origin, { width: 1280, locale, extraHTTPHeaders });
    await visit(page, "/");
    return footer(page).locator("[data-slot=footer-safety]").count();
  };
  expect([await notice("US", "en-US"), await notice("US", "fr-FR"), await notice("GB", "en-GB")]).toEqual([1, 0, 0]);
});

test("C-140 a page that is opened by its address starts at its top, and one that is come back to where it was left", async () => {
  const { page } = await openWindow(browser, site.origin, { width: 390 });
  const place = () => page.evaluate(() => Math.round(scrollY));
  const scroll = async (to: number) => {
    await page.evaluate((top) => scrollTo(0, top), to);
    await expect.poll(place).toBe(to);
  };
  await visit(page, "/pages/terms");
  await scroll(900);
  await visit(page, "/pages/privacy");
  expect(await place()).toBe(0);
  await scroll(300);
  await page.reload();
  await expect.poll(place).toBe(300);
  await page.goBack();
  await expect.poll(place).toBe(900);
});
