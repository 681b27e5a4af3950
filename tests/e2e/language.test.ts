import { locales } from "@kindling/locales";
import { loadCatalogue } from "@kindling/locales/node";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser, openWindow, visit, widths } from "./support/browser.ts";
import { signUpInWindow } from "./support/people.ts";
import { startSite, type TestSite } from "./support/site.ts";

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const [en, fr] = ["en", "fr"].map(loadCatalogue) as [Record<string, string>, Record<string, string>];

/** Whole texts of the English catalogue that French says otherwise. */
const english = new Set(
  Object.values(en).filter((text) => text.length > 3 && !text.includes("{") && !Object.values(fr).includes(text)),
);

/** A sentence that one locale's catalogue has and no other's. */
function sentenceOf(code: string): string {
  const others = new Set(
    locales.filter((other) => other.code !== code).flatMap(({ code: other }) => Object.values(loadCatalogue(other))),
  );
  const sentence = Object.values(loadCatalogue(code)).find(
    (text) => /^[a-zA-Z ,.]{12,}$/.test(text) && !others.has(text),
  );
  if (!sentence) throw new Error(`the catalogue ${code} has no sentence of its own`);
  return sentence;
}

test("I18N-06 a visitor downloads one catalogue, not eleven", async () => {
  const { page } = await openWindow(browser, site.origin, { width: 390, locale: "fr-FR" });
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await visit(page, "/");
  const loaded = (await Promise.all(scripts)).join("\n");
  const downloaded = locales.filter(({ code }) => loaded.includes(sentenceOf(code)));
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
      await page.reload();
      const lines = (await page.locator("body").innerText()).split("\n");
      expect
        .soft(
          lines.filter((line) => english.has(line)),
          path,
        )
        .toEqual([]);
      expect.soft(await page.locator("html").getAttribute("lang"), path).toBe("fr");
    }
    expect(complaints).toEqual([]);
  });
});
