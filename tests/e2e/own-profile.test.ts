import type { User } from "@kindling/domain/contract";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, visit } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { signUpInWindow } from "./support/people.ts";
import { widths } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

const bar = (page: Page) => page.locator("[data-slot=save-bar]");
const unsaved = (page: Page) => bar(page).getByRole("status").textContent();
const complete = async (page: Page) => Number(await page.getByRole("meter").getAttribute("aria-valuenow"));

const fields = (page: Page) =>
  page.locator("form#profile").locator("input, select, textarea").and(page.locator(":not([type=hidden])"));

/** Where every field stands in its form. */
const places = (page: Page) =>
  fields(page).evaluateAll((all) =>
    all.map((field) =>
      Math.round(field.getBoundingClientRect().top - field.closest("form")!.getBoundingClientRect().top),
    ),
  );

/** Fields that something lies over when they get the focus. */
const hiddenByBars = (page: Page) =>
  fields(page).evaluateAll((all) => {
    const bars = [...document.querySelectorAll("[data-slot=save-bar], [data-slot=tab-bar]")];
    return all
      .filter((field) => {
        (field as HTMLElement).focus();
        const { top, bottom } = field.getBoundingClientRect();
        return bars
          .filter((bar) => ["sticky", "fixed"].includes(getComputedStyle(bar).position))
          .some((bar) => bottom > bar.getBoundingClientRect().top && top < bar.getBoundingClientRect().bottom);
      })
      .map((field) => (field as HTMLInputElement).name);
  });

describe("one's own profile", () => {
  test.each(widths)(
    "the bar says how much is unsaved, covers nothing, asks before one leaves, and saving makes the profile more complete, at %d px",
    async (width) => {
      const window = await openWindow(browser, site.origin, { width });
      const { page, context, complaints } = window;
      await signUpInWindow(site, window, { name: "Ada" });
      await visit(page, "/profile");
      const before = { complete: await complete(page), places: await places(page) };
      expect(await bar(page).getAttribute("data-state")).toBe("saved");

      await page.getByRole("link", { name: "Interests" }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("FIELDSET");
      await page.getByRole("checkbox", { name: "Cooking" }).check();
      await expect.poll(() => unsaved(page)).toBe("1 unsaved change");
      await page.getByLabel("Hair").selectOption("red");
      await expect.poll(() => unsaved(page)).toBe("2 unsaved changes");
      expect(await places(page)).toEqual(before.places);
      expect(await page.getByRole("complementary").count()).toBe(width < 992 ? 0 : 1);

      await page.evaluate(() => scrollTo(0, 0));
      const box = (await bar(page).boundingBox())!;
      const tabs = await page.locator("[data-slot=tab-bar]").boundingBox();
      expect(box.y + box.height).toBeLessThanOrEqual(width < 768 ? tabs!.y : page.viewportSize()!.height);
      expect(await hiddenByBars(page)).toEqual([]);

      const likes = page.locator('nav a[href="/likes"]').first();
      await likes.click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
      await page.getByRole("alertdialog").waitFor({ state: "detached" });
      expect(new URL(page.url()).pathname).toBe("/profile");
      await likes.click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
      await page.waitForURL("**/likes**");
      await page.goBack();
      await expect.poll(() => unsaved(page)).toBe("2 unsaved changes");

      await bar(page).getByRole("button", { name: "Save" }).click();
      await expect.poll(() => bar(page).getAttribute("data-state")).toBe("saved");
      await expect.poll(() => complete(page)).toBeGreaterThan(before.complete);
      const { profile } = (await (await context.request.get("/api/user.php")).json()) as User;
      expect(profile).toMatchObject({ hair_color: "red", interests: ["cooking"] });
      await likes.click();
      await page.waitForURL("**/likes**");
      expect(complaints).toEqual([]);
    },
  );

  test("the card as others see it stands beside the form, follows what is typed, and nothing in it can be pressed", async () => {
    const window = await openWindow(browser, site.origin, { width: 1280 });
    const { page } = window;
    await signUpInWindow(site, window, { name: "Ada" });
    await visit(page, "/profile");
    await page.getByLabel("City").fill("Rotterdam");
    await expect.poll(() => unsaved(page)).toBe("1 unsaved change");
    const preview = page.getByRole("complementary", { name: "How others see you" });
    await preview.getByRole("img", { name: /Ada, \d+, Rotterdam/ }).waitFor();
    expect(await preview.locator("[data-slot=profile-card]").innerText()).toContain("Rotterdam");
    expect(await preview.locator("a:not([inert] a)").count()).toBe(0);
    await bar(page).getByRole("button", { name: "Discard" }).click();
    await preview.getByRole("img", { name: /Ada, \d+, Utrecht/ }).waitFor();
  });
});

describe.each([true, false])("the filters of a search on a phone, with script: %s", (javaScriptEnabled) => {
  test("are chips that are taken away one by one, each large enough for a finger", async () => {
    const { page } = await openWindow(browser, site.origin, { width: 390, javaScriptEnabled });
    const path = "/members?gender=female&country=NL&region=&min_age=25&max_age=45&sort=active";
    await (javaScriptEnabled ? visit(page, path) : page.goto(path));
    const chips = page.getByRole("list", { name: "Filters" }).getByRole("link");
    expect(await chips.allInnerTexts()).toEqual(["Women", "Ages 25–45", "Netherlands", "Recently online"]);
    for (const chip of await chips.all()) expect((await chip.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await page.locator("[data-slot=search-form]").isVisible()).toBe(false);
    for (const [name, left] of [
      ["Remove Ages 25–45", /gender=female&country=NL&region=&min_age=18&max_age=99&sort=active$/],
      ["Remove Women", /gender=&country=NL&region=&min_age=18&max_age=99&sort=active$/],
      ["Remove Recently online", /gender=&country=NL&region=&min_age=18&max_age=99$/],
      ["Remove Netherlands", /gender=&country=&region=&min_age=18&max_age=99$/],
    ] as const) {
      await chips.and(page.getByRole("link", { name })).click();
      await page.waitForURL(left);
    }
    expect(await chips.count()).toBe(0);
  });
});
