import { randomUUID } from "node:crypto";
import { calls } from "@kindling/domain/contract";
import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { openWindow, visit, type Window } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { type Person, signUpInWindow } from "./support/people.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();
/** Somebody whose name is as long as a name may be, in one word. */
let long: Person;
const longName = "Wolfeschlegelsteinhausenberger";

beforeAll(async () => {
  const window = await openWindow(browser, site.origin, { width: 390 });
  long = await signUpInWindow(site, window, { name: longName });
  await window.context.close();
});

/** A member with a conversation and a like of each kind. */
async function member(options: BrowserContextOptions & { width: number }): Promise<Window & Person> {
  const window = await openWindow(browser, site.origin, options);
  const person = await signUpInWindow(site, window, { name: "Ada" });
  const { request } = window.context;
  const profile = long.user.id;
  const text = `Hello ${"a".repeat(400)}`;
  await request.post(calls.sendMessage.path, { data: { profile, text, request_key: randomUUID() } });
  await request.post(calls.like.path, { data: { profile } });
  return { ...window, ...person };
}

const screens = () => [
  "/members",
  `/members/${long.user.id}`,
  `/members/${long.user.id}/chat`,
  "/chats",
  "/likes/sent",
  "/profile",
  "/notifications",
  "/credits",
  `/credits/${site.site.bundles[0]!.id}`,
  "/premium",
  "/pages/terms",
];
const visitorScreens = ["/", "/members", "/signup", "/login", "/pricing", "/lang-config"];

/** Pixels that the page can be scrolled sideways by. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words of controls and headings that are cut off by their box. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, button, label, legend)")]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const clips = overflowX !== "visible" || overflowY !== "visible";
        const over = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        return clips && over && textOverflow !== "ellipsis" && element.checkVisibility() && element.clientHeight > 1;
      })
      .map((element) => element.innerText),
  );

/** What Tab reaches, in its order: where it is, and whether something that stays in place covers it. */
async function walkByTab(page: Page, steps: number) {
  const stops = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const box = element.getBoundingClientRect();
      const points = [0.5, 0.1, 0.9].flatMap((x) =>
        [0.5, 0.2, 0.8].map((y) => [box.left + x * box.width, box.top + y * box.height] as const),
      );
      const seen = points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest("label") !== null);
      });
      // A card's link covers the card, which wears the ring.
      const rings = [
        getComputedStyle(element),
        getComputedStyle(element, "::after"),
        getComputedStyle(element.closest("article, label") ?? element),
      ];
      return {
        what: `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.slice(0, 40) ?? ""}`,
        seen,
        ring: rings.some(({ outlineStyle, boxShadow }) => outlineStyle !== "none" || boxShadow !== "none"),
      };
    });
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

describe("each screen bears what readers do to it", () => {
  const spacing =
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";
  const large = ":root { font-size: 200% !important }";

  test.each([
    [320, "which is 400 % zoom on a desk, also with the text spacing of WCAG 1.4.12", ["", spacing]],
    [640, "with text twice as large", [large]],
  ])("%d px, %s: nothing scrolls sideways and no word is cut off", async (width, _, styles) => {
    const { page } = await member({ width });
    const read = async (path: string) => {
      await visit(page, path);
      for (const style of styles) {
        if (style) await page.addStyleTag({ content: style });
        expect.soft(await overflow(page), `${path} ${style}`).toBeLessThanOrEqual(0);
        expect.soft(await cutOff(page), `${path} ${style}`).toEqual([]);
      }
    };
    for (const path of screens()) await read(path);
    await page.context().clearCookies({ name: /session/ });
    for (const path of visitorScreens) await read(path);
  });

  test.each(widthsOf("focus"))("the focus is seen and goes on, under no bar, at %d px", async (width) => {
    const { page } = await member({ width });
    for (const path of ["/members", "/profile", `/members/${long.user.id}`, "/credits"]) {
      await visit(page, path);
      const stops = await walkByTab(page, 25);
      expect.soft(stops.length, path).toBeGreaterThan(5);
      expect
        .soft(
          stops.filter(({ seen }) => !seen).map(({ what }) => what),
          path,
        )
        .toEqual([]);
      expect
        .soft(
          stops.filter(({ ring }) => !ring).map(({ what }) => what),
          path,
        )
        .toEqual([]);
    }
  });

  test("the first Tab offers the way to the content", async () => {
    const { page } = await openWindow(browser, site.origin, { width: 1280 });
    await visit(page, "/members");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  });

  test("forced colours leave a border to every button and field", async () => {
    const { page } = await member({ width: 1280, forcedColors: "active" });
    for (const path of ["/members", "/profile", `/members/${long.user.id}`]) {
      await visit(page, path);
      const bare = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            "main :is(button, input:not([type=hidden], [type=range]), select, textarea)",
          ),
        ]
          .filter((element) => {
            const style = getComputedStyle(element);
            const shown = element.checkVisibility({ opacityProperty: true }) && element.offsetWidth > 1;
            const own = style.appearance !== "none";
            const edge = own || Number.parseFloat(style.borderTopWidth) > 0 || style.outlineStyle !== "none";
            return shown && !edge && element.innerText.trim() === "" && !element.querySelector("svg, img");
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
      expect.soft(bare, path).toEqual([]);
    }
  });

  test("reduced motion moves nothing", async () => {
    const { page } = await openWindow(browser, site.origin, { width: 390, reducedMotion: "reduce" });
    for (const path of ["/", "/members", "/signup"]) {
      await visit(page, path);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === "running" && Number(effect!.getComputedTiming().activeDuration) > 1,
          )
          .map((animation) => (animation as CSSAnimation).animationName ?? animation.id),
      );
      expect.soft(moving, path).toEqual([]);
    }
  });
});

