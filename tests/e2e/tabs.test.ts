import { calls } from "@kindling/domain/contract";
import { firstPollDelay, pollInterval, typingShownFor } from "@kindling/domain/rules";
import { randomUUID } from "node:crypto";
import type { BrowserContext, Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, visit, type Window } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { type Person, signUpAside, signUpInWindow } from "./support/people.ts";

const site = await openSite();
const browser = await openBrowser();

/** Somebody whose streams are counted. */
interface Followed extends Window, Person {
  /** How many have been opened. */
  readonly streams: () => number;
}

/** Somebody whose devices' time the test owns: nothing is polled but when it says so. */
async function member(name: string): Promise<Followed> {
  const window = await openWindow(browser, site.origin, { width: 1280 });
  await window.context.clock.install();
  let opened = 0;
  window.context.on("response", (response) => {
    if (response.ok() && response.url().includes(calls.getEvents.path)) opened += 1;
  });
  return { ...window, ...(await signUpInWindow(site, window, { name })), streams: () => opened };
}
const aside = (name: string) => signUpAside(site, browser, name);

type Actor = Pick<Window, "context"> & Person;

const post = async ({ context }: Pick<Window, "context">, { path }: { path: string }, data: object) => {
  const answer = await context.request.post(path, { data });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Record<string, never>;
};
const write = (from: Actor, to: Person, text: string) =>
  post(from, calls.sendMessage, { profile: to.user.id, text, request_key: randomUUID() });

/** What somebody reads of another one. */
async function messagesOf({ context }: Pick<Window, "context">, { user }: Person): Promise<string[]> {
  const answer = await context.request.get(`${calls.getMessages.path}?profile=${user.id}`);
  const { messages } = (await answer.json()) as { messages: { text: string }[] };
  return messages.map(({ text }) => text);
}

/** Counts what all pages of a browser ask, by path and query, and says what of it is yet to be answered. */
function countAll(context: BrowserContext) {
  const counts = new Map<string, number>();
  const underWay = new Set<Request>();
  context.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    counts.set(pathname + search, (counts.get(pathname + search) ?? 0) + 1);
    // A stream is never at its end.
    if (pathname !== calls.getEvents.path) underWay.add(request);
  });
  const end = (request: Request) => void underWay.delete(request);
  context.on("requestfinished", end);
  context.on("requestfailed", end);
  /** Of some calls: each query, and how often it was asked. */
  const asked = (...made: readonly { path: string }[]) =>
    [...counts].filter(([one]) => made.some(({ path }) => one.split("?")[0] === path));
  /** Waits, while time stands still, until what was begun is answered and everybody has heard of it. */
  const settle = async (isBegun = () => true) => {
    let calm = 0;
    const look = () => {
      calm = isBegun() && underWay.size === 0 ? calm + 1 : 0;
      return calm;
    };
    await expect.poll(look, { timeout: 15_000 }).toBeGreaterThan(10);
  };
  return {
    clear: () => counts.clear(),
    /**
     * Waits until so many queries of some calls are answered: none of them is asked twice, nor when those would ask who have
     * heard of nothing.
     */
    async areAskedOnce(all: number, ...made: readonly { path: string }[]) {
      await settle(() => asked(...made).length === all);
      await pass(context, 10_000);
      expect(asked(...made)).toEqual(asked(...made).map(([one]) => [one, 1]));
      expect(asked(...made)).toHaveLength(all);
    },
    /** Lets time pass until the next refresh begins. */
    async refresh() {
      await settle();
      counts.clear();
      for (let steps = 0; asked(calls.getUser).length === 0 && steps < 400; steps += 1) await pass(context, 250);
    },
  };
}

/** How many tabs hold the lead, and how many wait for it. */
const lead = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const live = (locks: LockInfo[]) => locks.filter(({ name }) => name?.startsWith("live:")).length;
    return [live(held), live(pending)];
  });

