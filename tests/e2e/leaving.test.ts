import { readFile } from "node:fs/promises";
import type { User } from "@kindling/domain/contract";
import { reactivationWindow } from "@kindling/domain/rules";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, visit, type Window } from "./support/browser.ts";
import { leaveBy, restorePath } from "./support/leaving.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { type Person, signUpAside, signUpInWindow } from "./support/people.ts";
import { widths } from "./support/widths.ts";

const site = await openSite({ settings: { signup_credits: 50 } });
const browser = await openBrowser();

/** Somebody with an account, in a window of their own. */
async function member(name: string, width: number, javaScriptEnabled = true): Promise<Window & Person> {
  const window = await openWindow(browser, site.origin, { width, javaScriptEnabled });
  return { ...window, ...(await signUpInWindow(site, window, { name })) };
}

async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();

describe.each(widths)("AUTH-13 leaving at %d px", (width) => {
  test("asks for the password, says what is wrong in place, and logs out everywhere", async () => {
    const ada = await member("Ada", width);
    const { page, context } = ada;
    const tab = await context.newPage();
    await visit(tab, "/likes");
    await visit(page, "/notifications");
    await page.getByRole("link", { name: "Delete my account" }).click();
    await page.waitForURL("**/notifications/delete");
    await heading(page, "Delete your account?");
    await page.getByText(`We’ll email a link to ${ada.email}`).waitFor();
    await page.getByText("The 50 credits you have left go with them.").waitFor();
    const password = page.locator("[name=password]");
    await password.fill("not the password");
    // C-143: nothing closes over what is typed.
    await page.keyboard.press("Escape");
    expect(await password.inputValue()).toBe("not the password");
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByText("Please check your password").first().waitFor();
    await password.fill(ada.password);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.waitForURL("**/account-deleted?until=*");
    await heading(page, "Your account is deleted");
    await page.getByText(/Use the link in our email until \d+ \w+ \d{4}/).waitFor();
    // The other tab hears of it.
    await tab.waitForURL((url) => !url.pathname.startsWith("/likes") || url.pathname === "/login");
    expect((await context.cookies(site.origin)).filter(({ name }) => /session/.test(name))).toEqual([]);
    expect(ada.complaints).toEqual([]);
  });

  test("leads back: by the log-in that offers the link, and the page that the link opens", async () => {
    const ada = await member("Ada", width);
    const ben = await signUpAside(site, browser, "Ben");
    await leaveBy(ada.context, ada);
    const first = await restorePath(site, ada.email);
    const { page } = await openWindow(browser, site.origin, { width });
    await visit(page, "/login");
    await logIn(page, ada);
    await page.getByText("This account is about to be deleted.").waitFor();
    const support = page.getByRole("link", { name: /^Write to / });
    expect(await support.getAttribute("href")).toBe(`mailto:${site.site.settings.support_email}`);
    await page.getByRole("button", { name: "Email me the link again" }).click();
    await heading(page, "Check your inbox");
    const path = await restorePath(site, ada.email, first);
    await visit(page, path);
    // Looking at it alone brings nothing back.
    expect((await ben.context.request.get(`/api/member.php?id=${ada.user.id}`)).status()).toBe(404);
    await page.getByRole("button", { name: "Restore my account" }).click();
    await heading(page, "Welcome back");
    await page.getByRole("link", { name: "Log in" }).last().click();
    await page.waitForURL("**/login");
    await logIn(page, ada);
    await page.getByRole("button", { name: "Ada’s account" }).waitFor();
    // A link does it once; the other one is worth nothing either.
    for (const used of [path, first]) {
      const stranger = await openWindow(browser, site.origin, { width });
      await visit(stranger.page, used);
      await stranger.page.getByRole("button", { name: "Restore my account" }).click();
      await stranger.page.getByText("Link expired or invalid, request a new email").waitFor();
      expect(await stranger.page.getByRole("main").getByRole("link", { name: "Log in" }).getAttribute("href")).toBe(
        "/login",
      );
    }
  });

  test("works without script, too, there and back", async () => {
    const ada = await member("Ada", width, false);
    const { page } = ada;
    await page.goto("/notifications/delete");
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByText("Please fill this in").first().waitFor();
    await page.locator("[name=password]").fill(ada.password);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.waitForURL("**/account-deleted?until=*");
    const first = await restorePath(site, ada.email);
    await page.goto("/login");
    await logIn(page, ada);
    await page.getByText("This account is about to be deleted.").waitFor();
    await page.locator("[name=password]").fill(ada.password);
    await page.getByRole("button", { name: "Email me the link again" }).click();
    await page.waitForURL("**/account-deleted?state=mailed");
    await page.goto(await restorePath(site, ada.email, first));
    await page.getByRole("button", { name: "Restore my account" }).click();
    await page.waitForURL("**/account-deleted?state=restored");
    await page.goto("/login");
    await logIn(page, ada);
    await page.waitForURL((url) => url.pathname !== "/login");
    expect(((await (await ada.context.request.get("/api/user.php")).json()) as User).status).toBe("active");
  });

  test("leaves the other one what was written, and nobody to write to", async () => {
    const [ada, ben] = [await signUpAside(site, browser, "Ada"), await member("Ben", width)];
    const letter = { profile: ben.user.id, text: "Goodbye then", request_key: crypto.randomUUID() };
    expect((await ada.context.request.post("/api/message.php", { data: letter })).status()).toBe(200);
    await leaveBy(ada.context, ada);
    await visit(ben.page, `/members/${ada.user.id}/chat`);
    await ben.page.getByRole("article").filter({ hasText: "Goodbye then" }).waitFor();
    await ben.page.getByText("This member has deleted their account").waitFor();
    expect(await ben.page.locator("main textarea").count()).toBe(0);
    expect((await ben.page.goto(`/members/${ada.user.id}`))?.status()).toBe(404);
    expect(ben.complaints).toEqual([]);
  });

  test("AUTH-17 takes along all that is kept, as one file", async () => {
    const { page } = await member("Ada", width);
    await visit(page, "/notifications");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download my data" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^general-\d{4}-\d\d-\d\d\.zip$/);
    expect((await readFile(await download.path())).includes("Hello, I am Ada.")).toBe(true);
  });
});

// The last one: it lets the time of all pass.
test("AUTH-13 is for good after 14 days", async () => {
  const ada = await signUpAside(site, browser, "Ada");
  await leaveBy(ada.context, ada);
  const path = await restorePath(site, ada.email);
  site.clock.advance(reactivationWindow);
  await site.work.tasks.find(({ name }) => name === "erase")!.run({}, { id: "1" });
  const { page } = await openWindow(browser, site.origin, { width: 390 });
  await visit(page, path);
  await page.getByRole("button", { name: "Restore my account" }).click();
  await page.getByText("Link expired or invalid, request a new email").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.waitForURL("**/login");
  await logIn(page, ada);
  await page.getByText("Login failed, please try again").waitFor();
  expect(await page.getByRole("button", { name: "Email me the link again" }).count()).toBe(0);
});
