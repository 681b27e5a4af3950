import { calls, type Likes } from "@kindling/domain/contract";
import { pollInterval } from "@kindling/domain/rules";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, visit, type Window } from "./support/browser.ts";
import { pressHeart } from "./support/like.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { type Person, signUpAside, signUpInWindow } from "./support/people.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

type Member = Window & Person;
type Aside = Pick<Window, "context">;

async function member(name: string, width = 1280): Promise<Member> {
  const window = await openWindow(browser, site.origin, { width });
  return { ...window, ...(await signUpInWindow(site, window, { name })) };
}

/** Somebody with an account and no window. */
const aside = (name: string) => signUpAside(site, browser, name);

async function change(from: Aside, call: typeof calls.like | typeof calls.unlike, to: Person): Promise<void> {
  const answer = await from.context.request.fetch(call.path, {
    method: call.method,
    data: { profile: to.user.id },
  });
  expect(answer.status()).toBe(200);
}

const likesOf = async ({ context }: Aside): Promise<Likes> =>
  (await (await context.request.get(calls.getLikes.path)).json()) as Likes;

/** The names in the list that stands there. */
async function namesIn(page: Page): Promise<string[]> {
  const texts = await page.locator("[data-slot=likes-list] a[href^='/members/']").allInnerTexts();
  return texts.map((text) => /Ada|Ben|Cas|Dan/.exec(text)?.[0] ?? "").filter(Boolean);
}

describe.each(widthsOf("likes"))("LIKES-01 likes at %d px", (width) => {
  test("/likes and /likes/{type} list who was received, sent and matched, as the call says; another type is no page", async () => {
    const ada = await member("Ada", width);
    const [ben, cas, dan] = [await aside("Ben"), await aside("Cas"), await aside("Dan")];
    await change(ben, calls.like, ada);
    await change(ada, calls.like, ben);
    await change(cas, calls.like, ada);
    await change(ada, calls.like, dan);

    const { profiles, liked_by } = await likesOf(ada);
    expect(liked_by.map(({ id, like_new }) => ({ id, like_new }))).toEqual([
      { id: cas.user.id, like_new: true },
      { id: ben.user.id, like_new: true },
    ]);
    expect(profiles.map(({ name }) => name).toSorted()).toEqual(["Ben", "Cas", "Dan"]);

    const lists = [
      ["/likes", ["Cas", "Ben"]],
      ["/likes/received", ["Cas", "Ben"]],
      ["/likes/sent", ["Dan", "Ben"]],
      ["/likes/matches", ["Ben"]],
    ] as const;
    for (const [path, names] of lists) {
      await visit(ada.page, path);
      expect.soft(await namesIn(ada.page), path).toEqual(names);
    }
    const nowhere = await ada.page.goto("/likes/secret");
    expect(nowhere!.status()).toBe(404);
    await ada.page.getByRole("heading", { name: "This page could not be found." }).waitFor();
    expect(ada.complaints).toEqual([]);
  });
});

describe("LIKES-05 two tabs of one member", () => {
  test("show a like, an unlike and a match of the other one within one refresh", async () => {
    const [ada, ben] = [await member("Ada"), await aside("Ben")];
    const other = await ada.context.newPage();
    await other.clock.install();
    await visit(other, "/likes/sent");
    expect(await namesIn(other)).toEqual([]);
    const refresh = () => other.clock.runFor(pollInterval);
    const { page } = ada;

    await visit(page, `/members/${ben.user.id}`);
    await pressHeart(page, "Like");
    expect(await namesIn(other)).toEqual([]);
    await refresh();
    await expect.poll(() => namesIn(other)).toEqual(["Ben"]);

    await pressHeart(page, "Unlike");
    await refresh();
    await expect.poll(() => namesIn(other)).toEqual([]);

    await change(ben, calls.like, ada);
    await other.getByRole("link", { name: /Match/ }).first().click();
    await other.waitForURL("**/likes/matches");
    await pressHeart(page, "Like");
    await page.getByRole("dialog").getByText("It’s a match!").waitFor();
    await refresh();
    await expect.poll(() => namesIn(other)).toEqual(["Ben"]);
  });
});

describe("LIKES-02 NAV-01 what is pressed or seen", () => {
  /** Badges that say how many likes are new. */
  const badge = (page: Page) =>
    page
      .getByRole("link", { name: /^Likes/ })
      .filter({ visible: true })
      .first();

  test("shows at once, before the server has answered: the heart, and the badge of a like whose profile is opened", async () => {
    const [ada, ben] = [await member("Ada", 390), await aside("Ben")];
    await change(ben, calls.like, ada);
    const { page } = ada;
    await visit(page, "/likes");
    await expect.poll(() => badge(page).innerText()).toMatch(/1/);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    for (const { path } of [calls.seeLike, calls.like])
      await page.route(`**${path}`, async (route) => {
        await released;
        await route.continue();
      });
    await page.locator(`[data-slot=likes-list] a[href="/members/${ben.user.id}"]`).first().click();
    const like = page.getByRole("main").getByRole("button", { name: "Like", exact: true });
    await like.waitFor();
    await expect.poll(() => badge(page).innerText()).not.toMatch(/1/);
    await like.click();
    await page.getByRole("main").getByRole("button", { name: "Unlike", exact: true }).waitFor();
    expect((await likesOf(ada)).unseen).toBe(1);
    release();
    await page.getByRole("dialog").getByText("It’s a match!").waitFor();
    expect((await likesOf(ada)).unseen).toBe(0);
  });

  test("goes back where it failed: the heart with a word, the badge by what the server says", async () => {
    const [ada, ben] = [await member("Ada", 390), await aside("Ben")];
    await change(ben, calls.like, ada);
    const { page } = ada;
    let tried = 0;
    await page.route(`**${calls.seeLike.path}`, (route) => {
      tried += 1;
      return route.fulfill({ status: 422, json: { error: { code: "invalid_request" } } });
    });
    await page.route(`**${calls.like.path}`, (route) =>
      route.fulfill({ status: 403, json: { error: { code: "email_not_confirmed" } } }),
    );
    await visit(page, `/members/${ben.user.id}`);
    await expect.poll(() => tried).toBeGreaterThan(0);
    await expect.poll(() => badge(page).innerText()).toMatch(/1/);
    const like = page.getByRole("main").getByRole("button", { name: "Like", exact: true });
    await like.click();
    await page.getByText("Confirm your email address to write and like").first().waitFor();
    await like.waitFor();
    expect((await likesOf(ada)).sent).toEqual([]);
    // It is not tried for ever.
    expect(tried).toBe(1);
    expect(await badge(page).innerText()).toMatch(/1/);
  });
});