/** What a layer that was closed may leave behind. */
const leftovers = (page: Page) =>
  page.evaluate(() => ({
    pointer: getComputedStyle(document.body).pointerEvents,
    overflow: [document.documentElement, document.body].map((element) => getComputedStyle(element).overflowY),
    hidden: document.querySelectorAll("[inert], #root[aria-hidden], #root [aria-hidden] main").length,
    open: document.querySelectorAll("dialog[open], [popover]:popover-open").length,
  }));

/** The same before a layer is opened, once what comes late stands in the room that was kept for it. */
async function untouched(page: Page) {
  await expect.poll(async () => (await leftovers(page)).hidden).toBe(0);
  return leftovers(page);
}

test("C-140 the page lives on after the account menu was opened and closed 20 times, in every way", async () => {
  const ada = await member({ width: 1280 });
  const { page } = ada;
  await visit(page, "/members");
  const clean = await untouched(page);
  const menu = page.getByRole("button", { name: "Ada’s account" });
  const ways = [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(640, 500),
    () => page.keyboard.press("Tab"),
    () => menu.click(),
  ];
  for (let round = 0; round < 20; round += 1) {
    await menu.click();
    await page.getByRole("menu").waitFor();
    await ways[round % ways.length]!();
    if (await page.getByRole("menu").isVisible()) await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "hidden" });
  }
  expect(await leftovers(page)).toEqual(clean);

  // A menu that leads away leaves nothing either.
  await menu.click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await page.waitForURL("**/notifications");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  expect(await leftovers(page)).toEqual(clean);
  await page.mouse.wheel(0, 300);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await page.waitForURL("**/pages/faq");
  expect(ada.complaints).toEqual([]);
});

test.each(widthsOf("dialog"))(
  "C-147 C-140 a dialog that closes leaves the page where it was, at %d px",
  async (width) => {
    const [ada, ben] = [await member({ width }), await member({ width })];
    const { page } = ada;
    await ben.context.request.post(calls.like.path, { data: { profile: ada.user.id } });
    await visit(page, `/members/${ben.user.id}`);
    await page.addStyleTag({ content: "main::after { content: ''; display: block; height: 3000px }" });
    const clean = await untouched(page);
    const like = page.getByRole("button", { name: /^Like/ }).first();
    await like.focus();
    await page.evaluate(() => scrollTo(0, 1_500));
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByText("It’s a match!").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(await page.evaluate(() => scrollY)).toBeCloseTo(1_500, -1);
    expect(await leftovers(page)).toEqual(clean);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  },
);

test("C-148 the live regions stand there before anything is said, and a message that is not sent is said once, at once", async () => {
  const { page, context } = await member({ width: 390 });
  await visit(page, `/members/${long.user.id}/chat`);
  const regions = page.locator("[aria-live=polite], [aria-live=assertive]");
  expect(await regions.count()).toBeGreaterThanOrEqual(2);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    for (const region of document.querySelectorAll("[aria-live=assertive]"))
      new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
        childList: true,
        subtree: true,
        characterData: true,
      });
  });
  await context.route(`**${calls.sendMessage.path}`, (route) => route.fulfill({ status: 403, body: "<html>" }));
  await page.getByRole("textbox").fill("Hello?");
  await page.getByRole("button", { name: /^Send/ }).click();
  const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  await expect.poll(async () => new Set(await said()).size).toBe(1);
  expect((await said())[0]).toContain("Not sent");
});

describe("C-151 on a phone", () => {
  test("no field makes the browser zoom in, and pinching is not forbidden", async () => {
    const { page } = await member({ width: 390, hasTouch: true, isMobile: true });
    const small: string[] = [];
    const read = async (path: string) => {
      await visit(page, path);
      const content = await page.locator("meta[name=viewport]").getAttribute("content");
      expect(content).not.toMatch(/user-scalable\s*=\s*(?:no|0)|maximum-scale/);
      small.push(
        ...(await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>("input, select, textarea")]
            .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
            .map(({ outerHTML }) => outerHTML.slice(0, 100)),
        )),
      );
    };
    for (const path of screens()) await read(path);
    await page.context().clearCookies({ name: /session/ });
    for (const path of visitorScreens) await read(path);
    expect(small).toEqual([]);
  });

  test("C-150 the composer and the top bar stay in sight over a keyboard, and no gap is left after it", async () => {
    const { page } = await member({ width: 390, hasTouch: true, isMobile: true });
    await page.addInitScript(() => {
      const view = Object.assign(new EventTarget(), { width: 390, height: innerHeight, offsetTop: 0, scale: 1 });
      Object.defineProperty(globalThis, "visualViewport", { configurable: true, value: view });
    });
    await visit(page, `/members/${long.user.id}/chat`);
    const shape = (height: number | null, offsetTop: number) =>
      page.evaluate(
        ([tall, top]) => {
          Object.assign(visualViewport!, { height: tall ?? innerHeight, offsetTop: top });
          for (const type of ["resize", "scroll"]) visualViewport!.dispatchEvent(new Event(type));
        },
        [height, offsetTop] as const,
      );
    const boxes = async () => {
      const [bar, composer] = await Promise.all(
        ["chat-top-bar", "composer"].map((slot) => page.locator(`[data-slot=${slot}]`).boundingBox()),
      );
      return { top: Math.round(bar!.y), bottom: Math.round(composer!.y + composer!.height) };
    };
    const before = await boxes();
    for (let round = 0; round < 3; round += 1) {
      await shape(350, 80);
      await expect.poll(async () => (await boxes()).top).toBeGreaterThanOrEqual(80);
      expect((await boxes()).bottom).toBeLessThanOrEqual(80 + 350);
      await shape(null, 0);
      await expect.poll(boxes).toEqual(before);
    }
  });
});
