import { randomUUID } from "node:crypto";
import { calls } from "@kindling/domain/contract";
import { describe, expect, test } from "vitest";
import { openWindow, visit, visitEarly } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { signUpAside, signUpInWindow } from "./support/people.ts";
import { atStep, chooseBirth, fillAccount, next, passSteps0To1, passSteps0To3 } from "./support/sign-up-form.ts";
import { widths } from "./support/widths.ts";

/** Noon on the day on which those born on 28 November 2008 become 18. */
const birthday = Date.parse("2026-11-28T12:00:00Z");

const site = await openSite({ now: birthday });
const browser = await openBrowser();

test("AUTH-01 what was filled in before the script came counts", async () => {
  const { page } = await openWindow(browser, site.origin, { width: 390 });
  await visitEarly(page, "/signup", async () => {
    await page.getByText("A woman").click();
    await page.getByText("Both", { exact: true }).click();
  });
  await next(page);
  await expect.poll(() => page.locator("main").innerText()).toContain("Step 2 of 5");
});

test("LIVE-07 nothing moves under the finger when a country's regions come", async () => {
  const { page, context } = await openWindow(browser, site.origin, { width: 390 });
  await visit(page, "/signup");
  await passSteps0To1(page);
  const arrive = Promise.withResolvers<void>();
  await context.route(`**${calls.getRegions.path}*`, async (route) => {
    await arrive.promise;
    await route.continue();
  });
  const region = page.getByLabel("Region");
  const places = () =>
    page
      .locator("form :is(select, input, button)")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  const before = await places();
  await page.locator("[data-slot=place] button").waitFor();
  expect(await places()).toEqual(before);
  await page.getByLabel("Country").selectOption("NL");
  expect(await region.isDisabled()).toBe(true);
  expect(await places()).toEqual(before);
  arrive.resolve();
  await region.selectOption({ label: "Utrecht" });
  expect(await places()).toEqual(before);
});

describe.each(widths)("signing up at %d px", (width) => {
  test("AUTH-01 AUTH-04 AUTH-05 AUTH-06 shows each validator's error in place and keeps what was typed over a reload", async () => {
    const { page, complaints } = await openWindow(browser, site.origin, { width });
    await visit(page, "/signup");
    await next(page);
    expect(await page.getByText("Please fill this in").count()).toBe(2);
    await page.getByText("A man", { exact: true }).click();
    await page.getByText("Women", { exact: true }).click();
    await next(page);

    await atStep(page, 2);
    await next(page);
    await page.getByText("Enter your date of birth (18+)").waitFor();
    await chooseBirth(page, "2008", "11", "29");
    await next(page);
    await page.getByText("You have to be 18 or older", { exact: true }).waitFor();
    await chooseBirth(page, "2008", "11", "28");
    await next(page);

    await atStep(page, 3);
    await page.reload();
    await atStep(page, 3);
    await page.getByLabel("Country").selectOption("NL");
    await next(page);
    await page.getByText("Please fill this in").waitFor();
    await page.getByLabel("City").fill("Utrecht");
    await next(page);

    await atStep(page, 4);
    await page.getByLabel("Username").fill("@maren");
    await next(page);
    await page.getByText("A username can’t start with @").waitFor();
    await page.getByLabel("Username").fill("maren@example.com");
    await next(page);

    await atStep(page, 5);
    await next(page);
    await page.getByText("Accept the terms to continue").waitFor();
    await page.getByLabel("Email address").fill("jan.@example.nl");
    await next(page);
    await page.getByText("Invalid email").waitFor();
    await fillAccount(page, "maren@example.com");
    await next(page);
    // The name was right alone; with the address it is refused, on the step that asks for it.
    await atStep(page, 4);
    await page.getByText("Username may not be the same as your e-mail address").waitFor();
    await page.reload();
    expect(await page.getByLabel("Username").inputValue()).toBe("maren@example.com");
    expect(complaints).toEqual([]);
  });

  test("C-025 suggests the address that was meant, once it is finished", async () => {
    const { page } = await openWindow(browser, site.origin, { width });
    await visit(page, "/signup");
    await passSteps0To3(page);
    const email = page.getByLabel("Email address");
    await email.pressSequentially("name@gmial.con");
    expect(await page.getByText("gmail.com").count()).toBe(0);
    await email.blur();
    await page.getByRole("button", { name: /gmail\.com/ }).click();
    expect(await email.inputValue()).toBe("name@gmail.com");
  });

  test("AUTH-06 an address that has an account is said in place, with a way to log in", async () => {
    const { email } = await signUpAside(site, browser, "Ada");
    const { page } = await openWindow(browser, site.origin, { width });
    await visit(page, "/signup");
    await passSteps0To3(page);
    await fillAccount(page, email.toUpperCase());
    await next(page);
    await page.getByText("This email address already owns an account on this website").waitFor();
    expect(await page.getByRole("link", { name: "Log in" }).first().getAttribute("href")).toMatch(/^\/login/);
  });

  test("AUTH-07 CHAT-04 asks to confirm the email, refuses chat until then, and the mailed link activates", async () => {
    const { page, complaints } = await openWindow(browser, site.origin, { width });
    const email = `maren-${randomUUID()}@example.com`;
    await visit(page, "/signup");
    await passSteps0To3(page);
    await fillAccount(page, email);
    await next(page);
    await page.waitForURL("**/complete-signup");
    await page.getByText(email).first().waitFor();

    await visit(page, "/members/1/chat");
    await page.getByText("Confirm your email address to write and like").waitFor();
    expect(await page.getByRole("textbox").count()).toBe(0);

    await page.goto(await site.mailLink(email));
    await page.getByRole("button", { name: "Confirm my email address" }).click();
    await page.waitForURL(`${site.origin}/activate/done`);
    await page.getByText("Your email address is confirmed").first().waitFor();
    await visit(page, "/members/1/chat");
    await page.getByRole("textbox").waitFor();
    expect(complaints).toEqual([]);
  });
});

