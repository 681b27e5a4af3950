import { calls, type Message, messagesPerPage, type Transcript, type User } from "@kindling/domain/contract";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { openWindow, visit, type Window } from "./support/browser.ts";
import { startCuttingProxy } from "./support/cutting-proxy.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { type Person, signUpAside, signUpInWindow } from "./support/people.ts";
import { drawPicture, heicPicture, plainPictures, sendPhotoBy } from "./support/photos.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite({
  settings: { signup_credits: 40, photo_credits: 3, message_credits: 2, history_limit: 1_000 },
});
const browser = await openBrowser();

type Member = Window & Person;

const member = async (width: number, name: string, options: { proxy?: { server: string } } = {}): Promise<Member> => {
  const window = await openWindow(browser, site.origin, { width, ...options });
  return { ...window, ...(await signUpInWindow(site, window, { name })) };
};
const two = (width: number) => Promise.all([member(width, "Ada"), member(width, "Ben")]);

const composer = (page: Page) => page.locator("[data-slot=composer]");
const choose = (page: Page, files: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) =>
  composer(page).locator("[type=file]").setInputFiles(files);
const tray = (page: Page) => composer(page).getByRole("listitem");
const send = (page: Page, credits: number) => page.getByRole("button", { name: `Send for ${credits} credits` });
const photos = (page: Page) => page.getByRole("link", { name: "Open the photo" });

const balance = async ({ context }: Member): Promise<number> =>
  ((await (await context.request.get(calls.getUser.path)).json()) as User).credits;
const messagesOf = async ({ context }: Member, other: Member): Promise<readonly Message[]> => {
  const answer = await context.request.get(`${calls.getMessages.path}?profile=${other.user.id}`);
  return ((await answer.json()) as Transcript).messages;
};

