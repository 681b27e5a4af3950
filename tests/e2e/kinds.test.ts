import { calls } from "@kindling/domain/contract";
import { pollInterval } from "@kindling/domain/rules";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, visit, type Window } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { type Person, signUpInWindow } from "./support/people.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite({ settings: { signup_credits: 200, message_credits: 2, gift_credits: 5 } });
const browser = await openBrowser();

type Somebody = Window & Person;

/** Somebody in a browser whose device's time the test owns. */
async function somebody(name: string, width: number, touch = false): Promise<Somebody> {
  const window = await openWindow(browser, site.origin, { width, hasTouch: touch });
  await window.context.clock.install();
  return { ...window, ...(await signUpInWindow(site, window, { name })) };
}

const composer = (page: Page) => page.getByRole("textbox");
const bubbles = (page: Page) => page.getByRole("article");
/** What a screen reader reads of a conversation, in order. */
const transcript = async (page: Page) =>
  (await bubbles(page).allTextContents()).map(
    (text) => text.replaceAll(/[\u2068\u2069]/g, "").split(/\d\d:\d\d/, 1)[0]!,
  );
const balance = async ({ context }: Window): Promise<number> =>
  ((await (await context.request.get(calls.getUser.path)).json()) as { credits: number }).credits;

/** Lets somebody write, without a screen. */
async function say({ context }: Window, to: Person, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const data = { profile: to.user.id, text, request_key: crypto.randomUUID() };
    expect((await context.request.post(calls.sendMessage.path, { data })).status()).toBe(200);
  }
}

const isSent = (page: Page, at: number) =>
  expect
    .poll(() =>
      bubbles(page)
        .nth(at)
        .getAttribute("data-state")
        .catch(() => null),
    )
    .toBe("sent");