test("AUTH-07 a link that is no link ends at /activate/error", async () => {
  for (const token of ["nonsense", "", "%00", "x".repeat(3_000)]) {
    const answer = await fetch(`${site.origin}/activate/done?token=${token}`, {
      method: "POST",
      body: new URLSearchParams({ form: "activate" }),
      headers: { origin: site.origin },
      redirect: "manual",
    });
    expect.soft(answer.headers.get("location"), token).toBe("/activate/error");
  }
});

test("F-055 opening the link of a mail confirms nothing, whoever opens it: only the press does, with and without script", async () => {
  const window = await openWindow(browser, site.origin, { width: 390 });
  const plain = await openWindow(browser, site.origin, { width: 390, javaScriptEnabled: false });
  for (const { page } of [window, plain]) {
    const { email } = await signUpInWindow(site, window, { name: "Ada", confirmed: false });
    const link = await site.mailLink(email);
    const cookie = (await window.context.cookies(site.origin)).map(({ name, value }) => `${name}=${value}`).join("; ");
    const status = async () => {
      const answer = await fetch(`${site.origin}/api/user.php`, { headers: { cookie } });
      return ((await answer.json()) as { status: string }).status;
    };
    const looks: RequestInit[] = [
      {},
      { method: "HEAD" },
      { method: "OPTIONS" },
      { headers: { purpose: "prefetch", "sec-purpose": "prefetch" } },
      { headers: { "user-agent": "a mail scanner" } },
      { headers: { cookie } },
      { method: "POST", body: new URLSearchParams({ form: "activate" }), headers: { origin: "https://evil.test" } },
    ];
    for (const init of looks) await fetch(link, { redirect: "manual", ...init });
    await page.goto(link);
    await page.getByRole("heading", { name: "Confirm your email address" }).waitFor();
    expect(await status()).toBe("not_confirmed");
    await page.getByRole("button", { name: "Confirm my email address" }).click();
    await page.waitForURL(`${site.origin}/activate/done`);
    await page.getByText("Your email address is confirmed").first().waitFor();
    expect(await status()).toBe("active");
  }
});

test("ROUTE-09 C-001 log-in returns to the page that was asked for, and to no other site", async () => {
  const { email, password } = await signUpAside(site, browser, "Lin");
  for (const [target, place] of [
    ["/likes/sent?x=1", "/likes/sent"],
    ["//evil.test", "/members"],
    ["/%5Cevil.test/", "/members"],
    ["https:evil.test", "/members"],
  ] as const) {
    const { page, context } = await openWindow(browser, site.origin, { width: 1280 });
    await page.goto(`/login?next=${encodeURIComponent(target)}`);
    await page.getByLabel("Email address").fill(email);
    await page.locator("[name=password]").fill(password);
    await next(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe(place);
    await context.close();
  }
});

test("AUTH-08 a wrong password says so, and too many say for how long", async () => {
  const { email } = await signUpAside(site, browser, "Ines");
  const { page } = await openWindow(browser, site.origin, { width: 390 });
  await visit(page, "/login");
  await page.getByLabel("Email address").fill(email);
  await page.locator("[name=password]").fill("wrong");
  await next(page);
  await page.getByRole("alert").getByText("Login failed, please try again").waitFor();
  for (let tries = 0; tries < 4; tries += 1) {
    const answered = page.waitForResponse("**/api/user.php");
    await next(page);
    await answered;
  }
  await next(page);
  await expect.poll(() => page.getByRole("alert").first().innerText()).toContain("account blocked for 15 min");
});

test("AUTH-15 logging out leaves nothing of the member behind", async () => {
  const window = await openWindow(browser, site.origin, { width: 1280 });
  await signUpInWindow(site, window, { name: "Odile" });
  const { page } = window;
  await visit(page, "/members/1/chat");
  await page.getByRole("textbox").fill("A draft");
  await visit(page, "/members");
  await page.getByRole("button", { name: "Odile’s account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByRole("link", { name: "Log in" }).waitFor();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain("A draft");
  await visit(page, "/chats");
  await page.waitForURL("**/login?next=%2Fchats");
});
