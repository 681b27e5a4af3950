import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, visit } from "./support/browser.ts";
import { openBrowser, openSites } from "./support/open.ts";
import { signUpInWindow } from "./support/people.ts";

/** The sites that are built for the tests. */
const brands = ["general", "bdsm"] as const;
const everybody = "/members?gender=&country=&region=&min_age=18&max_age=99";
const longName = "Wolfeschlegelsteinhausenberger";

const sites = await openSites(brands);
const browser = await openBrowser();

async function memberOf(brand: string, options: { name?: string; colorScheme?: "light" | "dark" } = {}) {
  const { name = "Ada", ...look } = options;
  const site = sites.of(brand);
  const window = await openWindow(browser, site.origin, { width: 390, ...look });
  const person = await signUpInWindow(site, window, { name });
  return { ...window, ...person };
}

/** Waits until a picture can be drawn whole: its width is known from its first bytes on. */
async function loaded(image: Locator) {
  await expect
    .poll(() =>
      image.evaluate((element) => (element instanceof HTMLImageElement && element.complete ? element.naturalWidth : 0)),
    )
    .toBeGreaterThan(0);
  await image.evaluate((element) => (element as HTMLImageElement).decode());
}

/** The part of a card's photo where faces are: below its marks, above its lowest third. */
async function faceOf(page: Page, card: Locator) {
  const { x, y, width, height } = (await card.locator("img").boundingBox())!;
  const [top, bottom] = [y + height * 0.3, y + height * 0.64];
  return page.screenshot({ clip: { x, y: top, width, height: bottom - top } });
}

/** How much of two pictures differs: where layers change, Chromium rounds some ten pixels of eleven thousand anew. */
const difference = (page: Page, ...pictures: [Buffer, Buffer]) =>
  page.evaluate(
    async (sources) => {
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
          canvas.drawImage(bitmap, 0, 0);
          return canvas.getImageData(0, 0, bitmap.width, bitmap.height).data;
        }),
      );
      return one!.filter((value, at) => value !== other![at]).length / one!.length;
    },
    pictures.map((picture) => picture.toString("base64")),
  );

describe.each(brands)("cards of %s at 390 px", (brand) => {
  test.each(["light", "dark"] as const)("F-063 nothing lies over a face, in %s", async (colorScheme) => {
    const { page } = await memberOf(brand, { colorScheme });
    await visit(page, everybody);
    const cards = page.getByRole("article").filter({ has: page.locator("img") });
    for (const at of [0, 1]) {
      const card = cards.nth(at);
      await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await loaded(card.locator("img"));
      const shown = await faceOf(page, card);
      const bare = await card.locator("img").evaluateHandle((image) => {
        const others = [...image.parentElement!.children].filter((each) => each !== image) as HTMLElement[];
        for (const each of others) each.style.visibility = "hidden";
        return others;
      });
      expect(await difference(page, shown, await faceOf(page, card))).toBeLessThan(0.002);
      await bare.dispose();
    }
  });

  test("F-079 a name has its line, and the age is seen whatever the name", async () => {
    const { page } = await memberOf(brand);
    await memberOf(brand, { name: longName });
    await visit(page, everybody);
    await page.getByText(longName).first().waitFor();
    const names = await page.getByRole("article").evaluateAll((cards) =>
      cards.map((card) => {
        const [name, age] = card.querySelectorAll<HTMLElement>("a > *");
        const [photo, years] = [card.querySelector("[data-slot=photo]")!, age!].map((each) =>
          each.getBoundingClientRect(),
        );
        return {
          name: name!.innerText,
          whole: name!.scrollWidth <= name!.clientWidth && name!.scrollHeight <= name!.clientHeight + 1,
          ageSeen: years!.width > 0 && years!.right <= photo!.right && years!.bottom <= photo!.bottom,
        };
      }),
    );
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter(({ ageSeen }) => !ageSeen)).toEqual([]);
    expect(names.filter(({ name, whole }) => !whole && name !== longName)).toEqual([]);
  });

  test("F-065 tab labels stay on one line, one thing looks active, and filters say what is set", async () => {
    const { page } = await memberOf(brand);
    await visit(page, "/members?gender=male&country=FR&region=&min_age=30&max_age=55");
    const tabs = await page.locator("[data-slot=tab-bar] a").evaluateAll((links) =>
      links.map((link) => {
        const label = [...link.querySelectorAll<HTMLElement>("span")].find(
          (each) => each.checkVisibility() && each.children.length === 0 && each.innerText,
        )!;
        const { lineHeight, fontSize } = getComputedStyle(label);
        const line = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.4;
        return {
          oneLine: label.clientHeight < line * 1.5 && label.scrollWidth <= label.clientWidth,
          colour: getComputedStyle(link).color,
          current: link.getAttribute("aria-current"),
        };
      }),
    );
    expect(tabs.map(({ oneLine }) => oneLine)).toEqual(tabs.map(() => true));
    const active = tabs.filter(({ current }) => current);
    expect(active).toHaveLength(1);
    expect(tabs.filter(({ colour }) => colour === active[0]!.colour)).toHaveLength(1);

    const words = { gender: "Men", country: "France", countryregion: "", age: "Ages 30–55" };
    const set = sites.of(brand).site.settings.search_fields.map((field) => words[field as keyof typeof words]);
    expect(await page.locator("main [data-slot=chip]").allInnerTexts()).toEqual(set.filter((word) => word !== ""));
    expect(await page.locator("main details").getAttribute("open")).toBe(null);
  });
});
