import { describe, expect, test } from "vitest";
import { openWindow, visit } from "../support/browser.ts";
import { openBrowser, openSite } from "../support/open.ts";
import { signUpInWindow } from "../support/people.ts";
import { keepPhotos } from "../support/photos.ts";
import { hold, press } from "../support/press.ts";
import { widthsOf } from "../support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

const scripts = "**/assets/*.js";

describe.each(widthsOf("live"))("at %d px", (width) => {
  test("LIVE-12 F-062 a press shows the new screen's shape within 100 ms, and nothing around it jumps", async () => {
    const window = await openWindow(browser, site.origin, { width });
    const { page, complaints } = window;
    await signUpInWindow(site, window, { name: "Ada" });
    // Who has none is reminded of it on some pages and not on others.
    await keepPhotos(window.context.request, 1);
    const screens = ["/members", "/likes", "/chats", "/premium", "/pricing", "/pages/faq"];
    const shown = new Map<string, number[]>();
    const late = () => screens.filter((path) => Math.min(...(shown.get(path) ?? [])) >= 100);
    // Others share the machine: what counts is the best.
    for (let round = 0; round < 3 && late().length > 0; round += 1) {
      await visit(page, "/members/1");
      for (const path of late()) {
        const { held, release } = hold(page, scripts);
        await held;
        const watched = press(page, path);
        await page.locator("#main [aria-busy=true]").first().waitFor();
        release();
        const frames = await watched;
        const first = frames.find((frame) => frame.path === path && frame.skeleton)!;
        shown.set(path, [...(shown.get(path) ?? []), first.at]);
        expect.soft(Math.min(...frames.map(({ height }) => height)), `${path} is never empty`).toBeGreaterThan(0);
        const places = new Set(frames.map(({ navigationTop }) => navigationTop));
        expect.soft(places.size, `${path} keeps its navigation`).toBe(1);
        const footers = frames.flatMap(({ footer }) => footer ?? []);
        expect.soft(Math.min(1, ...footers), `${path} keeps the footer below`).toBe(1);
        expect.soft(frames.at(-1)!.shift, `${path} does not shift`).toBeLessThan(0.1);
        await page.unroute(scripts);
      }
    }
    expect(late().map((path) => `${path} after ${shown.get(path)!.join(", ")} ms`)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test("LIVE-07 a bar runs while a page is awaited, from 200 ms on, and is gone half a second after", async () => {
  const { page } = await openWindow(browser, site.origin, { width: 390 });
  await visit(page, "/members");
  const quick = hold(page, scripts);
  await quick.held;
  const slow = page.evaluate(async () => {
    const seen: { at: number; state: string | undefined }[] = [];
    const pressed = performance.now();
    document.querySelector<HTMLElement>('a[href="/pages/terms"]')!.click();
    while (performance.now() - pressed < 3_000) {
      await new Promise((done) => requestAnimationFrame(done));
      const { state } = document.querySelector<HTMLElement>("[data-slot=progress-bar]")?.dataset ?? {};
      if (seen.at(-1)?.state !== state) seen.push({ at: performance.now() - pressed, state });
    }
    return seen;
  });
  await page.getByRole("progressbar", { name: "Loading the page" }).waitFor();
  quick.release();
  const seen = await slow;
  expect(seen.map(({ state }) => state)).toEqual(["running", "full", undefined]);
  expect(seen[0]!.at).toBeGreaterThanOrEqual(200);
  expect(seen[2]!.at - seen[1]!.at).toBeGreaterThanOrEqual(450);
});