/** The tabs that hold the lead: one. */
async function leaders(pages: readonly Page[]): Promise<Page[]> {
  const ids = await Promise.all(
    pages.map((page) =>
      page.evaluate(async () => {
        const { held = [] } = await navigator.locks.query();
        const name = `who:${crypto.randomUUID()}`;
        const own = await navigator.locks.request(name, async () => {
          const { held: now = [] } = await navigator.locks.query();
          return now.find((lock) => lock.name === name)?.clientId;
        });
        return held.find(({ name }) => name?.startsWith("live:"))?.clientId === own;
      }),
    ),
  );
  return pages.filter((_, n) => ids[n]);
}

/** Lets time pass in small steps, so that tabs hear of each other in between as they would. */
async function pass({ clock }: BrowserContext, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 250) await clock.runFor(250);
}

/** Lets the first refresh come, with which a page begins to follow what happens. */
async function begin({ context, streams }: Followed): Promise<void> {
  await pass(context, firstPollDelay);
  await expect.poll(() => streams()).toBeGreaterThan(0);
}

const bubbles = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });
const chatWith = ({ user }: Person) => `/members/${user.id}/chat`;

describe("LIVE-02 BEYOND-42 what happens", () => {
  test("is shown while no time passes: a message, its badge and title, and the typing before it", async () => {
    const [ada, ben] = [await member("Ada"), await member("Ben")];
    await visit(ada.page, chatWith(ben));
    await visit(ben.page, chatWith(ada));
    await begin(ben);
    await write(ada, ben, "Hello Ben");
    const sentAt = performance.now();
    await bubbles(ben.page, "Hello Ben").waitFor();
    expect(performance.now() - sentAt).toBeLessThan(firstPollDelay);

    const words = ben.page.getByText("Typing…", { exact: true });
    const dots = ben.page.locator("[data-slot=typing-indicator]");
    const boxOf = (slot: string) => ben.page.locator(slot).first().boundingBox();
    const before = await Promise.all(["main textarea", "[data-slot=message-thread]"].map(boxOf));
    await ada.page.getByRole("textbox").fill("How are");
    await words.waitFor();
    await dots.waitFor();
    expect(await Promise.all(["main textarea", "[data-slot=message-thread]"].map(boxOf))).toEqual(before);
    expect(await ben.page.locator("[aria-live]:not([aria-live=off])").getByText("typing").count()).toBe(0);
    await pass(ben.context, typingShownFor);
    await expect.poll(() => words.count()).toBe(0);
    expect(await dots.count()).toBe(0);

    site.clock.advance(3_000);
    await pass(ada.context, 3_000);
    await ada.page.getByRole("textbox").fill("How are you?");
    await words.waitFor();
    await write(ada, ben, "How are you?");
    await bubbles(ben.page, "How are you?").waitFor();
    await expect.poll(() => words.count()).toBe(0);
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  });

  test("that is missed for a while comes when the network is back, once", async () => {
    const [ada, ben] = [await aside("Ada"), await member("Ben")];
    await visit(ben.page, chatWith(ada));
    await begin(ben);
    await ben.context.setOffline(true);
    await write(ada, ben, "In the tunnel");
    await ben.context.setOffline(false);
    await pass(ben.context, firstPollDelay);
    await bubbles(ben.page, "In the tunnel").waitFor();
    expect(await bubbles(ben.page, "In the tunnel").count()).toBe(1);
  });

  test("LIVE-01 is shown by the refresh alone where there is no stream", async () => {
    const [ada, ben] = [await aside("Ada"), await member("Ben")];
    await ben.page.route(`**${calls.getEvents.path}**`, (route) => route.abort());
    await visit(ben.page, chatWith(ada));
    const refreshed = ben.page.waitForResponse(`**${calls.getChats.path}`);
    await pass(ben.context, firstPollDelay);
    await refreshed;
    await write(ada, ben, "Without a stream");
    await pass(ben.context, pollInterval);
    await bubbles(ben.page, "Without a stream").waitFor();
    expect(await bubbles(ben.page, "Without a stream").count()).toBe(1);
  });
});

