import { calls } from "@kindling/domain/contract";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, visit } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { signUpInWindow } from "./support/people.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

const everybody = "/members?gender=&country=&region=&min_age=18&max_age=99";
const cards = (page: Page) => page.getByRole("main").getByRole("article");

describe.each(widthsOf("distance"))("BEYOND-34 search by distance at %d px", (width) => {
  test.each([true, false])(
    "BEYOND-34 the nearest first and within a radius, by the address, with script: %s",
    async (scripted) => {
      const window = await openWindow(browser, site.origin, { width, javaScriptEnabled: scripted });
      const { page, complaints } = window;
      await signUpInWindow(site, window, { name: "Nadia" });
      const near = await openWindow(browser, site.origin, { width });
      const name = `Zora${width}${scripted ? "a" : "b"}`;
      await signUpInWindow(site, near, { name });
      await (scripted ? visit(page, everybody) : page.goto(everybody));
      await page.locator("main summary").click();
      await page.getByRole("combobox", { name: "Show first" }).selectOption("Near me");
      await page.getByRole("combobox", { name: "Distance" }).selectOption("Within 25 km");
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await page.waitForURL(/radius=25/);
      expect(page.url()).toMatch(/sort=near/);
      await cards(page).filter({ hasText: name }).first().waitFor();
      const places = await cards(page).filter({ hasText: name }).allInnerTexts();
      for (const text of places) expect(text).toMatch(/within 25 km/);
      // On a phone chips say what is set; beside the open form they are hidden.
      expect(await page.locator("main [data-slot=chip]").allTextContents()).toEqual(["Within 25 km", "Near me"]);
      expect(complaints).toEqual([]);
    },
  );

  test("SET-07 BEYOND-34 a visitor, and who has no city, are not asked how far", async () => {
    const window = await openWindow(browser, site.origin, { width });
    const { page } = window;
    await visit(page, `${everybody}&sort=near&radius=25`);
    await page.locator("main summary").click();
    expect(await page.getByRole("combobox", { name: "Distance" }).count()).toBe(0);
    await page.getByRole("combobox", { name: "Show first" }).selectOption("Recently online");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.waitForURL(/sort=active/);
    await cards(page).first().waitFor();
  });
});

test("SET-07 only the fields that the site searches by are asked for", async () => {
  const { page } = await openWindow(browser, site.origin, { width: 1280 });
  await visit(page, everybody);
  await page.locator("main summary").click();
  const asked = await page
    .locator("[data-slot=search-form]")
    // A region waits for its country.
    .evaluate((form) =>
      [...form.querySelectorAll<HTMLInputElement>("select[name], input[name]")].map(({ name }) => name),
    );
  const names = { gender: ["gender"], country: ["country"], countryregion: ["region"], age: ["min_age", "max_age"] };
  const client = await fetch(`${site.origin}${calls.getSettings.path}`, { headers: { "x-request-type": "client" } });
  const { search_fields } = (await client.json()) as { search_fields: (keyof typeof names)[] };
  expect(new Set(asked)).toEqual(new Set([...search_fields.flatMap((field) => names[field]), "sort"]));
});
