import { calls } from "@kindling/domain/contract";
import { pollInterval } from "@kindling/domain/rules";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, visit, type Window } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { type Person, signUpAside, signUpInWindow } from "./support/people.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

/** Two members in two browsers, whose devices' time the test owns. */
async function twoMembers(width: number): Promise<[Window & Person, Window & Person]> {
  const open = async (name: string) => {
    const window = await openWindow(browser, site.origin, { width });
    await window.context.clock.install();
    return { ...window, ...(await signUpInWindow(site, window, { name })) };
  };
  return Promise.all([open("Ada"), open("Ben")]);
}

const composer = (page: Page) => page.getByRole("textbox");
const bubbles = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });

/** Waits until the server has a message: before, a refresh of the other one brings nothing. */
const sent = (page: Page, text: string) => bubbles(page, text).and(page.locator("[data-state=sent]")).waitFor();

async function write(page: Page, text: string) {
  await composer(page).fill(text);
  await page.getByRole("button", { name: /^Send/ }).click();
}

const balance = async (page: Page): Promise<number> =>
  ((await (await page.request.get("/api/user.php")).json()) as { credits: number }).credits;

describe.each(widthsOf("chat"))("a chat at %d px", (width) => {
  test("CHAT-02 NAV-08 LIVE-01 a message shows once, the other's badge, title and list follow within one refresh, opening reads it, a reply comes back", async () => {
    const [ada, ben] = await twoMembers(width);
    await visit(ben.page, "/members");
    await visit(ada.page, `/members/${ben.user.id}/chat`);
    await write(ada.page, "Hello Ben");
    await sent(ada.page, "Hello Ben");
    expect(await bubbles(ada.page, "Hello Ben").count()).toBe(1);

    expect(await ben.page.title()).not.toMatch(/^\(/);
    await ben.page.clock.runFor(pollInterval);
    await expect.poll(() => ben.page.title()).toMatch(/^\(1\) /);
    const messages = ben.page.getByRole("link", { name: /Messages/ });
    expect(await messages.innerText()).toContain("1");
    await messages.click();
    await ben.page.waitForURL("**/chats");
    const row = ben.page.getByRole("link", { name: /Ada/ });
    expect(await row.innerText()).toContain("Hello Ben");
    await row.click();
    await bubbles(ben.page, "Hello Ben").waitFor();
    await ben.page.clock.runFor(2_000);
    await expect.poll(() => ben.page.title()).not.toMatch(/^\(/);

    await write(ben.page, "Hello Ada");
    await sent(ben.page, "Hello Ada");
    await ada.page.clock.runFor(pollInterval);
    await bubbles(ada.page, "Hello Ada").waitFor();
    expect(await bubbles(ada.page, "Hello Ben").count()).toBe(1);
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  });

  test("CHAT-05 C-059 with the network cut it says so and keeps the text; a retry sends and charges once", async () => {
    const [ada, ben] = await twoMembers(width);
    await visit(ada.page, `/members/${ben.user.id}/chat`);
    const before = await balance(ada.page);
    await ada.context.setOffline(true);
    await write(ada.page, "Are you there?");
    await ada.page.getByText("Not sent", { exact: true }).waitFor();
    expect(await bubbles(ada.page, "Are you there?").count()).toBe(1);
    await ada.context.setOffline(false);
    await ada.page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => ada.page.getByText("Not sent", { exact: true }).count()).toBe(0);
    expect(await bubbles(ada.page, "Are you there?").count()).toBe(1);
    await expect.poll(() => balance(ada.page)).toBe(before - 2);
  });

  test("CHAT-05 an answer that is lost charges once however often it is sent again", async () => {
    const [ada, ben] = await twoMembers(width);
    await visit(ada.page, `/members/${ben.user.id}/chat`);
    const before = await balance(ada.page);
    let lost = 0;
    await ada.page.route("**/api/message.php", async (route) => {
      if (lost >= 2) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await write(ada.page, "Lost and found");
    await expect
      .poll(async () => {
        await ada.page.clock.runFor(5_000);
        return bubbles(ada.page, "Lost and found").getAttribute("data-state");
      })
      .toBe("sent");
    expect(lost).toBe(2);
    expect(await balance(ada.page)).toBe(before - 2);
    await visit(ben.page, `/members/${ada.user.id}/chat`);
    expect(await bubbles(ben.page, "Lost and found").count()).toBe(1);
  });

  test("C-063 answers that come late and in any order show, and what is sent goes to, the conversation that is open", async () => {
    const [ada, ben] = await twoMembers(width);
    const cas = await openWindow(browser, site.origin, { width });
    await signUpInWindow(site, cas, { name: "Cas" });
    const say = async ({ context }: Window, text: string) => {
      const data = { profile: ada.user.id, text, request_key: crypto.randomUUID() };
      expect((await context.request.post(calls.sendMessage.path, { data })).status()).toBe(200);
    };
    await say(ben, "Ben here");
    await say(cas, "Cas here");
    const { page } = ada;
    await visit(page, "/chats");

    // Every answer is held back until all four screens were opened; then the first comes last.
    const held: (() => Promise<void>)[] = [];
    let holding = true;
    await page.route(`**${calls.getMessages.path}?*`, async (route) => {
      if (holding) held.push(() => route.continue());
      else await route.continue();
    });
    const open = async (name: string) => {
      await page
        .getByRole("link", { name: new RegExp(name) })
        .first()
        .click();
      await page.waitForURL(/\/chats\/\d+$/);
    };
    const backToList = async () => {
      if (width < 1000) await page.goBack();
    };
    for (const name of ["Ben", "Cas", "Ben"]) {
      await open(name);
      await backToList();
    }
    await open("Cas");
    await expect.poll(() => held.length).toBeGreaterThan(0);
    holding = false;
    for (const answer of held.toReversed()) await answer();
    await bubbles(page, "Cas here").waitFor();
    await write(page, "For Cas only");
    await sent(page, "For Cas only");

    expect(await page.getByRole("article").filter({ hasText: "here" }).allInnerTexts()).toEqual([
      expect.stringContaining("Cas here"),
    ]);
    expect(await bubbles(page, "For Cas only").count()).toBe(1);
    const textsOf = async ({ context }: Window) => {
      const query = `profile=${ada.user.id}`;
      const transcript = await (await context.request.get(`${calls.getMessages.path}?${query}`)).json();
      return (transcript as { messages: { text: string }[] }).messages.map(({ text }) => text);
    };
    expect(await textsOf(cas)).toEqual(["Cas here", "For Cas only"]);
    expect(await textsOf(ben)).toEqual(["Ben here"]);
    expect(ada.complaints).toEqual([]);
  });

  test("C-064 a draft stays with the one it was for, over a reload", async () => {
    const [ada, ben] = await twoMembers(width);
    await visit(ada.page, `/members/${ben.user.id}/chat`);
    await composer(ada.page).fill("For Ben only");
    await visit(ada.page, "/members/1/chat");
    expect(await composer(ada.page).inputValue()).toBe("");
    await visit(ada.page, `/members/${ben.user.id}/chat`);
    await expect.poll(() => composer(ada.page).inputValue()).toBe("For Ben only");
  });

  test("CHAT-04 CHAT-03 a free member has two conversations and as many messages as welcome credits", async () => {
    const [ada, ben] = await twoMembers(width);
    for (const id of [ben.user.id, "1"]) {
      await visit(ada.page, `/members/${id}/chat`);
      await write(ada.page, `Hello ${id}`);
      await expect.poll(() => bubbles(ada.page, `Hello ${id}`).getAttribute("data-state")).toBe("sent");
    }
    await visit(ada.page, "/members/2/chat");
    await ada.page.getByText(/Free members can have 2 conversations/).waitFor();
    expect(await composer(ada.page).count()).toBe(0);

    await visit(ada.page, `/members/${ben.user.id}/chat`);
    for (const text of ["two", "three", "four"]) {
      await write(ada.page, text);
      await expect.poll(() => bubbles(ada.page, text).getAttribute("data-state")).toBe("sent");
    }
    await ada.page.getByText(/This costs 2 credits and you have none left/).waitFor();
    expect(await ada.page.getByRole("main").getByRole("link", { name: "Buy credits" }).getAttribute("href")).toBe(
      `/premium?next=${encodeURIComponent(`/members/${ben.user.id}/chat`)}`,
    );
  });
});

test("CHAT-11 the list leads back to the conversation that was open last, and names the day; who logs out leaves it behind", async () => {
  const window = await openWindow(browser, site.origin, { width: 1280 });
  const { page, context } = window;
  await context.clock.install({ time: Date.now() });
  const ada = await signUpInWindow(site, window, { name: "Ada" });
  const [ben, cas] = [await signUpAside(site, browser, "Ben"), await signUpAside(site, browser, "Cas")];
  for (const [at, { context: theirs }] of [ben, cas].entries()) {
    const data = { profile: ada.user.id, text: `Hello ${at}`, request_key: crypto.randomUUID() };
    await theirs.request.post(calls.sendMessage.path, { data });
  }
  await visit(page, "/chats");
  expect(await page.getByText("Pick a conversation to read it here.").count()).toBe(1);
  await page.getByRole("link", { name: /Ben/ }).click();
  await bubbles(page, "Hello 0").waitFor();
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(await page.evaluate(() => Date.now()));
  await context.clock.fastForward(36 * 3_600_000);
  await visit(page, "/chats");
  await page.getByText(`You last read it on ${day}.`).waitFor();
  await page.getByRole("link", { name: "Go on with Ben" }).click();
  await bubbles(page, "Hello 0").waitFor();
  await page.getByRole("button", { name: "Ada’s account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect.poll(async () => JSON.stringify((await context.storageState()).origins)).not.toContain("last-opened");
});