describe.each(widthsOf("kinds"))("what is sent at %d px", (width) => {
  test("CHAT-08 CHAT-01 CHAT-03 CHAT-12 a first line, a text and a gift are read by the other, and each is paid once", async () => {
    const [ada, ben] = [await somebody("Ada", width), await somebody("Ben", width)];
    const { page } = ada;
    const before = await balance(ada);
    await visit(page, `/members/${ben.user.id}/chat`);
    await page.locator("[data-slot=composer]").getByRole("link", { name: "Pick a first line" }).click();
    const dialog = page.getByRole("dialog", { name: /A first line for/ });
    await dialog.getByRole("button", { name: "What made you smile today?" }).click();
    await expect.poll(() => composer(page).inputValue()).toBe("What made you smile today?");
    expect(await balance(ada)).toBe(before);
    await page.getByRole("button", { name: "Send for 2 credits" }).click();
    await isSent(page, 0);
    expect(await balance(ada)).toBe(before - 2);
    expect(await page.getByRole("link", { name: "Pick a first line" }).count()).toBe(0);
    await composer(page).fill("I saw a heron.");
    await page.getByRole("button", { name: "Send for 2 credits" }).click();
    await isSent(page, 1);

    // The other one is there: what comes is told once.
    await visit(ben.page, `/members/${ada.user.id}/chat`);
    await composer(page).fill("Half a thought");
    await page.getByRole("link", { name: "Send a gift" }).click();
    await page.waitForURL(`**/members/${ben.user.id}/gift`);
    await page.getByRole("radio", { name: "Rose 5 credits" }).check();
    await page.getByRole("radio", { name: "Crown 15 credits" }).check();
    await page.getByRole("button", { name: "Send for 15 credits" }).click();
    await page.waitForURL(`**/members/${ben.user.id}/chat`);
    await isSent(page, 2);
    expect(await balance(ada)).toBe(before - 19);
    expect(await composer(page).inputValue()).toBe("Half a thought");
    const said = ["What made you smile today?", "I saw a heron.", "GiftCrown"];
    expect(await transcript(page)).toEqual([`You: ${said[0]}`, said[1], said[2]]);

    await ben.page.clock.runFor(pollInterval);
    await expect.poll(() => transcript(ben.page)).toEqual([`Ada: ${said[0]}`, said[1], said[2]]);
    await expect
      .poll(async () => (await ben.page.locator("[aria-live=polite]").allTextContents()).join(" "))
      .toContain("sent a gift: Crown");
    await visit(ben.page, "/chats");
    expect(await ben.page.getByRole("link", { name: /Ada/ }).first().innerText()).toContain("Gift: Crown");

    await visit(page, "/credits");
    const entries = ["Gift to Ben", "Message to Ben"].map((text) => page.getByText(text).count());
    expect(await Promise.all(entries)).toEqual([1, 2]);
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  });

  test("CHAT-03 MONEY-12 a gift that is too dear leads to credits, and back to that gift", async () => {
    const [ada, ben] = [await somebody("Ada", width), await somebody("Ben", width)];
    const { page } = ada;
    await say(ada, ben, ...Array.from({ length: 90 }, (_, at) => `Number ${at}`));
    await visit(page, `/members/${ben.user.id}`);
    await page.getByRole("link", { name: "Send a gift" }).click();
    await page.getByRole("radio", { name: "Diamond 25 credits" }).check();
    await page.getByText("You have 20 credits, which isn’t enough for this gift.").waitFor();
    expect(await page.getByRole("button", { name: /^Send/ }).count()).toBe(0);
    const gift = `/members/${ben.user.id}/gift?gift=diamond`;
    await page.getByRole("main").getByRole("link", { name: "Buy credits" }).click();
    await page.waitForURL((url) => url.searchParams.get("next") === gift);
    await page.getByRole("link", { name: "Buy 60 credits" }).click();
    await page.getByRole("button", { name: /^Pay/ }).click();
    await page.waitForURL("**/sandbox/pay**");
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await page.getByRole("link", { name: "Continue" }).click();
    await page.waitForURL(`**${gift}`);
    await page.getByRole("button", { name: "Send for 25 credits" }).click();
    await page.waitForURL("**/chat");
    await expect.poll(() => balance(ada)).toBe(20 + 60 - 25);
  });

  test("CHAT-05 C-059 a gift whose answer is lost is given and charged once", async () => {
    const [ada, ben] = [await somebody("Ada", width), await somebody("Ben", width)];
    const { page } = ada;
    const before = await balance(ada);
    await visit(page, `/members/${ben.user.id}/gift`);
    let lost = 0;
    await page.route(`**${calls.sendGift.path}`, async (route) => {
      lost += 1;
      if (lost > 2) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole("radio", { name: "Rose 5 credits" }).check();
    await page.getByRole("button", { name: "Send for 5 credits" }).click();
    await page.waitForURL("**/chat");
    await expect
      .poll(async () => {
        await page.clock.runFor(5_000);
        return bubbles(page)
          .first()
          .getAttribute("data-state")
          .catch(() => null);
      })
      .toBe("sent");
    expect(lost).toBeGreaterThan(1);
    expect([await balance(ada), await bubbles(page).count()]).toEqual([before - 5, 1]);
  });

  test("C-062 a message that comes leaves a reader alone who has scrolled up, and is followed at the end", async () => {
    const [ada, ben] = [await somebody("Ada", width), await somebody("Ben", width)];
    const { page } = ben;
    await say(ada, ben, ...Array.from({ length: 40 }, (_, at) => `Number ${at}`));
    await visit(page, `/members/${ada.user.id}/chat`);
    const log = page.getByRole("log");
    const place = () => log.evaluate((element) => Math.round(Math.abs(element.scrollTop)));
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        await log.evaluate((element) => element.scrollTo({ top: 0 }));
        return place();
      })
      .toBe(0);
    await bubbles(page)
      .filter({ hasText: /Number 39/ })
      .waitFor();
    await log.evaluate((element) => element.scrollBy({ top: -500 }));
    await page.getByRole("button", { name: "Go to the newest message" }).waitFor();
    const top = () =>
      bubbles(page)
        .filter({ hasText: /Number 3[0-2]/ })
        .first()
        .boundingBox();
    const stood = (await top())!.y;
    await say(ada, ben, "One more");
    await page.clock.runFor(pollInterval);
    await page.getByRole("button", { name: /1 new message/ }).waitFor();
    expect(Math.abs((await top())!.y - stood)).toBeLessThan(2);
    await page.getByRole("button", { name: /1 new message/ }).click();
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return place();
      })
      .toBe(0);
    await say(ada, ben, "And another");
    await page.clock.runFor(pollInterval);
    await bubbles(page).filter({ hasText: "And another" }).waitFor();
    expect(await place()).toBe(0);
    await log.evaluate((element) => element.scrollBy({ top: -500 }));
    await composer(page).fill("My own");
    await page.getByRole("button", { name: /^Send/ }).click();
    await bubbles(page).filter({ hasText: "My own" }).waitFor();
    await expect.poll(place).toBe(0);
  });
});

