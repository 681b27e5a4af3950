import { calls } from "@kindling/domain/contract";
import { describe, expect, test } from "vitest";
import { openWindow, visit } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { signUpInWindow } from "./support/people.ts";
import { widths } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

const chosen = "a new and longer one";

async function member(width: number) {
  const window = await openWindow(browser, site.origin, { width });
  return { ...window, ...(await signUpInWindow(site, window, { name: "Ada" })) };
}
const canLogIn = async (email: string, password: string) => {
  const window = await openWindow(browser, site.origin, { width: 390 });
  return (await window.context.request.post(calls.logIn.path, { data: { email, password } })).status() === 200;
};

test("AUTH-10 AUTH-12 a link that is incomplete says so, with a way on", async () => {
  const { page, complaints } = await openWindow(browser, site.origin, { width: 390 });
  for (const [path, way] of [
    ["/reset-password/do", "/reset-password"],
    ["/mail-change/do", "/notifications/email"],
    ["/undo-change", "/reset-password"],
  ] as const) {
    await visit(page, path);
    await page.getByRole("heading", { name: "Link expired or invalid, request a new email" }).waitFor();
    expect(await page.locator("#main a").last().getAttribute("href")).toBe(way);
  }
  expect(complaints).toEqual([]);
});

describe.each(widths)("getting in at %d px", (width) => {
  test("AUTH-10 who has forgotten the password comes from the log-in by a mailed link back into the account", async () => {
    const { email } = await member(width);
    const { page, complaints } = await openWindow(browser, site.origin, { width });
    await visit(page, "/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.getByRole("textbox", { name: /^Email address/ }).fill("nobody@example.com");
    await page.getByRole("button", { name: "Email me a link" }).click();
    await page.getByText("E-mail address not found").waitFor();
    await page.getByRole("textbox", { name: /^Email address/ }).fill(email);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
    const link = await site.mailLink(email, "/reset-password/do");
    await visit(page, link);
    await page.locator("[name=password]").fill(chosen);
    await page.locator("[name=repeated]").fill(`${chosen}!`);
    await page.getByRole("button", { name: "Save password" }).click();
    await page.getByText("The entered passwords are not the same").waitFor();
    await page.locator("[name=repeated]").fill(chosen);
    await page.getByRole("button", { name: "Save password" }).click();
    await page.getByRole("heading", { name: "Your new password is saved" }).waitFor();
    await page.getByRole("link", { name: "Log in" }).last().click();
    await page.locator("[name=email]").fill(email);
    await page.locator("[name=password]").fill(chosen);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/members");
    await visit(page, link);
    await page.locator("[name=password]").fill("a third and longer one");
    await page.locator("[name=repeated]").fill("a third and longer one");
    await page.getByRole("button", { name: "Save password" }).click();
    await page.getByRole("heading", { name: "Link expired or invalid, request a new email" }).waitFor();
    await page.getByRole("link", { name: "Request a new link" }).click();
    await page.waitForURL("**/reset-password");
    expect(complaints).toEqual([]);
  });

  test("AUTH-11 BEYOND-25 the password is changed in the settings, and every other device is logged out", async () => {
    const ada = await member(width);
    const { page, email, password } = ada;
    const elsewhere = await openWindow(browser, site.origin, { width });
    await elsewhere.context.request.post(calls.logIn.path, { data: { email, password } });
    await visit(elsewhere.page, "/members");
    await visit(page, "/notifications");
    await page.getByRole("link", { name: "Where you’re logged in" }).click();
    await page.getByText("This device").waitFor();
    expect(await page.getByRole("button", { name: "Log out: Chrome on Linux" }).count()).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Settings", exact: true }).first().click();
    await page.getByRole("link", { name: "Change password" }).click();
    await page.getByLabel("Old password").fill("not the password");
    await page.locator("#password-password").fill(chosen);
    await page.getByLabel("New password again").fill(chosen);
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Please check your old password").waitFor();
    expect(await page.locator("#password-password").inputValue()).toBe(chosen);
    await page.getByLabel("Old password").fill(password);
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Your password has changed").first().waitFor();
    await visit(page, "/notifications/devices");
    await page.getByText("This device").waitFor();
    expect(await page.getByRole("button", { name: /^Log out/ }).count()).toBe(0);
    await elsewhere.page.waitForURL("**/login**");
    expect([await canLogIn(email, password), await canLogIn(email, chosen)]).toEqual([false, true]);
    expect(ada.complaints).toEqual([]);
  });

  test("AUTH-12 BEYOND-25 the address is changed by a link to the new one, and put back by the mail to the old one", async () => {
    const ada = await member(width);
    const { page, email, password } = ada;
    const other = `other-${email}`;
    await visit(page, "/notifications/email");
    await page.getByLabel("New email address").fill(other);
    await page.locator("#email-password").fill(password);
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByText("A link is on its way to your new address").first().waitFor();
    await visit(page, await site.mailLink(other, "/mail-change/do"));
    expect(await canLogIn(other, password)).toBe(false);
    await page.getByRole("button", { name: "Use the new address" }).click();
    await page.getByRole("heading", { name: "Your email address has changed" }).waitFor();
    expect(await canLogIn(other, password)).toBe(true);
    const owner = await openWindow(browser, site.origin, { width });
    await visit(owner.page, await site.mailLink(email, "/undo-change"));
    await owner.page.getByRole("button", { name: "Secure my account" }).click();
    await owner.page.getByRole("heading", { name: "Your account is secure again" }).waitFor();
    expect([await canLogIn(other, password), await canLogIn(email, password)]).toEqual([false, false]);
    await visit(owner.page, await site.mailLink(email, "/reset-password/do"));
    await owner.page.locator("[name=password]").fill(chosen);
    await owner.page.locator("[name=repeated]").fill(chosen);
    await owner.page.getByRole("button", { name: "Save password" }).click();
    await owner.page.getByRole("heading", { name: "Your new password is saved" }).waitFor();
    expect(await canLogIn(email, chosen)).toBe(true);
    expect([...ada.complaints, ...owner.complaints]).toEqual([]);
  });
});
