import { randomUUID } from "node:crypto";
import { calls } from "@kindling/domain/contract";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, visit, type Window } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { type Person, photographed, signUpAside, signUpInWindow } from "./support/people.ts";
import { atStep, fillAccount, passSteps0To3 } from "./support/sign-up-form.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

type Member = Window & Person;

async function member(name: string, width = 390, script = true): Promise<Member> {
  const window = await openWindow(browser, site.origin, { width, javaScriptEnabled: script });
  return { ...window, ...(await signUpInWindow(site, window, { name })) };
}

/** Somebody with an account and no window. */
const aside = (name: string) => signUpAside(site, browser, name);

const likes = (from: Pick<Window, "context">, to: Person) =>
  from.context.request.post(calls.like.path, { data: { profile: to.user.id } });

/** Where the focus is. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute("name") ?? activeElement?.getAttribute("href") ?? activeElement?.tagName;
  });

describe.each(widthsOf("writing"))("F-061 whoever wants to write, writes: at %d px", (width) => {
  test("from a match, the likes and a profile to the conversation, with the composer ready", async () => {
    const [ada, ben] = [await member("Ada", width), await aside("Ben")];
    await likes(ben, ada);
    const { page } = ada;
    const ready = async () => {
      await page.waitForURL(`**/members/${ben.user.id}/chat**`);
      await expect.poll(() => focused(page)).toBe("text");
      expect(await page.getByRole("dialog").count()).toBe(0);
    };
    await visit(page, `/members/${ben.user.id}`);
    await page.locator("[data-state=not-liked]").click();
    await page.getByRole("dialog").locator(`a[href*="/members/${ben.user.id}/chat"]`).click();
    await ready();

    for (const from of [`/members/${ben.user.id}`, "/likes/matches"]) {
      await visit(page, from);
      await page.locator(`main a[href*="/members/${ben.user.id}/chat"]`).first().click();
      await ready();
    }
    // A document of its own, too.
    await page.goto("/likes");
    await visit(page, `/members/${ben.user.id}/chat#message-text`);
    await ready();
    expect(ada.complaints).toEqual([]);
  });

  test("without script", async () => {
    const [ada, ben] = [await member("Ada", width, false), await aside("Ben")];
    const { page } = ada;
    await page.goto(`/members/${ben.user.id}`);
    await page.locator(`main a[href*="/members/${ben.user.id}/chat"]`).click();
    await page.waitForURL(`**/members/${ben.user.id}/chat**`);
    await page.keyboard.type("Hello without script");
    expect(await page.getByRole("textbox").inputValue()).toBe("Hello without script");
  });
});

describe.each(widthsOf("interests"))("F-064 photos and interests at %d px", (width) => {
  test("a press on a photo opens the viewer at it; keys go on, and closing comes back", async () => {
    const ada = await member("Ada", width);
    const { page } = ada;
    await visit(page, `/members/${(await photographed(ada)).id}`);
    const viewer = page.locator("[data-slot=photo-viewer]");
    const shown = () => viewer.locator("img").getAttribute("src");
    const thumbs = page.locator("[data-slot=photo-overview] a[href*='photo=']");
    await thumbs.nth(1).click();
    await viewer.waitFor();
    const second = await shown();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(shown).not.toBe(second);
    await page.keyboard.press("ArrowRight");
    await expect.poll(shown).toBe(second);
    await page.keyboard.press("Escape");
    await viewer.waitFor({ state: "detached" });
    expect(await thumbs.nth(1).evaluate((element) => element === document.activeElement)).toBe(true);

    const large = page.locator("[data-slot=profile-header] a:has(img)").first();
    const first = await large.locator("img").getAttribute("src");
    await large.click();
    await viewer.waitFor();
    expect(await shown()).toBe(first);
    expect(ada.complaints).toEqual([]);
  });

  test.each([true, false])("interests are chosen with the picker, script: %s", async (script) => {
    const { page } = await member("Ada", width, script);
    await page.goto("/profile");
    if (script) await page.locator("html[data-hydrated]").waitFor();
    const picker = page.locator("fieldset[data-slot=interest-picker]");
    const box = picker.locator("input[value=cooking]");
    const chip = picker.locator("label:has(input[value=cooking])");
    const colour = () => chip.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await colour();
    await box.check({ force: true });
    await expect.poll(colour).not.toBe(before);
    const saved = page.waitForResponse((response) => response.request().method() !== "GET" && response.status() < 400);
    await page.getByRole("button", { name: "Save" }).click();
    await saved;
    await page.goto("/profile");
    expect(
      await picker.locator("input:checked").evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
    ).toEqual(["cooking"]);
  });
});

