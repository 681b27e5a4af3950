import { loadCatalogue } from "@kindling/locales/node";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openWindow, visit } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { signUpInWindow } from "./support/people.ts";

const site = await openSite();
const browser = await openBrowser();

/** What browsers below the list lack, one at a time. */
const lacks = [
  "delete URL.canParse",
  "delete AbortSignal.any",
  "delete Intl.Segmenter",
  "delete globalThis.CSSPropertyRule",
  "delete HTMLElement.prototype.popover",
  "delete String.prototype.isWellFormed",
  "delete Array.prototype.toSorted",
];

async function openOld(lack: string, options: { locale?: string } = {}) {
  const window = await openWindow(browser, site.origin, { width: 390, ...options });
  await window.context.addInitScript(lack);
  return window;
}

const isPlain = (page: Page) => page.locator("html[data-plain]:not([data-hydrated])").count();

test.each(lacks)("a browser with %s keeps the plain document, and says so", async (lack) => {
  const { page, context, complaints } = await openOld(lack);
  await page.goto("/");
  expect(await isPlain(page)).toBe(1);
  await page.getByText("Your browser is out of date").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("in an old browser one reads why in one’s language, logs in, writes, and logs out", async () => {
  const other = await openWindow(browser, site.origin, { width: 390 });
  const { email, password } = await signUpInWindow(site, other, { name: "Ada" });
  const { page, complaints } = await openOld(lacks[0]!, { locale: "fr-FR" });
  const fr = loadCatalogue("fr") as Record<string, string>;
  await page.goto("/login");
  await page.getByText(fr["old-browser.title"]!).waitFor();
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.locator("form button[type=submit]").click();
  await page.waitForURL("**/members");
  await page.goto("/members/1/chat");
  await page.locator("main textarea").fill("Bonjour");
  await page.locator("main form:has(textarea) button[type=submit]").click();
  await page.getByRole("article").filter({ hasText: "Bonjour" }).waitFor();
  expect(await isPlain(page)).toBe(1);
  // What stands in the page for want of a script.
  await page.goto("/members");
  await page.locator("main summary").click();
  await page.getByRole("spinbutton").first().waitFor();
  // From the log-in on the language is the member's own, which is English.
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL((url) => url.pathname !== "/members");
  expect(complaints).toEqual([]);
});

test("a browser of the list hears nothing of it", async () => {
  const { page } = await openWindow(browser, site.origin, { width: 390 });
  await visit(page, "/");
  expect(await page.locator("html[data-plain]").count()).toBe(0);
  expect(await page.getByText("Your browser is out of date").count()).toBe(0);
});
