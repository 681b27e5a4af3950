import { calls } from "@kindling/domain/contract";
import { firstPollDelay, listPage, pollInterval } from "@kindling/domain/rules";
import { crowd } from "@kindling/server/testing";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, visit, type Window } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { type Person, signUpAside, signUpInWindow } from "./support/people.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

type Member = Window & Person;

/** Somebody whose devices' time the test owns. */
async function member(name: string, { width = 390, script = true } = {}): Promise<Member> {
  const window = await openWindow(browser, site.origin, { width, javaScriptEnabled: script });
  await window.context.clock.install();
  return { ...window, ...(await signUpInWindow(site, window, { name })) };
}

/** The same person on another device. */
async function secondDevice(person: Member): Promise<Window> {
  const window = await openWindow(browser, site.origin, { width: 1280 });
  await window.context.addCookies(await person.context.cookies());
  return window;
}

const badge = (page: Page, place: RegExp) =>
  page.getByRole("link", { name: place }).first().locator("[data-slot=counter-badge] [aria-hidden]");
const prefix = async (page: Page) => /^\(\d+\) /.exec(await page.title())?.[0] ?? "";

const write = (from: Pick<Window, "context">, to: Person, text: string) =>
  from.context.request.post(calls.sendMessage.path, {
    data: { profile: to.user.id, text, request_key: crypto.randomUUID() },
  });

describe.each(widthsOf("badges"))("badges at %d px", (width) => {
  test("C-073 NAV-01 what is read on another device leaves no badge; 99 is written, and 99+ from 100 on", async () => {
    const [ada, ben] = [await member("Ada", { width }), await signUpAside(site, browser, "Ben")];
    expect((await write(ben, ada, "Hello Ada")).status()).toBe(200);
    const { page } = ada;
    await visit(page, "/members");
    expect(await badge(page, /^Messages/).innerText()).toBe("1");
    expect(await prefix(page)).toBe("(1) ");

    const other = await secondDevice(ada);
    const stored = other.page.waitForResponse((response) => response.url().endsWith(calls.readChat.path));
    await visit(other.page, `/members/${ben.user.id}/chat`);
    await other.page.getByText("Hello Ada").first().waitFor();
    await expect.poll(() => prefix(other.page)).toBe("");
    await stored;
    await page.clock.runFor(firstPollDelay);
    await expect.poll(() => badge(page, /^Messages/).count()).toBe(0);
    expect(await prefix(page)).toBe("");

    const id = Number(ada.user.id);
    await crowd(site, id, { likers: 99, chats: 99 });
    await page.clock.runFor(pollInterval);
    await expect.poll(() => badge(page, /^Messages/).innerText()).toBe("99");
    expect(await badge(page, /^Likes/).innerText()).toBe("99");
    await crowd(site, id, { likers: 1, chats: 1 });
    await page.clock.runFor(pollInterval);
    await expect.poll(() => badge(page, /^Messages/).innerText()).toBe("99+");
    await expect.poll(() => badge(page, /^Likes/).innerText()).toBe("99+");
    await expect.poll(() => prefix(page)).toBe("(200) ");
    expect(ada.complaints).toEqual([]);
  });
});