describe.each(widthsOf("screens"))("F-065 screens at %d px", (width) => {
  test("begin at one height, with a title in one size", async () => {
    const { page } = await member("Ada", width);
    const rhythm = new Map<string, string[]>();
    for (const path of [
      "/members",
      "/likes",
      "/match-finder",
      "/swipe-game",
      "/profile",
      "/notifications",
      "/notifications/delete",
      "/premium",
      "/pricing",
      "/pages/faq",
      "/lang-config",
    ]) {
      await visit(page, path);
      const title = page.getByRole("main").getByRole("heading", { level: 1 });
      const { size, top } = await title.evaluate((element) => {
        // A picture may stand beside a title: what counts is where the screen's first line begins.
        const first = element.closest("header") ?? element;
        const from = document.querySelector("main")!.getBoundingClientRect().top;
        return { size: getComputedStyle(element).fontSize, top: Math.round(first.getBoundingClientRect().top - from) };
      });
      const kind = `${size} at ${top}`;
      rhythm.set(kind, [...(rhythm.get(kind) ?? []), path]);
    }
    expect(Object.fromEntries(rhythm)).toEqual({ [[...rhythm.keys()][0]!]: expect.anything() });
  });
});

test.each(["en", "fr"])("F-065 legal and help pages link what they name, in %s", async (locale) => {
  const { page, context } = await openWindow(browser, site.origin, { width: 390 });
  await context.addCookies([{ name: "locale", value: locale, url: site.origin }]);
  const hrefs = async (path: string) => {
    await visit(page, path);
    expect(await page.locator("html").getAttribute("lang")).toMatch(locale);
    return page.locator("main article a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  };
  expect(await hrefs("/pages/terms")).toEqual(
    expect.arrayContaining(["/pricing", "/pages/return-policy", "/pages/privacy", "/pages/cookies", "/complaints"]),
  );
  const help = await hrefs("/pages/ban");
  expect(help).toEqual(expect.arrayContaining(["/complaints", `mailto:${site.site.settings.support_email}`]));
  for (const href of new Set(help.filter((each) => each!.startsWith("/"))))
    expect.soft(`${href} ${(await page.request.get(href!)).status()}`).toBe(`${href} 200`);
});

test("F-065 the newest come first, and not by the alphabet", async () => {
  const { page } = await member("Ada", 1280);
  const cardsOf = async (number: number) => {
    await visit(page, `/members?gender=&country=&region=&min_age=18&max_age=99&page=${number}`);
    return page.getByRole("article").evaluateAll((all) =>
      all.map((card) => ({
        name: card.querySelector("a > bdi")!.textContent,
        isNew: [...card.querySelectorAll("span")].some((mark) => mark.textContent === "New"),
      })),
    );
  };
  const cards = [...(await cardsOf(1)), ...(await cardsOf(2)), ...(await cardsOf(3))];
  const names = cards.map(({ name }) => name).slice(-12);
  expect(names).not.toEqual(names.toSorted());
  const marks = cards.map(({ isNew }) => isNew);
  expect(marks).toEqual(marks.toSorted((a, b) => Number(b) - Number(a)));
  expect(new Set(marks)).toEqual(new Set([true, false]));
});

test("F-065 a member who has Premium reads so", async () => {
  const { page } = await member("Ada", 1280);
  const [bundle] = site.site.bundles;
  await visit(page, "/premium");
  const offered = await page.getByRole("heading", { level: 1 }).innerText();
  await visit(page, `/credits/${bundle!.id}`);
  await page.locator("main form button[type=submit]").last().click();
  await page.waitForURL(/\/sandbox\/pay/);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL(/\/transactions\/\d+/);
  await page.locator("[data-slot=transaction-result][data-state=completed]").waitFor();
  await visit(page, "/premium");
  expect(offered).not.toBe("You’re Premium");
  await page.getByRole("heading", { level: 1, name: "You’re Premium" }).waitFor();
  expect(await page.title()).toContain("You’re Premium");
});

test("F-066 when the last credits are spent the focus goes to the way on", async () => {
  const [ada, ben] = [await member("Ada"), await aside("Ben")];
  const { page } = ada;
  const { signup_credits: credits, message_credits: cost } = site.site.settings;
  for (let sent = 1; sent < Math.floor(credits / cost); sent += 1)
    await page.request.post(calls.sendMessage.path, {
      data: { profile: ben.user.id, text: `Hello ${sent}`, request_key: randomUUID() },
    });
  await visit(page, `/members/${ben.user.id}/chat`);
  await page.getByRole("textbox").fill("The last one");
  await page.locator("[data-slot=composer] button[type=submit]").click();
  await page.locator("[data-slot=composer][data-state=closed]").waitFor();
  const back = encodeURIComponent(`/members/${ben.user.id}/chat`);
  await expect.poll(() => focused(page)).toBe(`/premium?next=${back}`);
});

describe("what lies over a screen", () => {
  test("C-141 a toast over the open viewer is used and leaves it open", async () => {
    const ada = await member("Ada");
    const { page, context } = ada;
    await visit(page, `/members/${(await photographed(ada)).id}`);
    const answered = Promise.withResolvers<void>();
    await context.route(`**${calls.like.path}`, async (route) => {
      await answered.promise;
      await route.fulfill({ status: 403, json: { error: { code: "unexpected" } } });
    });
    await page.locator("[data-state=not-liked]").click();
    await page.locator("[data-slot=photo-overview] a[href*='photo=']").first().click();
    const viewer = page.locator("[data-slot=photo-viewer]");
    await viewer.waitFor();
    answered.resolve();
    const toast = page.locator("[data-slot=toast]");
    await toast.waitFor();
    await toast.getByRole("button").last().click();
    await toast.waitFor({ state: "detached" });
    expect(await viewer.count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.closest("[data-slot=photo-viewer]") !== null)).toBe(true);
    await page.keyboard.press("Escape");
    await viewer.waitFor({ state: "detached" });
  });

  test("C-143 Escape closes the top one alone, and what was typed stays", async () => {
    const [ada, ben] = [await member("Ada", 1280), await aside("Ben")];
    const { page } = ada;
    await visit(page, `/members/${ben.user.id}/chat`);
    await page.getByRole("textbox").fill("Not sent yet");
    await page.locator("[data-slot=top-navigation] button[aria-haspopup=menu]").last().click();
    await page.getByRole("menu").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
    expect(await page.getByRole("textbox").inputValue()).toBe("Not sent yet");

    // A match over filters that are open and not sent.
    await likes(ben, ada);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/members?gender=&country=&region=&min_age=18&max_age=99");
    const filters = page.locator("main details");
    await filters.locator("summary").click();
    await page.locator("select[name=country]").selectOption("FR");
    await page.locator(`article:has(a[href="/members/${ben.user.id}"]) [data-slot=like-button]`).click();
    const popup = page.getByRole("dialog");
    await popup.waitFor();
    await page.keyboard.press("Escape");
    await popup.waitFor({ state: "detached" });
    expect(await filters.getAttribute("open")).not.toBe(null);
    expect(await page.locator("select[name=country]").inputValue()).toBe("FR");
    expect(page.url()).toContain("country=&");
  });

  /** A sign-up whose request waits for `answer`, while Escape and Enter are pressed. */
  async function signUpUnderWay() {
    const { page, context } = await openWindow(browser, site.origin, { width: 390 });
    await visit(page, "/signup");
    await passSteps0To3(page);
    await fillAccount(page, `member-${randomUUID().slice(0, 8)}@example.com`);
    const answered = Promise.withResolvers<"right" | "refused">();
    const sent: string[] = [];
    await context.route(`**${calls.signUp.path}`, async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      sent.push(route.request().url());
      if ((await answered.promise) === "right") return route.continue();
      return route.fulfill({ status: 403, json: { error: { code: "unexpected" } } });
    });
    await page.locator("[name=password]").press("Enter");
    await expect.poll(() => sent.length).toBe(1);
    await page.keyboard.press("Escape");
    await page.locator("[name=password]").press("Enter");
    await atStep(page, 5);
    return { page, sent, answer: answered.resolve };
  }

  test("C-144 a sign-up under way is sent once and not left by Escape; Back afterwards loses no account", async () => {
    const { page, sent, answer } = await signUpUnderWay();
    answer("right");
    await page.waitForURL((url) => url.pathname !== "/signup");
    await page.goBack();
    await page.waitForLoadState();
    expect((await page.request.get(calls.getUser.path)).status()).toBe(200);
    expect(sent).toHaveLength(1);
  });

  test("C-144 a sign-up that is refused can be sent again, with what was typed", async () => {
    const { page, sent, answer } = await signUpUnderWay();
    answer("refused");
    await page.getByRole("alert").first().waitFor();
    expect(await page.locator("[name=email]").inputValue()).not.toBe("");
    await page.locator("[name=password]").press("Enter");
    await expect.poll(() => sent.length).toBe(2);
  });
});