test("BEYOND-31 C-055 words are found far back and shown where they stand, with all between", async () => {
  const [ada, ben] = [await somebody("Ada", 390), await somebody("Ben", 390)];
  const { page } = ben;
  await say(ada, ben, "The first Needle", ...Array.from({ length: 70 }, (_, at) => `Hay ${at}`), "The other needle");
  await visit(page, `/members/${ada.user.id}/chat`);
  await bubbles(page).first().waitFor();
  await page.getByRole("button", { name: "Find in this conversation" }).click();
  const field = page.getByRole("textbox", { name: "Find in this conversation" });
  await field.fill("NEEDLE");
  await page.clock.runFor(1_000);
  await page.getByText("1 of 2").waitFor();
  const mark = page.locator("mark");
  await expect.poll(() => mark.filter({ hasText: "needle" }).first().innerText()).toBe("needle");
  // Enter that ends a word moves nowhere.
  await field.dispatchEvent("keydown", { key: "Enter", isComposing: true, bubbles: true });
  await page.getByText("1 of 2").waitFor();
  await field.press("Enter");
  await page.getByText("2 of 2").waitFor();
  const found = bubbles(page).filter({ hasText: "The first Needle" });
  await found.waitFor();
  await page.clock.runFor(1_000);
  await expect
    .poll(async () => {
      const [box, log] = [await found.boundingBox(), await page.getByRole("log").boundingBox()];
      return box !== null && log !== null && box.y >= log.y && box.y + box.height <= log.y + log.height;
    })
    .toBe(true);
  await bubbles(page)
    .filter({ hasText: /Hay 0$|Hay 0\D/ })
    .first()
    .waitFor();
  await field.fill("nowhere");
  await page.clock.runFor(1_000);
  await page.getByText("No results").waitFor();
  await field.press("Escape");
  await expect.poll(() => field.count()).toBe(0);
  expect(ben.complaints).toEqual([]);
});

test("BEYOND-31 conversations that wait for an answer are found among all, script or not", async () => {
  const [ada, ben, cas] = [await somebody("Ada", 390), await somebody("Ben", 390), await somebody("Cas", 390)];
  await say(ada, ben, "Hello Ben");
  await say(cas, ada, "Hello Ada");
  const plain = await openWindow(browser, site.origin, { width: 390, javaScriptEnabled: false });
  await plain.context.addCookies(await ada.context.cookies());
  for (const { page } of [ada, plain]) {
    await page.goto("/chats");
    await page.getByRole("link", { name: /Cas/ }).waitFor();
    await page.getByRole("link", { name: "No reply yet" }).click();
    await page.waitForURL("**/chats?unanswered=");
    await expect.poll(() => page.getByRole("link", { name: /Cas/ }).count()).toBe(0);
    await page.getByRole("link", { name: /Ben/ }).waitFor();
    await page.getByRole("link", { name: "All", exact: true }).click();
    await page.getByRole("link", { name: /Cas/ }).waitFor();
  }
});

test("C-055 CHAT-06 Enter that ends a word sends nothing, and the next sends once", async () => {
  const [ada, ben] = [await somebody("Ada", 1280), await somebody("Ben", 1280)];
  const { page } = ada;
  await visit(page, `/members/${ben.user.id}/chat`);
  const keyboard = await ada.context.newCDPSession(page);
  await composer(page).focus();
  for (const [at, [half, whole]] of [
    ["にほn", "日本"],
    ["a\u02da", "å"],
    ["~n", "ñ"],
  ].entries()) {
    await keyboard.send("Input.imeSetComposition", {
      text: half!,
      selectionStart: half!.length,
      selectionEnd: half!.length,
    });
    await keyboard.send("Input.dispatchKeyEvent", {
      type: "rawKeyDown",
      key: "Enter",
      code: "Enter",
      windowsVirtualKeyCode: 229,
    });
    await keyboard.send("Input.insertText", { text: whole! });
    await expect.poll(() => composer(page).inputValue()).toBe(whole);
    expect(await bubbles(page).count()).toBe(at);
    await page.keyboard.press("Enter");
    await isSent(page, at);
    expect(await composer(page).inputValue()).toBe("");
  }
  expect(await bubbles(page).count()).toBe(3);
});

test("C-072 a long word, a long link and marks upon marks break, and no screen scrolls sideways", async () => {
  const [ada, ben] = [await somebody("Ada", 360), await somebody("Ben", 360)];
  await say(ada, ben, "a".repeat(400), `https://example.test/${"b".repeat(380)}`, `e${"\u0301".repeat(300)}`);
  for (const width of [320, 360, 390, 768, 1280]) {
    await ben.page.setViewportSize({ width, height: 844 });
    for (const path of [`/members/${ada.user.id}/chat`, "/chats"]) {
      await visit(ben.page, path);
      await (
        path === "/chats" ? ben.page.getByRole("link", { name: /Ada/ }).first() : bubbles(ben.page).first()
      ).waitFor();
      const sideways = await ben.page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll("[role=log], main, ul")]
          .filter(
            (element) =>
              element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== "visible",
          )
          .map((element) => `${element.tagName}.${element.className} ${element.scrollWidth}>${element.clientWidth}`),
      );
      expect(sideways, `${path} at ${width} px`).toEqual([]);
      expect(await ben.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const widest =
      (await bubbles(ben.page).count()) > 0
        ? await bubbles(ben.page).evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().width)))
        : 0;
    expect(widest).toBeLessThanOrEqual(Math.min(800, width));
  }
});