describe("NAV-08 the number in the title", () => {
  test("C-136 follows what is new, once, from page to page and before any script; a title of its own keeps its number", async () => {
    const [ada, ben] = [await member("Ada", { width: 1280 }), await signUpAside(site, browser, "Ben")];
    await site.services.db.execute(`update members set name = '(1) Ben' where id = ${Number(ben.user.id)}`);
    await write(ben, ada, "One");
    const { page } = ada;
    const answer = await ada.context.request.get("/likes");
    expect(await answer.text()).toContain("<title>(1) Likes");
    await visit(page, "/likes");
    await write(ben, ada, "Two");
    await page.clock.runFor(firstPollDelay);
    await expect.poll(() => page.title()).toMatch(/^\(2\) Likes/);
    await page
      .getByRole("link", { name: /^Messages/ })
      .first()
      .click();
    await page.waitForURL("**/chats");
    await expect.poll(() => page.title()).toMatch(/^\(2\) Messages/);
    await page.goto(`/members/${ben.user.id}`);
    await expect.poll(() => page.title()).toMatch(/^\(2\) \(1\) Ben/);
    await page.goto(`/members/${ben.user.id}/chat`);
    await page.getByText("Two").first().waitFor();
    await expect.poll(() => page.title()).not.toMatch(/^\(/);
    await page.goto(`/members/${ben.user.id}`);
    await expect.poll(() => page.title()).toMatch(/^\(1\) Ben/);
  });

  test("C-137 is none where nothing is new any more, after a refresh that fails, and after the log-out", async () => {
    const [ada, ben] = [await member("Ada", { width: 1280 }), await signUpAside(site, browser, "Ben")];
    await write(ben, ada, "Only this");
    const { page } = ada;
    const titles: string[] = [];
    await page.exposeFunction("seen", (title: string) => titles.push(title));
    await page.addInitScript(() => {
      const told = () => (window as unknown as { seen(title: string): void }).seen(document.title);
      document.addEventListener("DOMContentLoaded", () => {
        told();
        new MutationObserver(told).observe(document.head, { subtree: true, childList: true, characterData: true });
      });
    });
    await visit(page, "/chats");
    expect(await prefix(page)).toBe("(1) ");
    await page.getByRole("link", { name: /Ben/ }).first().click();
    await page.getByText("Only this").first().waitFor();
    await expect.poll(() => prefix(page)).toBe("");
    await page.route(/\/api\//, (route) => route.fulfill({ status: 500, body: "" }));
    await page.clock.runFor(pollInterval);
    expect(await prefix(page)).toBe("");
    await page.unroute(/\/api\//);
    // An open conversation would hear of the message, and have read it.
    await page.goto("about:blank");
    await write(ben, ada, "And this");
    await visit(page, "/likes");
    expect(await prefix(page)).toBe("(1) ");
    await page.getByRole("button", { name: /Ada/ }).first().click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.waitForURL(`${site.origin}/`);
    expect(await prefix(page)).toBe("");
    expect(titles.filter((title) => /\(-|\(0|NaN|undefined|\) \(/.test(title))).toEqual([]);
  });
});

test("C-135 NAV-08 the installed app's badge says what the title says, and is cleared by a log-out, here or from elsewhere", async () => {
  const ben = await signUpAside(site, browser, "Ben");
  const badges: number[] = [];
  /** Somebody with something new, whose app says what its badge is told. */
  async function withBadge() {
    const ada = await member("Ada", { width: 1280 });
    await write(ben, ada, "Hello Ada");
    await ada.page.exposeFunction("badge", (count: number) => badges.push(count));
    await ada.page.addInitScript(() => {
      const { badge: tell } = window as unknown as { badge(count: number): void };
      Navigator.prototype.setAppBadge = async (count = 0) => tell(count);
      Navigator.prototype.clearAppBadge = async () => tell(0);
    });
    await visit(ada.page, "/members");
    expect(await prefix(ada.page)).toBe("(1) ");
    await expect.poll(() => badges.at(-1)).toBe(1);
    return ada;
  }
  const ada = await withBadge();
  await ada.page.getByRole("button", { name: /Ada/ }).first().click();
  await ada.page.getByRole("menuitem", { name: "Log out" }).click();
  await ada.page.waitForURL(`${site.origin}/`);
  await expect.poll(() => badges.at(-1)).toBe(0);

  const cleo = await withBadge();
  const other = await openWindow(browser, site.origin, { width: 390 });
  await other.context.request.post(calls.logIn.path, { data: { email: cleo.email, password: cleo.password } });
  await other.context.request.delete(calls.endSession.path, { data: {} });
  await cleo.page.waitForURL("**/login**");
  await expect.poll(() => badges.at(-1)).toBe(0);
  expect([...ada.complaints, ...cleo.complaints]).toEqual([]);
});

/** The names in a list. */
const rowsIn = (page: Page, list: string) =>
  page
    .locator(`${list} bdi`)
    .evaluateAll((names) => names.flatMap(({ textContent: name }) => (name?.startsWith("Fan ") ? [name] : [])));
const likesRows = "[data-slot=likes-list]";
const chatRows = "[data-slot=conversation-list]";
const fans = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => `Fan ${from - n}`);

describe.each([
  ["with script", true],
  ["without script", false],
] as const)("lists %s", (_, script) => {
  test.each([
    ["LIKES-01 likes received", "/likes/received", likesRows],
    ["CHAT-01 conversations", "/chats", chatRows],
  ] as const)("%s come in pages by their links, and Back finds the page that was left", async (__, path, rows) => {
    const ada = await member("Ada", { width: 1280, script });
    await crowd(site, Number(ada.user.id), { likers: listPage + 7, chats: listPage + 7 });
    const { page } = ada;
    await page.goto(path);
    if (script) await page.locator("html[data-hydrated]").waitFor();
    const all = listPage + 7;
    expect(await rowsIn(page, rows)).toEqual(fans(all, 8));
    await page.getByRole("link", { name: "Show older" }).click();
    await page.waitForURL(`**${path}?before=*`);
    await expect.poll(() => rowsIn(page, rows)).toEqual(fans(7, 1));
    expect(await page.getByRole("link", { name: "Show older" }).count()).toBe(0);
    if (script) await page.clock.runFor(pollInterval);
    expect(await rowsIn(page, rows)).toEqual(fans(7, 1));
    await page.reload();
    expect(await rowsIn(page, rows)).toEqual(fans(7, 1));
    await page.goBack();
    await expect.poll(() => rowsIn(page, rows)).toEqual(fans(all, 8));
    await page.goForward();
    await page.getByRole("link", { name: "Back to the newest" }).click();
    await expect.poll(() => rowsIn(page, rows)).toEqual(fans(all, 8));
    expect(ada.complaints).toEqual([]);
  });
});

describe("CHAT-07 C-075 a conversation that is removed", () => {
  test("stays gone while its removal takes its time and the list is read again, three of them at once, and comes back with the browser's alert where it fails", async () => {
    const ada = await member("Ada", { width: 1280 });
    await crowd(site, Number(ada.user.id), { chats: 5 });
    const { page } = ada;
    await visit(page, "/chats");
    const held = Promise.withResolvers<void>();
    await page.route(`**${calls.removeChat.path}`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole("button", { name: "Edit" }).click();
    for (const name of ["Fan 5", "Fan 4", "Fan 3"]) await page.getByRole("button", { name: new RegExp(name) }).click();
    expect(await rowsIn(page, chatRows)).toEqual(["Fan 2", "Fan 1"]);
    const read = page.waitForResponse((response) => response.url().endsWith(calls.getChats.path));
    await page.clock.runFor(firstPollDelay);
    await (await read).finished();
    await page.clock.runFor(100);
    expect(await rowsIn(page, chatRows)).toEqual(["Fan 2", "Fan 1"]);
    let removed = 0;
    page.on("response", (response) => {
      if (response.request().method() === "DELETE") removed += 1;
    });
    held.resolve();
    await expect.poll(() => removed).toBe(3);
    await page.clock.runFor(100);
    expect(await rowsIn(page, chatRows)).toEqual(["Fan 2", "Fan 1"]);
    await page.reload();
    expect(await rowsIn(page, chatRows)).toEqual(["Fan 2", "Fan 1"]);

    await page.locator("html[data-hydrated]").waitFor();
    await page.unroute(`**${calls.removeChat.path}`);
    await page.route(`**${calls.removeChat.path}`, (route) =>
      route.fulfill({ status: 404, json: { error: { code: "not_found" } } }),
    );
    const alerted = page.waitForEvent("dialog").then(async (dialog) => {
      expect(dialog.type()).toBe("alert");
      await dialog.accept();
      return dialog.message();
    });
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByRole("button", { name: /Fan 2/ }).click();
    expect(await alerted).toBe("We couldn’t remove the conversation. It’s back in your list.");
    await expect.poll(() => rowsIn(page, chatRows)).toEqual(["Fan 2", "Fan 1"]);
  });
});

test("a page carries counts, not lists: the answers in it stay small for who is liked by 5,000 and written to by 400", async () => {
  const ada = await member("Ada", { width: 1280 });
  await crowd(site, Number(ada.user.id), { likers: 5_000, chats: 400 });
  const weights: Record<string, readonly [number, number]> = {};
  for (const path of ["/members", "/chats", "/likes", "/", "/credits"]) {
    const html = await (await ada.context.request.get(path)).text();
    const answers = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)![1]!;
    weights[path] = [Buffer.byteLength(html), Buffer.byteLength(answers)];
  }
  const heavy = Object.entries(weights).filter(([, [, answers]]) => answers > 40_000);
  expect(heavy).toEqual([]);
});
