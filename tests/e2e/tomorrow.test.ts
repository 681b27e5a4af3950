import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, visit } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { signUpInWindow } from "./support/people.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

type Json = Record<string, unknown>;

/** Lets a back end of tomorrow answer a call: its answer is today's, changed. */
const answerTomorrow = (page: Page, call: string, change: (answer: Json) => Json) =>
  page.route(`**/api/${call}.php*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Json) });
  });

/** Goes to a page of ours without a new document, so that the browser asks for what it shows. */
async function goTo(page: Page, path: string) {
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    document.querySelector("#main")!.append(link);
    link.click();
  }, path);
  await page.waitForURL(`**${path}`);
}

const withKind = (item: unknown) => ({ ...(item as Json), kind: "hologram", depth: { of: "field" } });

describe.each(widthsOf("tomorrow"))("BEYOND-37 answers of tomorrow at %d px", (width) => {
  test("a message of a new kind is a calm sentence among the others, and a new reason closes the composer", async () => {
    const window = await openWindow(browser, site.origin, { width });
    await signUpInWindow(site, window, { name: "Ada" });
    const { page, complaints } = window;
    await visit(page, "/members/1/chat");
    for (const text of ["First words", "Second words"]) {
      await page.getByRole("textbox").fill(text);
      await page.getByRole("button", { name: /^Send/ }).click();
      await page.getByRole("article").filter({ hasText: text }).waitFor();
    }
    await answerTomorrow(page, "messages", (answer) => ({
      ...answer,
      messages: (answer["messages"] as Json[]).map((message, index) => (index === 0 ? withKind(message) : message)),
      closed: { reason: "full_moon", until: "dawn" },
    }));
    await visit(page, "/members");
    await goTo(page, "/members/1/chat");
    await page.getByRole("article").filter({ hasText: "This message can’t be shown yet" }).waitFor();
    await page.getByRole("article").filter({ hasText: "Second words" }).waitFor();
    await page.getByText("You can’t write here right now.").waitFor();
    expect(complaints).toEqual([]);
  });

  test("a change of credits and a payment of a new kind are named, and the rest is as it was", async () => {
    const window = await openWindow(browser, site.origin, { width });
    await signUpInWindow(site, window, { name: "Bea" });
    const { page, complaints } = window;
    await answerTomorrow(page, "credits", ({ entries, ...answer }) => ({
      ...answer,
      entries: [withKind({ ...(entries as Json[])[0], id: "99" }), ...(entries as Json[])],
    }));
    await visit(page, "/members");
    await goTo(page, "/credits");
    await page.getByText("Change to your credits").waitFor();
    await page.getByText("Welcome credits").waitFor();

    await visit(page, "/credits/p1");
    await page.getByRole("button", { name: /^Pay/ }).click();
    await page.waitForURL("**/sandbox/pay**");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.waitForURL("**/transactions/*");
    const payment = new URL(page.url()).pathname;
    await answerTomorrow(page, "payment", (answer) => ({ ...answer, status: "refunded_in_part" }));
    await visit(page, "/members");
    await goTo(page, payment);
    await page.getByRole("heading", { name: "There’s news about your payment" }).waitFor();
    expect(complaints).toEqual([]);
  });

  test("members with an interest or a gender of tomorrow are shown with the rest", async () => {
    const window = await openWindow(browser, site.origin, { width });
    await signUpInWindow(site, window, { name: "Cas" });
    const { page, complaints } = window;
    await answerTomorrow(page, "member", ({ profile, ...answer }) => ({
      ...answer,
      profile: { ...(profile as Json), gender: "new", interests: ["moonwalks", "tea"], hair_color: "of_light" },
    }));
    await visit(page, "/members");
    await goTo(page, "/members/1");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("main").getByText("Tea", { exact: true }).first().waitFor();
    expect(complaints).toEqual([]);
  });
});
