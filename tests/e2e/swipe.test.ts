import { calls, type Likes, type SwipeGame } from "@kindling/domain/contract";
import { day, swipeLikesADay } from "@kindling/domain/rules";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, visit, type Window } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { type Person, signUpAside, signUpInWindow } from "./support/people.ts";
import { keepPhotos } from "./support/photos.ts";
import { widths } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

type Member = Window & Person;
type Aside = Pick<Window, "context">;

async function member(name: string, width = 390, script = true): Promise<Member> {
  const window = await openWindow(browser, site.origin, { width, javaScriptEnabled: script });
  return { ...window, ...(await signUpInWindow(site, window, { name })) };
}

const read = async <T>({ context }: Aside, { path }: { path: string }) =>
  (await (await context.request.get(path)).json()) as T;
const gameOf = (from: Aside) => read<SwipeGame>(from, calls.getSwipeGame);
const likesOf = (from: Aside) => read<Likes>(from, calls.getLikes);
const swipe = (from: Aside, profile: string, choice: string) =>
  from.context.request.post(calls.swipe.path, { data: { profile, choice } });

const deck = (page: Page) => page.locator("[data-slot=swipe-deck]");
/** The card that is decided next. */
const top = (page: Page) => deck(page).locator("[data-top] a");
const heard = (page: Page) => page.locator("[data-slot=announcer][aria-live=polite]");
/** The id of the card that is decided next. */
const topId = async (page: Page) => (await top(page).getAttribute("href"))!.split("/").at(-1)!;

