import { calls, type Likes, type ProfileCard } from "@kindling/domain/contract";
import { likesReloadDelay } from "@kindling/domain/rules";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, visit, type Window } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { type Person, signUpInWindow } from "./support/people.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

type Member = Window & Person;

/** Somebody whose page keeps a time of its own, from 2030 on. */
async function member(width = 390): Promise<Member & { asked(path: string): number }> {
  const window = await openWindow(browser, site.origin, { width });
  await window.context.clock.install();
  const asked: string[] = [];
  window.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const count = (path: string) => asked.filter((one) => one === path).length;
  return { ...window, ...(await signUpInWindow(site, window, { name: "Ada" })), asked: count };
}

const address = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);
const likesOf = async ({ context }: Window): Promise<Likes> =>
  (await (await context.request.get(calls.getLikes.path)).json()) as Likes;

/** A fictional member who fits, liked already. */
async function likeFictional({ context }: Window): Promise<ProfileCard> {
  const answer = await context.request.get(calls.findMatches.path);
  const { profiles } = (await answer.json()) as { profiles: ProfileCard[] };
  const one = profiles.find(({ fictional }) => fictional)!;
  await context.request.post(calls.like.path, { data: { profile: one.id } });
  return one;
}

describe.each(widthsOf("pop-ups"))("pop-ups of likes at %d px", (width) => {
  test("LIKES-04 BEYOND-04 `t` brings a like after so many seconds, marked, and leaves the address", async () => {
    const ada = await member(width);
    const { page } = ada;
    await visit(page, "/likes");
    await visit(page, "/members?gender=female&t=40&min_age=20#main");
    await expect.poll(() => address(page)).toBe("/members?gender=female&min_age=20#main");
    await page.clock.runFor(39_000);
    expect([await page.getByRole("dialog").count(), ada.asked(calls.autoLike.path)]).toEqual([0, 0]);
    await page.clock.runFor(1_000);
    const dialog = page.getByRole("dialog", { name: / likes you$/ });
    await dialog.waitFor();
    await dialog.getByText("not a real person").waitFor();
    await dialog.getByText("This like came automatically.").waitFor();

    const [like] = (await likesOf(ada)).liked_by;
    expect(like).toMatchObject({ origin: "automatic", like_new: true });
    // The list of likes knows it, long before it would be asked for again.
    await page.clock.runFor(likesReloadDelay);
    await expect.poll(() => page.title()).toMatch(/^\(1\) /);

    await dialog.getByRole("link", { name: "View profile" }).click();
    await page.waitForURL(`**/members/${like!.id}`);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.goBack();
    await page.waitForURL("**/members?gender=female&min_age=20#main");
    await page.goBack();
    await page.waitForURL("**/likes");
    await page.clock.runFor(60_000);
    expect([await page.getByRole("dialog").count(), ada.asked(calls.autoLike.path)]).toEqual([0, 1]);
    expect(ada.complaints).toEqual([]);
  });

  test("LIKES-03 a like that is mutual is a match, whose photo and button lead to the profile and the conversation", async () => {
    const ada = await member(width);
    const { page } = ada;
    const other = await likeFictional(ada);
    const open = async () => {
      const dialog = page.getByRole("dialog", { name: "It’s a match!" });
      await dialog.getByText("This like came automatically.").waitFor();
      return dialog;
    };
    await visit(page, "/members?t=0");
    await page.clock.runFor(1);
    const dialog = await open();
    await page.clock.runFor(likesReloadDelay);
    await expect.poll(() => ada.asked(calls.getLikes.path)).toBeGreaterThan(0);
    expect((await likesOf(ada)).matches).toEqual([other.id]);
    await dialog.getByRole("button", { name: `View ${other.name}’s profile` }).click();
    await page.waitForURL(`**/members/${other.id}`);
    expect(await page.getByRole("dialog").count()).toBe(0);

    const next = await likeFictional(ada);
    await visit(page, "/members?t=0");
    await page.clock.runFor(1);
    await (await open()).getByRole("link", { name: "Say hello" }).click();
    await page.waitForURL(`**/members/${next.id}/chat**`);
    expect(ada.complaints).toEqual([]);
  });

  test("LIKES-03 C-145 closes on a click and by Escape, and leaves the focus on the page", async () => {
    const ada = await member(width);
    const { page } = ada;
    const closings = [
      () => page.getByRole("dialog").getByText("It’s a match!").click(),
      () => page.keyboard.press("Escape"),
    ];
    for (const close of closings) {
      await likeFictional(ada);
      await visit(page, "/members?t=1");
      const opener = page.getByRole("link", { name: "Match-finder" });
      await opener.focus();
      await page.clock.runFor(1_000);
      await page.getByRole("dialog").waitFor();
      await close();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
    }
    expect(ada.complaints).toEqual([]);
  });
});

test("LIKES-04 C-109 nonsense asks for no pop-up, and leaves the address as well", async () => {
  const ada = await member();
  const { page } = ada;
  for (const query of ["t=2147484", "t=9e9", "t=-5", "t=abc", "t=", "t=1&t=2", "x=%20a&t=1.5&y=b+c"]) {
    await visit(page, `/likes/sent?${query}`);
    await expect.poll(() => address(page)).toBe(query.startsWith("x") ? "/likes/sent?x=%20a&y=b+c" : "/likes/sent");
    await page.clock.runFor(10_000);
  }
  expect([await page.getByRole("dialog").count(), ada.asked(calls.autoLike.path)]).toEqual([0, 0]);
});

test("LIKES-04 whoever logs out before the time has come is told nothing", async () => {
  const ada = await member();
  const { page } = ada;
  await visit(page, "/notifications?t=20");
  await page.getByRole("button", { name: "Log out" }).last().click();
  await page.waitForURL(`${site.origin}/`);
  await page.clock.runFor(30_000);
  expect([await page.getByRole("dialog").count(), ada.asked(calls.autoLike.path)]).toEqual([0, 0]);
});

describe.each(widthsOf("match-finder"))("MEMBERS-10 the match-finder at %d px", (width) => {
  test("is led to from search, says what two have in common, and likes, with script and without", async () => {
    for (const script of [true, false]) {
      const window = await openWindow(browser, site.origin, { width, javaScriptEnabled: script });
      await signUpInWindow(site, window, { name: "Ada" });
      const { page, context, complaints } = window;
      await context.request.put(calls.changeProfile.path, {
        data: { interests: ["music", "hiking", "cooking", "tea"] },
      });
      await page.goto("/members");
      if (script) await page.locator("html[data-hydrated]").waitFor();
      await page.getByRole("link", { name: "Match-finder" }).click();
      await page.waitForURL("**/match-finder");
      await page
        .getByText(/^[234] interests in common$/)
        .first()
        .waitFor();
      const link = page.getByRole("main").getByRole("article").first();
      const id = (await link.getByRole("link").getAttribute("href"))!.split("/").at(-1)!;
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await link.getByRole("button", { name: /^Like/ }).click();
      await answered;
      await expect.poll(async () => (await likesOf(window)).sent).toEqual([id]);
      expect(complaints).toEqual([]);
    }
  });
});