describe.each(widthsOf("chat photos"))("a photo in a conversation at %d px", (width) => {
  test("CHAT-08 BEYOND-12 is chosen and sent, comes blurred, is uncovered, opens large and closes by keys", async () => {
    const [ada, ben] = await two(width);
    const { page } = ada;
    await visit(page, `/members/${ben.user.id}/chat`);
    const canal = await drawPicture(page, "canal.jpg", { width: 900, height: 1200, hue: 200 });
    const park = await drawPicture(page, "park.jpg", { width: 1200, height: 800, hue: 120 });
    await choose(page, [canal, park]);
    expect(await tray(page).count()).toBe(2);
    await send(page, 6).waitFor();
    await page.getByRole("button", { name: /Remove.*park/ }).click();
    await send(page, 3).click();
    await photos(page).waitFor();
    await expect.poll(() => tray(page).count()).toBe(0);
    expect([await balance(ada), (await messagesOf(ada, ben)).length]).toEqual([37, 1]);

    await visit(ben.page, "/chats");
    const row = ben.page.getByRole("link", { name: /Ada/ });
    expect(await row.innerText()).toContain("Photo");
    await row.click();
    const cover = ben.page.getByRole("button", { name: "Show the photo" });
    await cover.waitFor();
    const picture = ben.page.locator("[data-slot=message-photo] img");
    const box = await picture.boundingBox();
    expect(await picture.getAttribute("src")).toMatch(/-veil\.webp$/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await cover.focus();
    await ben.page.keyboard.press("Enter");
    await photos(ben.page).waitFor();
    expect(await picture.getAttribute("src")).toMatch(/-thumb\.webp$/);
    await expect.poll(() => photos(ben.page).evaluate((link) => link === document.activeElement)).toBe(true);
    const plain = await ben.page.locator("[data-slot=message-photo]").boundingBox();
    expect(Math.abs(plain!.width - box!.width / 1.1)).toBeLessThan(1);
    await ben.page.keyboard.press("Enter");
    const viewer = ben.page.getByRole("dialog", { name: "Photos of Ada" });
    await viewer.waitFor();
    await ben.page.keyboard.press("Escape");
    await viewer.waitFor({ state: "detached" });
    await expect.poll(() => photos(ben.page).evaluate((link) => link === document.activeElement)).toBe(true);
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  });

  test("CHAT-08 F-002 that was chosen waits like the draft does: over screens and a reload, for its conversation alone", async () => {
    const [ada, ben] = await two(width);
    const cas = await signUpAside(site, browser, "Cas");
    const { page } = ada;
    const names = () => tray(page).locator("bdi").allInnerTexts();
    await visit(page, `/members/${ben.user.id}/chat`);
    await choose(page, plainPictures.slice(0, 2));
    await page.getByRole("textbox").fill("Look at these");
    const both = plainPictures.slice(0, 2).map(({ name }) => name);
    await expect.poll(names).toEqual(both);

    await page.getByRole("link", { name: "Ben" }).first().click();
    await page.waitForURL(`**/members/${ben.user.id}`);
    await page.goBack();
    await expect.poll(names).toEqual(both);
    expect(await page.getByRole("textbox").inputValue()).toBe("Look at these");
    await visit(page, `/members/${cas.user.id}/chat`);
    await send(page, 2).waitFor();
    expect(await tray(page).count()).toBe(0);

    await visit(page, `/members/${ben.user.id}/chat`);
    await expect.poll(names).toEqual(both);
    // The pictures themselves, and not their names alone.
    await expect
      .poll(() =>
        tray(page)
          .locator("img")
          .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)),
      )
      .toEqual([400, 400]);
    await page.getByRole("button", { name: /Remove.*plain-1/ }).click();
    await page.reload();
    await expect.poll(names).toEqual([plainPictures[1]!.name]);
    await send(page, 5).click();
    await photos(page).waitFor();
    await expect.poll(() => tray(page).count()).toBe(0);
    await page.reload();
    await photos(page).waitFor();
    expect(await tray(page).count()).toBe(0);
    expect([await balance(ada), (await messagesOf(ben, ada)).length]).toEqual([35, 2]);
    expect(ada.complaints).toEqual([]);
  });

  test("CHAT-08 that another window has sent leaves the tray, and is not sent again", async () => {
    const [ada, ben] = await two(width);
    const { page } = ada;
    await visit(page, `/members/${ben.user.id}/chat`);
    await choose(page, plainPictures[0]!);
    await send(page, 3).waitFor();
    const other = await ada.context.newPage();
    await visit(other, `/members/${ben.user.id}/chat`);
    await expect.poll(() => tray(other).count()).toBe(1);
    await send(other, 3).click();
    await photos(other).waitFor();
    await page.reload();
    await photos(page).waitFor();
    await expect.poll(() => tray(page).count()).toBe(0);
    expect([await balance(ada), (await messagesOf(ben, ada)).length]).toEqual([37, 1]);
  });

  test("CHAT-08 F-002 that waits is gone from the device with a log-out", async () => {
    const [ada, ben] = await two(width);
    const { page } = ada;
    await visit(page, `/members/${ben.user.id}/chat`);
    await choose(page, plainPictures[0]!);
    const kept = () =>
      page.evaluate(async () => {
        const open = indexedDB.open("photos", 1);
        // Where nothing was kept yet there is no database, and it is not this test that makes it.
        open.addEventListener("upgradeneeded", () => open.transaction!.abort());
        const there = await new Promise((done) => {
          open.addEventListener("success", () => done(true));
          open.addEventListener("error", () => done(false));
        });
        if (!there) return 0;
        const all = open.result.transaction("photos").objectStore("photos").getAllKeys();
        await new Promise((done) => all.addEventListener("success", done));
        open.result.close();
        return all.result.length;
      });
    await expect.poll(() => tray(page).count()).toBe(1);
    await expect.poll(kept).toBe(1);
    await visit(page, "/notifications");
    await page.getByRole("main").getByRole("button", { name: "Log out" }).click();
    await page.waitForURL(`${site.origin}/`);
    expect(await kept()).toBe(0);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("account:")))).toEqual(
      [],
    );
  });

  test("CHAT-08 BEYOND-11 of a kind that this browser cannot open is refused at once, and what else is there stays", async () => {
    const [ada, ben] = await two(width);
    const { page } = ada;
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes(calls.sendPhoto.path) && asked.push(request.url()));
    await visit(page, `/members/${ben.user.id}/chat`);
    await page.getByRole("textbox").fill("From the sea");
    await choose(page, [heicPicture, plainPictures[0]!]);
    await tray(page).getByRole("alert").filter({ hasText: "We can’t read HEIC photos here" }).waitFor();
    // It does not count: neither the price nor the message does wait for it.
    await send(page, 5).click();
    await photos(page).waitFor();
    await expect.poll(() => tray(page).locator("bdi").allInnerTexts()).toEqual([heicPicture.name]);
    expect(asked).toHaveLength(1);
    await page.getByRole("button", { name: /Remove.*sea/ }).click();
    await expect.poll(() => tray(page).count()).toBe(0);
    await expect.poll(async () => (await messagesOf(ben, ada)).length).toBe(2);
  });

  test("CHAT-08 C-059 is charged once where the network is cut on its way and where the answer is lost", async () => {
    const proxy = await startCuttingProxy();
    onTestFinished(() => proxy.close());
    const [ada, ben] = [await member(width, "Ada", { proxy }), await member(width, "Ben")];
    const { page } = ada;
    await visit(page, `/members/${ben.user.id}/chat`);
    const [small] = plainPictures;
    // What stands behind a picture belongs to nobody and is sent all the same.
    const buffer = Buffer.concat([small!.buffer, Buffer.alloc(900_000)]);
    await choose(page, { name: "large.webp", mimeType: "image/webp", buffer });
    const { mend } = proxy.cut(calls.sendPhoto.path);
    await send(page, 3).click();
    await tray(page).getByRole("alert").filter({ hasText: "No connection" }).waitFor();
    expect([await tray(page).count(), await balance(ada)]).toEqual([1, 40]);
    mend();
    await page.route(
      "**/api/message-photo.php",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: /Send.*large.*again/ }).click();
    await photos(page).waitFor();
    await expect.poll(() => tray(page).count()).toBe(0);
    expect([await balance(ada), (await messagesOf(ben, ada)).length]).toEqual([37, 1]);
  });

  test("CHAT-08 that is cancelled on its way is neither sent nor charged, and those behind it go", async () => {
    const [ada, ben] = await two(width);
    const { page } = ada;
    await visit(page, `/members/${ben.user.id}/chat`);
    const { promise: held, resolve: reached } = Promise.withResolvers<void>();
    await page.route("**/api/message-photo.php", () => reached(), { times: 1 });
    await choose(page, plainPictures.slice(0, 2));
    await send(page, 6).click();
    await held;
    await page.getByRole("button", { name: /Remove.*plain-1/ }).click();
    await photos(page).waitFor();
    await expect.poll(() => tray(page).count()).toBe(0);
    expect([await balance(ada), (await messagesOf(ben, ada)).length]).toEqual([37, 1]);
  });

  test("CHAT-03 CHAT-08 beyond one's credits is not sent, and the way to more leads back", async () => {
    const [ada, ben] = await two(width);
    const { page } = ada;
    await visit(page, `/members/${ben.user.id}/chat`);
    await choose(
      page,
      Array.from({ length: 14 }, (_, at) => ({ ...plainPictures[0]!, name: `number-${at}.webp` })),
    );
    await page.getByText("This costs 42 credits and you have 40 left").waitFor();
    await send(page, 42).click();
    expect(await tray(page).count()).toBe(14);
    await composer(page).getByRole("link", { name: "Buy credits" }).click();
    await page.waitForURL(`**/premium?next=*${ben.user.id}*`);
    expect(await messagesOf(ada, ben)).toEqual([]);
  });

  test("BEYOND-12 that is held is said so to its sender, stays in the tray and costs nothing", async () => {
    const [ada, ben] = await two(width);
    const { page } = ada;
    await visit(page, `/members/${ben.user.id}/chat`);
    await choose(page, await drawPicture(page, "close.jpg", { width: 600, height: 600, hue: 20, bare: true }));
    await send(page, 3).click();
    await tray(page).getByRole("alert").filter({ hasText: "We’re not delivering this photo" }).waitFor();
    expect(await page.getByRole("button", { name: /again$/ }).count()).toBe(0);
    expect([await balance(ada), await messagesOf(ben, ada)]).toEqual([40, []]);
  });

  test("BEYOND-12 is blurred from everybody where its reader says so in Settings", async () => {
    const [ada, ben] = await two(width);
    for (const [from, to] of [
      [ada, ben],
      [ben, ada],
    ] as const)
      await from.context.request.post(calls.like.path, { data: { profile: to.user.id } });
    await sendPhotoBy(ada.context.request, ben.user.id, plainPictures[0]!);
    await visit(ben.page, `/members/${ada.user.id}/chat`);
    await photos(ben.page).waitFor();
    await visit(ben.page, "/notifications");
    await ben.page.getByRole("switch", { name: "Blur every photo I get" }).check();
    await expect.poll(async () => (await messagesOf(ben, ada))[0]).toMatchObject({ blurred: true });
    await visit(ben.page, `/members/${ada.user.id}/chat`);
    await ben.page.getByRole("button", { name: "Show the photo" }).waitFor();
  });
});