describe.each(widths)("MEMBERS-10 BEYOND-16 the swipe game at %d px", (width) => {
  test("is played by keys alone, and a screen reader hears it", async () => {
    const ada = await member("Ada", width);
    const { page } = ada;
    await visit(page, "/members");
    const way = page.getByRole("link", { name: "Swipe game" });
    await way.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/swipe-game");
    await deck(page).waitFor();
    const { profiles } = await gameOf(ada);
    const [liked, passed, later] = profiles.map(({ id }) => id) as [string, string, string];

    // From the main part, where a new page begins, to the card.
    for (let stops = 0; !(await top(page).evaluate((link) => link === document.activeElement)); stops += 1) {
      expect(stops).toBeLessThan(8);
      await page.keyboard.press("Tab");
    }
    expect(await topId(page)).toBe(liked);
    await page.keyboard.press("ArrowRight");
    await heard(page)
      .getByText(new RegExp(`You liked ${profiles[0]!.name}\\. 3 likes left today Next: ${profiles[1]!.name}`))
      .waitFor({ state: "attached" });
    expect(await topId(page)).toBe(passed);
    await page.keyboard.press("ArrowLeft");
    await heard(page).getByText(`You passed on ${profiles[1]!.name}.`).waitFor({ state: "attached" });
    expect(await topId(page)).toBe(later);
    await page.keyboard.press("Backspace");
    await heard(page).getByText(`${profiles[1]!.name} is back.`).waitFor({ state: "attached" });
    expect(await topId(page)).toBe(passed);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => topId(page)).toBe(later);
    await expect.poll(async () => (await gameOf(ada)).profiles.map(({ id }) => id)).not.toContain(passed);
    const { likes_left: left, last_pass: undone } = await gameOf(ada);
    expect([left, undone, (await likesOf(ada)).sent]).toEqual([swipeLikesADay - 1, null, [liked]]);

    await page.keyboard.press("Enter");
    await page.waitForURL(`**/members/${later}`);
    expect(ada.complaints).toEqual([]);
  });

  test("is played by buttons without script, to the day's last like", async () => {
    const ada = await member("Ada", width, false);
    const { page } = ada;
    await page.goto("/swipe-game");
    const press = async (name: string) => {
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await deck(page).getByRole("button", { name, exact: true }).click();
      expect((await answered).status()).toBe(303);
      await page.waitForLoadState();
    };
    const first = await topId(page);
    await press("Pass");
    const second = await topId(page);
    expect(second).not.toBe(first);
    await press("Undo");
    expect(await topId(page)).toBe(first);
    await press("Later");
    expect(await topId(page)).toBe(second);
    for (const left of ["3 likes left today", "2 likes left today", "1 like left today", /^No likes left today\./]) {
      await press("Like");
      await page.getByText(left).first().waitFor();
    }
    const refused = deck(page).getByRole("button", { name: "Like", exact: true });
    expect(await refused.getAttribute("aria-disabled")).toBe("true");
    const next = await topId(page);
    await refused.click({ force: true });
    expect(await topId(page)).toBe(next);
    expect((await swipe(ada, next, "like")).status()).toBe(403);
    expect((await likesOf(ada)).sent).toHaveLength(swipeLikesADay);
    await press("Pass");
    expect(await topId(page)).not.toBe(next);
  });

  test("C-085 is played by drag: to the right likes, to the left passes, up and down scrolls", async () => {
    const ada = await member("Ada", width);
    const { page } = ada;
    await visit(page, "/swipe-game");
    const drag = async (dx: number, dy: number) => {
      const { x, y, width: w, height: h } = (await deck(page).locator("[data-top]").boundingBox())!;
      await page.mouse.move(x + w / 2, y + h / 3);
      await page.mouse.down();
      await page.mouse.move(x + w / 2 + dx / 2, y + h / 3 + dy / 2, { steps: 4 });
      await page.mouse.move(x + w / 2 + dx, y + h / 3 + dy, { steps: 4 });
      await page.mouse.up();
    };
    const first = await topId(page);
    await drag(35, 80);
    expect(await topId(page)).toBe(first);
    await drag(140, 4);
    await expect.poll(() => topId(page)).not.toBe(first);
    const second = await topId(page);
    await drag(-140, 4);
    await expect.poll(() => topId(page)).not.toBe(second);
    await expect.poll(async () => (await likesOf(ada)).sent).toEqual([first]);
    await expect.poll(async () => (await gameOf(ada)).last_pass?.id).toBe(second);
    expect(new URL(page.url()).pathname).toBe("/swipe-game");
    expect(ada.complaints).toEqual([]);
  });

  test.each([1, 0])(
    "has room on one screen for the card and what decides it, with %d photos of one's own",
    async (own) => {
      const { page, context } = await member("Ada", width);
      await keepPhotos(context.request, own);
      await visit(page, "/swipe-game");
      // MEMBERS-06 asks for a photo all the same.
      expect(await page.getByRole("link", { name: "Add a photo" }).count()).toBe(1 - own);
      expect((await deck(page).locator("[data-top]").boundingBox())!.width).toBeGreaterThan(200);
      for (const name of ["Undo", "Pass", "Like", "Later"]) {
        // Nothing lies over it, down to its last line.
        const whole = await deck(page)
          .getByRole("button", { name, exact: true })
          .evaluate((node) => {
            const { left, width: wide, bottom } = node.getBoundingClientRect();
            return node.contains(document.elementFromPoint(left + wide / 2, bottom - 2));
          });
        expect.soft(whole, name).toBe(true);
      }
    },
  );

  test("celebrates a match over it, and goes on where it was", async () => {
    const ada = await member("Ada", width);
    const ben = await signUpAside(site, browser, "Ben");
    await swipe(ben, ada.user.id, "like");
    const { page } = ada;
    await visit(page, "/swipe-game");
    await expect.poll(() => topId(page)).toBe(ben.user.id);
    await top(page).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("dialog", { name: "It’s a match!" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await top(page).evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowLeft");
    expect((await likesOf(ben)).matches).toEqual([ada.user.id]);
    expect(ada.complaints).toEqual([]);
  });

  test("of two who like each other at the same instant is a match to both", async () => {
    const [ada, ben] = [await member("Ada", width), await member("Ben", width)];
    for (const [one, other] of [[ada, ben] as const, [ben, ada] as const]) {
      // Whoever joined later is dealt first.
      await visit(one.page, "/swipe-game");
      while ((await topId(one.page)) !== other.user.id) await one.page.getByRole("button", { name: "Later" }).click();
    }
    const like = ({ page }: Member) => page.getByRole("button", { name: "Like", exact: true }).click();
    await Promise.all([like(ada), like(ben)]);
    const dialogs = () => Promise.all([ada, ben].map(({ page }) => page.getByRole("dialog").count()));
    await expect.poll(async () => Math.max(...(await dialogs()))).toBe(1);
    for (const [one, other] of [[ada, ben] as const, [ben, ada] as const]) {
      await visit(one.page, "/likes/matches");
      await one.page.locator(`[data-slot=likes-list] a[href="/members/${other.user.id}"]`).waitFor();
    }
  });
});

test("MEMBERS-10 C-077 who is blocked meanwhile leaves the game with a word, and costs no like", async () => {
  const [ada, ben] = [await member("Ada"), await signUpAside(site, browser, "Ben")];
  const { page } = ada;
  await visit(page, "/swipe-game");
  expect(await topId(page)).toBe(ben.user.id);
  await site.services.db.execute(
    `insert into blocks (from_id, to_id, blocked_at) values (${ben.user.id}, ${ada.user.id}, now())`,
  );
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await page
    .getByText(/You’re blocked by .?Ben/)
    .first()
    .waitFor();
  expect(await topId(page)).not.toBe(ben.user.id);
  await page.getByText("4 likes left today").waitFor();
});

test("MEMBERS-10 C-082 a pass is taken back, and the day's likes are there again, after the day has turned", async () => {
  const ada = await member("Ada");
  const { page } = ada;
  await visit(page, "/swipe-game");
  const cards = (await gameOf(ada)).profiles.map(({ id }) => id);
  for (const id of cards.slice(0, swipeLikesADay)) {
    await expect.poll(() => topId(page)).toBe(id);
    await page.getByRole("button", { name: "Like", exact: true }).click();
  }
  await page.getByText(/^No likes left today\. You get new ones on /).waitFor();
  const passed = await topId(page);
  await page.getByRole("button", { name: "Pass" }).click();
  await expect.poll(async () => (await gameOf(ada)).last_pass?.id).toBe(passed);

  site.clock.advance(day);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => topId(page)).toBe(passed);
  await expect.poll(async () => (await gameOf(ada)).last_pass).toBeNull();
  await visit(page, "/swipe-game");
  await page.getByText("4 likes left today").waitFor();
  const game = await gameOf(ada);
  expect(game.profiles.map(({ id }) => id)).toContain(passed);
});
