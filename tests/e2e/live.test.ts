import { calls } from "@kindling/domain/contract";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, visit } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { signUpInWindow } from "./support/people.ts";
import { hold, press } from "./support/press.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

const api = "**/api/**";

describe.each(widthsOf("live"))("at %d px", (width) => {
  test("LIVE-12 a screen whose data is on its way has its final shape, too", async () => {
    const window = await openWindow(browser, site.origin, { width });
    const { page } = window;
    await signUpInWindow(site, window, { name: "Bea" });
    for (const [from, link] of [
      ["/members", "article a"],
      ["/likes", 'a[href="/premium"]'],
      ["/chats", 'a[href="/members"]'],
    ] as const) {
      await visit(page, from);
      const path = (await page.locator(link).first().getAttribute("href"))!;
      const { held, release } = hold(page, api);
      await held;
      const watched = press(page, path);
      const shape = page.locator("#main [aria-busy=true]").first();
      await shape.waitFor();
      expect.soft(await page.locator("[data-slot=spinner]").count(), path).toBe(0);
      release();
      const frames = await watched;
      expect.soft(Math.min(...frames.map(({ height }) => height)), path).toBeGreaterThan(0);
      await page.unroute(api);
    }
  });

  test("LIVE-12 the focus and the page's name arrive with a new page", async () => {
    const { page, complaints } = await openWindow(browser, site.origin, { width });
    await visit(page, "/members");
    const card = page.getByRole("article").first().getByRole("link").first();
    const name = (await card.innerText()).split(",")[0]!.trim();
    await card.press("Enter");
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    await page.locator("[data-slot=announcer]").getByText(name).first().waitFor({ state: "attached" });
    await page.goBack();
    await page.locator("[data-slot=announcer]").getByText("Search members").waitFor({ state: "attached" });
    expect(complaints).toEqual([]);
  });
});

test.each([
  ["the mouse is over", 1280, (page: Page, href: string) => page.locator(`a[href="${href}"]`).first().hover()],
  ["the focus is on", 1280, (page: Page, href: string) => page.locator(`a[href="${href}"]`).first().focus()],
  [
    "a finger touches",
    390,
    (page: Page, href: string) => page.locator(`a[href="${href}"]`).first().dispatchEvent("touchstart"),
  ],
] as const)("LIVE-12 a link that %s brings code and data, once", async (_, width, approach) => {
  const { page } = await openWindow(browser, site.origin, { width });
  await visit(page, "/members");
  const card = page.getByRole("article").first().getByRole("link").first();
  const href = (await card.getAttribute("href"))!;
  const name = (await card.innerText()).split(",")[0]!.trim();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const data = page.waitForEvent("requestfinished", (request) => request.url().includes(calls.getMember.path));
  const count = (pattern: RegExp) => asked.filter((path) => pattern.test(path)).length;
  await approach(page, href);
  await expect.poll(() => [count(/\/profile-screen/), count(/\/en\.profile-screen/)]).toEqual([1, 1]);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(0, 0);
  await approach(page, href);
  await data;
  await page.locator(`a[href="${href}"]`).first().click();
  await page.waitForURL(`**${href}`);
  await page.locator("h1", { hasText: name }).waitFor();
  expect(await page.locator("#main [aria-busy=true]").count()).toBe(0);
  expect(count(/\/api\/member\.php/)).toBe(1);
});

test("LIVE-12 whoever saves data is asked for nothing ahead", async () => {
  const { page } = await openWindow(browser, site.origin, { width: 1280 });
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true }, configurable: true }),
  );
  await visit(page, "/members");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const links = page.getByRole("article").getByRole("link");
  await links.nth(0).hover();
  await links.nth(1).focus();
  await links.nth(0).click();
  await page.waitForURL(/members\/\d+/);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(asked.filter((url) => url.includes("member.php"))).toHaveLength(1);
});

test("LIVE-07 a screen that waits for data keeps its shape for 200 ms, however soon they come", async () => {
  const { page } = await openWindow(browser, site.origin, { width: 1280 });
  await visit(page, "/members");
  // No link: nothing was read ahead.
  const stood = await page.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>("form[action='/members']")!;
    form.querySelector<HTMLSelectElement>("select")!.selectedIndex = 1;
    form.querySelector("select")!.dispatchEvent(new Event("change", { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(done));
    form.requestSubmit();
    const shape = () => document.querySelector("#main [aria-busy=true]");
    while (!shape()) await new Promise((done) => requestAnimationFrame(done));
    const began = performance.now();
    while (shape()) await new Promise((done) => requestAnimationFrame(done));
    return performance.now() - began;
  });
  expect(stood).toBeGreaterThan(150);
});

describe("LIVE-12 what the server sent is not fetched again", () => {
  /** The calls that a page makes until long after it hydrated, by its own clock, which stands still: before the first poll. */
  async function callsOf(page: Page, path: string): Promise<string[]> {
    const asked: string[] = [];
    const note = (request: { url(): string; method(): string }) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/") && pathname !== calls.readChat.path)
        asked.push(`${request.method()} ${pathname}`);
    };
    await page.goto("about:blank");
    page.on("request", note);
    await visit(page, path);
    await page.waitForLoadState("networkidle");
    page.off("request", note);
    return asked;
  }

  test.each(["/", "/members", "/members/1"])("to a visitor on %s", async (path) => {
    const { page, context } = await openWindow(browser, site.origin, { width: 1280 });
    await context.clock.install();
    expect(await callsOf(page, path)).toEqual([]);
  });

  test("to a member on any page", async () => {
    const window = await openWindow(browser, site.origin, { width: 1280 });
    const { page, context } = window;
    await context.clock.install();
    await signUpInWindow(site, window, { name: "Ada" });
    await visit(page, "/members/1/chat");
    await page.getByRole("textbox").fill("Hello");
    await page.getByRole("button", { name: /^Send/ }).click();
    await expect
      .poll(() => page.getByRole("article").filter({ hasText: "Hello" }).getAttribute("data-state"))
      .toBe("sent");
    const chat = await page.request.get(calls.getChats.path, { headers: { "x-request-type": "client" } });
    const { chats } = (await chat.json()) as { chats: { conversation: { id: string } }[] };
    for (const path of [
      "/",
      "/members",
      "/members/1",
      "/chats",
      `/chats/${chats[0]!.conversation.id}`,
      "/likes",
      "/profile",
      "/credits",
    ])
      expect.soft(await callsOf(page, path), path).toEqual([]);
  });
});