test("C-061 reading stays in its place while older photos load, with one request a page", async () => {
  const [ada, ben] = await two(390);
  for (let number = 0; number < 3; number += 1)
    await sendPhotoBy(ada.context.request, ben.user.id, plainPictures[number]!);
  await fillConversation(Number((await messagesOf(ada, ben))[0]!.id), 200);
  const { page } = ada;
  let pages = 0;
  // Pictures come late, when their place is long taken.
  let late: (() => Promise<void>)[] = [];
  let held = true;
  await page.route("**/media/**", async (route) => {
    if (held) late.push(() => route.continue());
    else await route.continue();
  });
  // An older page comes once the reader's place is known.
  let older = Promise.withResolvers<void>();
  await page.route("**/api/messages.php*before=*", async (route) => {
    pages += 1;
    await older.promise;
    await route.continue();
  });
  await visit(page, `/members/${ben.user.id}/chat`);
  const viewport = page.locator("[data-slot=message-thread-viewport]");
  const moved: number[] = [];
  for (let round = 1; round <= 3; round += 1) {
    // What has no rows yet gets them on the way up, so that the start is not reached at once.
    const scrollUp = () => viewport.evaluate((log) => log.scrollTo({ top: -log.scrollHeight }));
    await expect.poll(() => scrollUp().then(() => pages)).toBe(round);
    const height = await viewport.evaluate((log) => log.scrollHeight);
    const place = () =>
      viewport.evaluate((log) => {
        const top = log.getBoundingClientRect().top;
        const rows = [...log.querySelectorAll<HTMLElement>("article")];
        const row = rows.find((one) => one.getBoundingClientRect().top >= top)!;
        // Its end: the space above it is less once it follows another of the same minute.
        return { id: row.dataset["row"]!, end: row.getBoundingClientRect().bottom };
      });
    let before = await place();
    await expect
      .poll(async () => {
        const last = before;
        before = await place();
        return last.id === before.id && last.end === before.end;
      })
      .toBe(true);
    older.resolve();
    // The older ones stand.
    await expect.poll(() => viewport.evaluate((log) => log.scrollHeight)).toBeGreaterThan(height);
    held = false;
    for (const come of late) await come();
    const allCome = () =>
      viewport.evaluate((log) => {
        const { top, bottom } = log.getBoundingClientRect();
        const seen = [...log.querySelectorAll("img")].filter((image) => {
          const box = image.getBoundingClientRect();
          return box.bottom > top && box.top < bottom;
        });
        return seen.length > 0 && seen.every((image) => image.complete);
      });
    await expect.poll(allCome).toBe(true);
    [late, held, older] = [[], true, Promise.withResolvers<void>()];
    const after = await page.locator(`article[data-row="${before.id}"]`).boundingBox();
    moved.push(Math.abs(after!.y + after!.height - before.end));
  }
  expect(Math.max(...moved)).toBeLessThan(2);
  expect(pages).toBe(3);
});

/** Copies a conversation's first photo until there are so many messages, each photo of another shape. */
async function fillConversation(message: number, count: number): Promise<void> {
  await site.services.db.execute(`
    with copied as (
      insert into messages (conversation_id, seq, sender_id, kind, photo, sent_at, request_key)
      select m.conversation_id, n, m.sender_id, 'photo', m.photo, m.sent_at, gen_random_uuid()
      from messages m, generate_series(4, ${count}) n where m.id = ${message}
      returning id, conversation_id, seq
    ), shaped as (
      insert into message_photos (message_id, filename, thumb_filename, veil_filename, width, height, placeholder, veiled)
      select copied.id, p.filename, p.thumb_filename, p.veil_filename, 300 + copied.seq * 37 % 900, 300 + copied.seq * 53 % 900, p.placeholder, false
      from copied, message_photos p where p.message_id = ${message}
      returning message_id
    )
    select count(*) from shaped`);
  await site.services.db.execute(
    `update conversations set last_seq = ${count} where id = (select conversation_id from messages where id = ${message})`,
  );
  expect(count).toBeGreaterThan(3 * messagesPerPage);
}
