import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { randomUUID } from "node:crypto";
import { calls, type Chats } from "@kindling/domain/contract";
import type { Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWindow, visit, type Window } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { type Person, signUpAside, signUpInWindow } from "./support/people.ts";

const site = await openSite();
const browser = await openBrowser();
let evil: Server;
let evilPort: number;
let evilPage = "";

beforeAll(async () => {
  evil = createServer((_, answer) => answer.writeHead(200, { "content-type": "text/html" }).end(evilPage)).listen(0);
  await new Promise((done) => evil.once("listening", done));
  evilPort = (evil.address() as AddressInfo).port;
});
afterAll(() => void evil.close());

async function member(name: string): Promise<Window & Person> {
  const window = await openWindow(browser, site.origin, { width: 1280 });
  return { ...window, ...(await signUpInWindow(site, window, { name })) };
}

/** Somebody with an account and no window. */
const aside = (name: string) => signUpAside(site, browser, name);

const statusOf = async ({ context }: Window): Promise<number> => (await context.request.get("/api/user.php")).status();
const logOutUrl = () => site.origin + calls.logOut.path;

/** How the log-outs ended that a window asked for; 0 where the browser keeps the answer from the page. */
function watchLogOut({ context }: Window): number[] {
  const answers: number[] = [];
  const note = async (request: Request) => {
    if (new URL(request.url()).pathname === calls.logOut.path) answers.push((await request.response())?.status() ?? 0);
  };
  context.on("requestfinished", note);
  context.on("requestfailed", note);
  return answers;
}

describe("C-012 nobody but the reader's own page logs them out", () => {
  // What a page can do, of another site and of another origin beside ours, where the cookie's SameSite is no help.
  const tricks: readonly (readonly [string, (url: string) => string])[] = [
    ["a picture", (url) => `<img src="${url}">`],
    ["a style sheet", (url) => `<link rel="stylesheet" href="${url}">`],
    ["a prefetch", (url) => `<link rel="prefetch" href="${url}">`],
    ["a script", (url) => `<script src="${url}"></script>`],
    ["a frame", (url) => `<iframe src="${url}"></iframe>`],
    ["a redirect", (url) => `<meta http-equiv="refresh" content="0;url=${url}">`],
    ["a form", (url) => `<form action="${url}"></form><script>document.forms[0].submit()</script>`],
    ["a fetch", (url) => `<script>fetch("${url}", { mode: "no-cors", credentials: "include" })</script>`],
  ];

  test.each(tricks)("%s elsewhere does not", async (_, markup) => {
    const ada = await member("Ada");
    const answers = watchLogOut(ada);
    evilPage = `<!doctype html><title>evil</title>${markup(logOutUrl())}`;
    for (const host of ["127.0.0.1", "localhost"]) {
      const before = answers.length;
      await ada.page.goto(`http://${host}:${evilPort}/`);
      await expect.poll(() => answers.length, { message: host }).toBeGreaterThan(before);
    }
    expect(answers.filter((status) => status !== 403 && status !== 0)).toEqual([]);
    expect(await statusOf(ada)).toBe(200);
    await ada.context.close();
  });

  test("a message with its address does not: it asks for nothing unless the link is followed, and then is refused", async () => {
    const [ada, ben] = [await member("Ada"), await aside("Ben")];
    // What leads elsewhere shows once both have written.
    const hello = { profile: ben.user.id, text: "Hello", request_key: randomUUID() };
    expect((await ada.context.request.post(calls.sendMessage.path, { data: hello })).status()).toBe(200);
    const body = { profile: ada.user.id, text: `Look: ${logOutUrl()}`, request_key: randomUUID() };
    expect((await ben.context.request.post(calls.sendMessage.path, { data: body })).status()).toBe(200);
    const answers = watchLogOut(ada);
    await visit(ada.page, `/members/${ben.user.id}/chat`);
    const link = ada.page.getByRole("article").getByRole("link");
    await link.hover();
    await link.focus();
    await ada.page.waitForLoadState("networkidle");
    expect(answers).toEqual([]);
    const [opened] = await Promise.all([ada.context.waitForEvent("page"), link.click()]);
    await opened.waitForLoadState();
    await expect.poll(() => answers).toEqual([403]);
    expect(await statusOf(ada)).toBe(200);
  });

  test("the site's own menu does", async () => {
    const ada = await member("Ada");
    await visit(ada.page, "/members");
    await logOut(ada.page, ada);
    await ada.page.getByRole("link", { name: "Log in" }).waitFor();
    expect(await statusOf(ada)).toBe(403);
  });
});

