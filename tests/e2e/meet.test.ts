import { describe, expect, test } from "vitest";
import { openWindow, visit, visitEarly } from "./support/browser.ts";
import { pressHeart } from "./support/like.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { photographed, signUpAside, signUpInWindow } from "./support/people.ts";
import { widths } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

const everybody = "/members?gender=&country=&region=&min_age=18&max_age=99";

describe.each(widths)("meeting at %d px", (width) => {
  test("MEMBERS-07 MEMBERS-12 a visitor sees and is sent the main photo only, and is asked to log in for more", async () => {
    const { id, images } = await photographed(await signUpAside(site, browser, "Ada"));
    const { page, context } = await openWindow(browser, site.origin, { width });
    await visit(page, `/members/${id}`);
    const overview = page.locator("[data-slot=photo-overview]");
    expect(await overview.locator("img").count()).toBe(1);
    const statusOf = async (name: string) => (await context.request.get(`/media/${name}`)).status();
    expect(await statusOf(images[0]!.filename)).toBe(200);
    for (const { filename, thumb_filename, match } of images.slice(1)) {
      for (const name of [filename, thumb_filename, match]) {
        expect(await page.content()).not.toContain(name);
        expect(await statusOf(name)).toBe(404);
      }
    }
    await overview.locator("[data-slot=locked-photo]").first().click();
    await page.locator("main").getByRole("link", { name: "Log in" }).waitFor();
  });

  test("MEMBERS-01 the filters of the address and of the form agree with the results", async () => {
    const window = await openWindow(browser, site.origin, { width });
    await signUpInWindow(site, window, { name: "Ada" });
    const { page, complaints } = window;
    await visit(page, everybody);
    const found = page.getByText(/^\d+ members$/);
    const all = Number.parseInt(await found.innerText(), 10);
    if (width < 992) await page.getByText("Filters").click();
    await page.getByLabel("Country").selectOption("FR");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.waitForURL(/country=FR/);
    await expect.poll(async () => Number.parseInt(await found.innerText(), 10)).toBeLessThan(all);
    expect(complaints).toEqual([]);
  });

  test("MEMBERS-01 what was chosen before the script came is searched for", async () => {
    const window = await openWindow(browser, site.origin, { width });
    await signUpInWindow(site, window, { name: "Eve" });
    const { page, complaints } = window;
    await visitEarly(page, everybody, async () => {
      if (width < 992) await page.getByText("Filters").click();
      await page.getByLabel("Country").selectOption("FR");
    });
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.waitForURL(/country=FR/);
    expect(complaints).toEqual([]);
  });

  test("CHAT-06 what was written before the script came can be sent", async () => {
    const window = await openWindow(browser, site.origin, { width });
    await signUpInWindow(site, window, { name: "Fay" });
    const { page } = window;
    await visitEarly(page, "/members/1/chat", () => page.getByRole("textbox").fill("Early bird"));
    await page.getByRole("button", { name: /^Send/ }).click();
    await page.getByRole("article").getByText("Early bird").waitFor();
    expect(await page.getByRole("textbox").inputValue()).toBe("");
  });

  test("MEMBERS-02 Back from a profile restores the page of results and the place on it", async () => {
    const window = await openWindow(browser, site.origin, { width });
    await signUpInWindow(site, window, { name: "Bea" });
    const { page } = window;
    await visit(page, everybody);
    const first = await page.getByRole("article").first().innerText();
    await page.getByRole("link", { name: /Next/ }).click();
    await page.waitForURL(/page=2/);
    await expect.poll(() => page.getByRole("article").first().innerText()).not.toBe(first);
    const card = page.getByRole("article").nth(9);
    await card.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 150));
    const place = await page.evaluate(() => scrollY);
    const name = await card.innerText();
    expect(place).toBeGreaterThan(100);
    await card.getByRole("link").first().click();
    await page.waitForURL(/\/members\/\d+$/);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL(/page=2/);
    expect(await page.getByRole("article").nth(9).innerText()).toBe(name);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
  });

  test("LIKES-02 a like that comes back is a match, and the new mark goes when the profile is opened", async () => {
    const [ada, ben] = await Promise.all([
      openWindow(browser, site.origin, { width }),
      openWindow(browser, site.origin, { width }),
    ]);
    const [adaIs, benIs] = await Promise.all([
      signUpInWindow(site, ada, { name: "Ada" }),
      signUpInWindow(site, ben, { name: "Ben" }),
    ]);
    await visit(ada.page, `/members/${benIs.user.id}`);
    await pressHeart(ada.page, "Like");

    await visit(ben.page, "/likes");
    expect(await ben.page.title()).toMatch(/^\(1\) /);
    await ben.page.getByRole("link", { name: /Ada/ }).first().click();
    await ben.page.waitForURL(`**/members/${adaIs.user.id}`);
    await expect.poll(() => ben.page.title()).not.toMatch(/^\(/);
    await pressHeart(ben.page, "Like");
    await ben.page.getByRole("dialog").getByText("It’s a match!").waitFor();
    await ben.page.keyboard.press("Escape");
    await visit(ben.page, "/likes/matches");
    await ben.page.getByRole("link", { name: /Ada/ }).first().waitFor();
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  });

  test("F-060 each list of likes holds its own", async () => {
    const [ada, ben] = await Promise.all([
      openWindow(browser, site.origin, { width }),
      openWindow(browser, site.origin, { width }),
    ]);
    const [, benIs] = await Promise.all([
      signUpInWindow(site, ada, { name: "Ada" }),
      signUpInWindow(site, ben, { name: "Ben" }),
    ]);
    await visit(ada.page, `/members/${benIs.user.id}`);
    await pressHeart(ada.page, "Like");
    const listed = async ({ page }: typeof ada, type: string) => {
      await visit(page, `/likes/${type}`);
      const main = page.getByRole("main");
      const members = main.getByRole("link").filter({ hasText: /^(Ada|Ben)/ });
      await main.locator("[data-slot='likes-list'], [data-slot='empty-state']").waitFor();
      return (await members.allInnerTexts()).map((text) => text.split(",", 1)[0]!.trim());
    };
    expect(await listed(ada, "sent")).toEqual(["Ben"]);
    expect(await listed(ada, "received")).toEqual([]);
    expect(await listed(ben, "received")).toEqual(["Ada"]);
    expect(await listed(ben, "sent")).toEqual([]);
    expect(await listed(ben, "matches")).toEqual([]);
  });
});

test.each([
  // The server's render brings them along.
  ["interests", "/profile", 0],
  ["companyinfo", "/pricing", 0],
  ["regions", "/members?country=NL", 0],
])("API-04 %s load once", async (call, path, times) => {
  const window = await openWindow(browser, site.origin, { width: 1280 });
  await signUpInWindow(site, window, { name: "Gus" });
  const { page } = window;
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === `/api/${call}.php`) asked += 1;
  });
  await visit(page, path);
  await page.waitForLoadState("networkidle");
  for (let round = 0; round < 2; round += 1) {
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await page.waitForURL("**/pages/faq");
    await page.goBack();
    await page.waitForURL(`**${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  }
  await page.waitForLoadState("networkidle");
  expect(asked).toBe(times);
});
