import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { calls } from "@kindling/domain/contract";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWindow, visit, type Window } from "../support/browser.ts";
import { fetchLocal } from "../support/local-fetch.ts";
import { openBrowser, openSite } from "../support/open.ts";
import { type Person, signUpAside, signUpInWindow } from "../support/people.ts";
import { startSite } from "../support/site.ts";

const site = await openSite();
const browser = await openBrowser();

/** Somebody with an account, in a window of their own. */
async function member(name: string): Promise<Window & Person> {
  const window = await openWindow(browser, site.origin, { width: 1280 });
  return { ...window, ...(await signUpInWindow(site, window, { name })) };
}

describe("F-032 a back end that is gone", () => {
  let dead: Server;
  let origin: string;

  beforeAll(async () => {
    // Takes every request and answers none.
    dead = createServer(() => {}).listen(0);
    await new Promise((done) => dead.once("listening", done));
    origin = `http://localhost:${(dead.address() as AddressInfo).port}`;
  });
  afterAll(() => void dead.close());

  test.each(["hangs", "refuses"])("that %s: each page says so within 2 s, in the reader's language", async (how) => {
    const bereft = await startSite({ apiOrigin: how === "hangs" ? origin : "http://localhost:9" });
    // A process that has shown pages before, as one that is up has.
    await fetchLocal(`${site.origin}/`);
    try {
      for (const path of ["/", "/members", "/members/1", "/chats"]) {
        const began = performance.now();
        const answer = await fetch(bereft.origin + path, {
          headers: { "accept-language": "fr" },
          redirect: "manual",
        });
        const html = await answer.text();
        expect.soft(performance.now() - began, path).toBeLessThan(2_000);
        expect.soft(answer.status, path).toBe(502);
        expect(html).toContain('<html lang="fr"');
        expect(html).toMatch(/<h1[^>]*>Pas de connexion/);
        expect(html).toContain("Kindling Example Ltd");
        expect(html).toMatch(/<title>[^<]+ · Kindling<\/title>/);
      }
      expect((await fetch(`${bereft.origin}/nowhere`)).status).toBe(404);
    } finally {
      dead.closeAllConnections();
      await bereft.close();
    }
  });
});

test("F-005 a log-out that does not reach the server says so at once, forgets here, and is done as soon as it can be", async () => {
  const [ada, ben] = [await member("Ada"), await signUpAside(site, browser, "Ben")];
  const { page } = ada;
  const other = await ada.context.newPage();
  const account = page.getByRole("button", { name: "Ada’s account" });
  await visit(page, `/members/${ben.user.id}/chat`);
  await visit(other, "/likes");
  await page.getByRole("textbox").fill("Nobody's business");
  let requests = 0;
  page.on("request", (request) => (requests += Number(new URL(request.url()).pathname === calls.logOut.path)));
  const broken = (url: RegExp) => ada.context.route(url, (route) => route.fulfill({ status: 503, body: "<html>" }));
  await broken(/logout\.php/);
  await account.click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  const notYet = (tab: Page) => tab.getByRole("heading", { name: "You’re not logged out yet" });
  await notYet(page).waitFor({ timeout: 2_000 });
  await notYet(other).waitFor();
  expect(await page.title()).toBe("You’re not logged out yet");
  expect(await account.count()).toBe(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Nobody's business");

  await page.reload();
  await notYet(page).waitFor();
  const before = requests;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => requests).toBeGreaterThan(before);

  await ada.context.unroute(/logout\.php/);
  await page.getByRole("link", { name: "Log in" }).waitFor();
  await other.waitForURL("**/login?next=%2Flikes");
  expect((await ada.context.request.get("/api/user.php")).status()).toBe(403);
  expect(ada.complaints).toEqual([]);
});

test("F-023 a book that is pasted leaves the composer quick, says that it was cut, and keeps a draft that is bounded", async () => {
  const { page, context } = await member("Ada");
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.origin });
  await visit(page, "/members/1/chat");
  const note = "No more fits here";
  const book = "A word or two. ".repeat(8_000);
  const field = page.getByRole("textbox");
  await page.evaluate((text) => navigator.clipboard.writeText(text), book);
  const since = Date.now();
  await field.press("ControlOrMeta+v");
  await page.getByText(note).first().waitFor();
  await field.press("Backspace");
  await field.press("x");
  expect(Date.now() - since).toBeLessThan(4_000);
  const { length } = await field.inputValue();
  expect(length).toBeGreaterThan(site.site.settings.message_length);
  expect(length).toBeLessThanOrEqual(15 * site.site.settings.message_length);
  await page
    .getByText(/characters over the limit/)
    .first()
    .waitFor();
  await visit(page, "/members/1/chat");
  await expect.poll(async () => (await field.inputValue()).length).toBe(length);
  // However it comes there.
  await field.fill(book);
  await page.getByText(note).first().waitFor();
  expect((await field.inputValue()).length).toBeLessThanOrEqual(15 * site.site.settings.message_length);
  await field.fill("Hello");
  await page.getByText(note).waitFor({ state: "detached" });
});