describe("BEYOND-10 tabs of one account", () => {
  /** Tabs that have come to follow what happens together. */
  async function tabs(ada: Followed, paths: readonly string[]): Promise<Page[]> {
    const pages = [ada.page];
    for (const _ of paths.slice(1)) pages.push(await ada.context.newPage());
    for (const [n, path] of paths.entries()) await visit(pages[n]!, path);
    await begin(ada);
    await expect.poll(() => lead(ada.page)).toEqual([1, paths.length - 1]);
    return pages;
  }

  test("have one stream and one request of each call a tick, and all show what it brought", async () => {
    const [ada, ben] = [await member("Ada"), await aside("Ben")];
    const counts = countAll(ada.context);
    const pages = await tabs(ada, [
      "/members",
      "/likes",
      "/profile",
      "/members",
      "/credits",
      "/members",
      "/likes/sent",
    ]);
    await expect.poll(() => site.live.size).toBe(1);
    await write(ben, ada, "To all of them");
    for (const page of pages) await expect.poll(() => page.title()).toMatch(/^\(1\) /);
    await counts.refresh();
    // The counts of both, two lists of likes, and what is between the reader and those whom search shows.
    await counts.areAskedOnce(6, calls.getUser, calls.getChats, calls.getLikes);
    expect(site.live.size).toBe(1);
    expect(ada.complaints).toEqual([]);
  });

  test("that show the same list have it read once, whether or not the one that leads shows it", async () => {
    const [ada, ben] = [await member("Ada"), await aside("Ben")];
    await write(ben, ada, "One");
    const pages = await tabs(ada, ["/credits", "/members", "/members", "/chats", "/chats", "/likes", "/likes"]);
    expect(await leaders(pages)).toEqual([pages[0]]);
    const counts = countAll(ada.context);
    await counts.refresh();
    // The counts of both, their lists, and what is between the reader and those whom search shows.
    await counts.areAskedOnce(6, calls.getUser, calls.getChats, calls.getLikes);

    counts.clear();
    await write(ben, ada, "Two");
    await counts.areAskedOnce(2, calls.getChats);
    for (const page of pages.slice(3, 5)) await page.getByRole("link", { name: /Ben/ }).getByText("Two").waitFor();

    // One that leads and comes to nothing keeps nobody waiting for ever.
    await pages[0]!.route(`**${calls.getLikes.path}?type=**`, (route) => route.abort());
    await post(ben, calls.like, { profile: ada.user.id });
    for (const page of pages.slice(5)) await page.locator(`main a[href="/members/${ben.user.id}"]`).first().waitFor();
    expect(ada.complaints).toEqual([]);
  });

  test("go on when the one that leads is closed: the next one has the stream at once, and misses nothing", async () => {
    const [ada, ben] = [await member("Ada"), await aside("Ben")];
    const pages = await tabs(ada, ["/members", "/members", "/members"]);
    await write(ben, ada, "One");
    for (const page of pages) await expect.poll(() => page.title()).toMatch(/^\(1\) /);
    const before = ada.streams();
    const [leader] = await leaders(pages);
    await leader!.close();
    await write(ben, ada, "Two");
    await expect.poll(() => ada.streams()).toBe(before + 1);
    const left = pages.filter((page) => page !== leader);
    for (const page of left) await expect.poll(() => page.title()).toMatch(/^\(2\) /);
    expect(await lead(left[0]!)).toEqual([1, 1]);
  });

  test("take the lead from one that holds it and says nothing, and do not hear what it says later", async () => {
    const ada = await member("Ada");
    const frozen = await ada.context.newPage();
    await visit(ada.page, "/members");
    // A tab that was frozen while it led: it holds the lock and does nothing more, nor does it ever lead again.
    await frozen.route(/\.js$/, (route) => route.abort());
    await frozen.goto("/members");
    await frozen.evaluate(async (id) => {
      const version = document.querySelector<HTMLScriptElement>("script[type=module][src]")!.src;
      await new Promise<void>((held) => {
        void navigator.locks
          .request(`live:${id}:${version}`, () => {
            held();
            return new Promise(() => {});
          })
          .catch(() => {});
      });
    }, ada.user.id);
    let led = false;
    ada.page.on("request", (request) => (led ||= request.url().includes(calls.getEvents.path)));
    await pass(ada.context, firstPollDelay);
    // What one second begins may wait for the browser before it begins the next.
    await expect
      .poll(async () => {
        await pass(ada.context, 1_000);
        return led;
      })
      .toBe(true);
    expect(await leaders([ada.page, frozen])).toEqual([ada.page]);
    const name = ada.user.profile.name;
    await frozen.evaluate(({ id, ...user }) => {
      const version = document.querySelector<HTMLScriptElement>("script[type=module][src]")!.src;
      const answers = [["getUser?", { id, ...user, profile: { ...user.profile, name: "Nobody" } }]];
      const word = { type: "answers", term: 1, whole: false, stale: [], seq: 0, answers };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it is of one origin
      new BroadcastChannel(`live:${id}:${version}`).postMessage(word);
    }, ada.user);
    await ada.page.evaluate(() => new Promise((done) => queueMicrotask(() => done(undefined))));
    await ada.page.getByRole("button", { name: `${name}’s account` }).waitFor();
    expect(await ada.page.getByText("Nobody").count()).toBe(0);
  });

  test("show a like, a read mark and a block that was made in one of them", async () => {
    const [ada, ben] = [await member("Ada"), await aside("Ben")];
    const [first, second] = (await tabs(ada, [chatWith(ben), `/members/${ben.user.id}`])) as [Page, Page];
    const read = first.waitForResponse(`**${calls.readChat.path}`);
    await write(ben, ada, "Read me");
    // The tab that shows the conversation has read it.
    expect((await read).status()).toBe(200);
    await expect.poll(() => second.title()).not.toMatch(/^\(/);

    await second.getByRole("button", { name: "Like", exact: true }).waitFor();
    await post(ada, calls.like, { profile: ben.user.id });
    await second.getByRole("button", { name: "Unlike", exact: true }).waitFor();

    await post(ada, calls.block, { profile: ben.user.id });
    for (const page of [first, second])
      await page
        .getByText(/blocked/i)
        .first()
        .waitFor();
    expect(ada.complaints).toEqual([]);
  });
});

describe("BEYOND-07 the outbox", () => {
  test("sends what was on its way when its tab closed, once, from the next tab, in order", async () => {
    const [ada, ben] = [await member("Ada"), await aside("Ben")];
    await visit(ada.page, chatWith(ben));
    // Neither is answered, and the tab closes.
    const unanswered = `**${calls.sendMessage.path}`;
    await ada.context.route(unanswered, () => {});
    for (const text of ["First of two", "Second of two"]) {
      await ada.page.getByRole("textbox").fill(text);
      await ada.page.getByRole("button", { name: /^Send/ }).click();
      await bubbles(ada.page, text).waitFor();
    }
    await ada.page.close();
    await ada.context.unroute(unanswered);

    const [page, other] = [await ada.context.newPage(), await ada.context.newPage()];
    await visit(page, chatWith(ben));
    await visit(other, "/members");
    await pass(ada.context, firstPollDelay);
    for (const text of ["First of two", "Second of two"])
      await bubbles(page, text).and(page.locator("[data-state=sent]")).waitFor();
    expect(await messagesOf(ben, ada)).toEqual(["First of two", "Second of two"]);
    expect(await bubbles(page, "of two").count()).toBe(2);
  });
});