async function logOut(page: Page, { user }: Person): Promise<void> {
  await page.getByRole("button", { name: `${user.profile.name}’s account` }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
}

test("C-015 the next member sees nothing of the one before, at no moment, though an answer comes late", async () => {
  const [ada, ben, cas] = [await member("Ada"), await aside("Ben"), await aside("Cas")];
  const text = "Only for the eyes of Ada";
  const data = { profile: ada.user.id, text, request_key: randomUUID() };
  expect((await ben.context.request.post(calls.sendMessage.path, { data })).status()).toBe(200);
  const { page } = ada;
  await visit(page, "/chats");
  await page.getByText(text).first().waitFor();

  const late: (() => Promise<void>)[] = [];
  await page.route(`**${calls.getChats.path}`, async (route) => void late.push(() => route.continue()));
  const shown: string[] = [];
  await page.exposeFunction("note", (words: string) => shown.push(words));
  await logOut(page, ada);
  await page.waitForURL(`${site.origin}/`);
  await page.addInitScript(() => {
    const note = () =>
      (globalThis as unknown as { note(words: string): void }).note(`${document.title} ${document.body?.innerText}`);
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await visit(page, "/login");
  await page.getByLabel("Email address").fill(cas.email);
  await page.locator("[name=password]").fill(cas.password);
  await page.locator("form button[type=submit]").click();
  await page.waitForURL("**/members");
  await visit(page, "/chats");
  for (const answer of late.splice(0)) await answer().catch(() => {});
  await page.getByRole("button", { name: "Cas’s account" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((words) => words.includes(text) || words.includes("Ada’s account"))).toEqual([]);
});

/** A tab that hears nothing of the others and asks for nothing, as where the browser put it to sleep. */
async function deafTab({ context }: Window, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true });
    Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
  });
  await visit(page, path);
  return page;
}

describe("C-013 a tab whose member has logged out in another one", () => {
  test("that hears of it goes to the log-in at once", async () => {
    const ada = await member("Ada");
    const other = await ada.context.newPage();
    await visit(other, "/likes");
    await visit(ada.page, "/members");
    await logOut(ada.page, ada);
    await expect.poll(() => other.url()).toBe(`${site.origin}/login?next=%2Flikes`);
  });

  test("that does not can send no message: it goes to the log-in at the first letter, and the server refuses", async () => {
    const [ada, ben] = [await member("Ada"), await aside("Ben")];
    const session = (await ada.context.cookies(site.origin)).map(({ name, value }) => `${name}=${value}`).join("; ");
    const path = `/members/${ben.user.id}/chat`;
    const other = await deafTab(ada, path);
    await visit(ada.page, "/members");
    await logOut(ada.page, ada);
    await ada.page.getByRole("link", { name: "Log in" }).waitFor();
    expect(new URL(other.url()).pathname).toBe(path);
    await other.locator("main textarea").fill("S");
    await other.waitForURL("**/login?next=*");

    const refused = await fetch(site.origin + calls.sendMessage.path, {
      method: "POST",
      headers: { cookie: session, "content-type": "application/json", "x-request-type": "client" },
      body: JSON.stringify({ profile: ben.user.id, text: "Still me?", request_key: randomUUID() }),
    });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: { code: "authentication_required" } });
    const { chats } = (await (await ben.context.request.get(calls.getChats.path)).json()) as Chats;
    expect(chats).toEqual([]);
  });

  test("that does not can buy nothing: the server refuses, and it goes to the log-in", async () => {
    const ada = await member("Ada");
    const other = await deafTab(ada, `/credits/${site.site.bundles[0]!.id}`);
    await visit(ada.page, "/members");
    await logOut(ada.page, ada);
    await ada.page.getByRole("link", { name: "Log in" }).waitFor();

    const refused = other.waitForResponse((response) => response.url().endsWith(calls.order.path));
    await other.getByRole("button", { name: /^Pay/ }).click();
    expect((await refused).status()).toBe(403);
    await other.waitForURL("**/login?next=*");
    const { rows } = await site.work.pool.query("select 1 from payments");
    expect(rows).toEqual([]);
  });

  test("that does not goes to the log-in when it is looked at again", async () => {
    const ada = await member("Ada");
    const other = await deafTab(ada, "/likes");
    await visit(ada.page, "/members");
    await logOut(ada.page, ada);
    await ada.page.getByRole("link", { name: "Log in" }).waitFor();
    await other.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { configurable: true, value: "visible" });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect.poll(() => other.url()).toBe(`${site.origin}/login?next=%2Flikes`);
  });
});
