import { createHmac } from "node:crypto";
import { site as general } from "@kindling/general/config";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, visit } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { signUpInWindow } from "./support/people.ts";
import { paymentSecret } from "./support/site.ts";
import { widths } from "./support/widths.ts";

const [, p1] = general.bundles;
const welcome = general.settings.signup_credits;

const site = await openSite();
const browser = await openBrowser();

/** Buys bundle p1 up to the provider's page. */
async function goToProvider(page: Page) {
  await visit(page, "/premium");
  await page.getByRole("link", { name: "Buy 60 credits" }).click();
  await page.waitForURL("**/credits/p1");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL("**/sandbox/pay**");
}

const orderOf = (page: Page) =>
  JSON.parse(Buffer.from(new URL(page.url()).searchParams.get("order")!, "base64url").toString()) as {
    reference: string;
    amount: object;
  };
const credits = async (page: Page) =>
  ((await (await page.request.get("/api/user.php")).json()) as { credits: number }).credits;

/** Calls back as the provider does. */
async function callBack(event: {
  event_id: string;
  reference: string;
  status: string;
  amount: object;
}): Promise<number> {
  const body = JSON.stringify(event);
  const signature = createHmac("sha256", paymentSecret).update(body).digest("hex");
  const answer = await fetch(`${site.origin}/api/payment-callback.php?provider=sandbox`, {
    method: "POST",
    body,
    headers: { "x-sandbox-signature": signature },
  });
  return answer.status;
}

describe.each(widths)("buying credits at %d px", (width) => {
  test("MONEY-03 MONEY-04 NAV-02 from premium by the provider's page to credits, with a toast and the balance in the navigation", async () => {
    const window = await openWindow(browser, site.origin, { width });
    await signUpInWindow(site, window, { name: "Ada" });
    const { page } = window;
    await visit(page, "/members");
    expect(await page.getByRole("link", { name: /Premium$/ }).count()).toBe(1);
    // The provider's answer comes later than the member, so that waiting is seen.
    await goToProvider(page);
    await page.route(
      "**/sandbox/pay",
      async (route) => route.fulfill({ status: 303, headers: { location: `/transactions/${await paymentOf(page)}` } }),
      { times: 1 },
    );
    const { reference, amount } = orderOf(page);
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await page.waitForURL("**/transactions/*");
    await page.getByText("Waiting for your payment").waitFor();
    await page.reload();
    await page.getByText("Waiting for your payment").waitFor();

    await callBack({ event_id: `${reference}:1`, reference, status: "completed", amount });
    await page.getByText("60 credits added").first().waitFor();
    await page.locator("[data-slot=toast]").getByText("60 credits added").waitFor();
    await page.reload();
    await page.getByText("60 credits added").first().waitFor();
    expect(await credits(page)).toBe(welcome + p1!.credits);
    await page.getByRole("link", { name: "Credits" }).first().click();
    await page.waitForURL("**/credits");
    await page
      .getByText(`${welcome + p1!.credits} credits`)
      .first()
      .waitFor();
    expect(window.complaints).toEqual([]);
  });

  test("MONEY-04 a payment that is cancelled charges nothing and offers another method", async () => {
    const window = await openWindow(browser, site.origin, { width });
    await signUpInWindow(site, window, { name: "Ben" });
    const { page } = window;
    await goToProvider(page);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.waitForURL("**/transactions/*");
    await page.getByRole("link", { name: "Choose another payment method" }).click();
    await page.waitForURL("**/credits/p1");
    expect(await credits(page)).toBe(welcome);
  });
});

test("F-045 MONEY-12 who paid or cancelled reads so at once, and goes on in the conversation that sent them, script or not", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, context } = await openWindow(browser, site.origin, { width: 390, javaScriptEnabled });
    await signUpInWindow(site, { context }, { name: "Cleo" });
    // No job tells anything here: what the page says when it comes is what it says first.
    const buy = async (outcome: string) => {
      await page.getByRole("link", { name: "Buy 60 credits" }).click();
      await page.waitForURL("**/credits/p1?**");
      await page.getByRole("button", { name: /^Pay/ }).click();
      await page.waitForURL("**/sandbox/pay**");
      const answer = page.waitForResponse(/\/transactions\/\d+/);
      await page.getByRole("button", { name: outcome, exact: true }).click();
      const html = await (await answer).text();
      expect(html).not.toContain("Waiting for your payment");
      return html;
    };
    const profile = (await page.request.get("/api/members.php").then((answer) => answer.json())) as {
      results: { id: string }[];
    };
    const chat = `/members/${profile.results[0]!.id}/chat`;
    await page.goto(chat);
    await page.locator(`a[href*="next="]`).first().click();
    await page.waitForURL((url) => url.searchParams.get("next") === chat);
    expect(await buy("Cancel")).toContain("Payment failed or has been cancelled");
    await page.getByRole("link", { name: "Choose another payment method" }).click();
    await page.waitForURL((url) => url.pathname === "/credits/p1" && url.searchParams.get("next") === chat);
    await page.getByRole("link", { name: "Choose another package" }).click();
    await page.waitForURL((url) => url.pathname === "/premium" && url.searchParams.get("next") === chat);
    expect(await buy("Pay")).toContain("60 credits added");
    await page.getByRole("link", { name: "Continue" }).click();
    await page.waitForURL(`**${chat}`);
    await context.close();
  }
});

test("F-045 C-001 the way back from a payment is a path of this site, and nothing else", async () => {
  const { page, context } = await openWindow(browser, site.origin, { width: 390 });
  await signUpInWindow(site, { context }, { name: "Dora" });
  for (const evil of ["//evil.test", "https://evil.test/", "/\\evil.test", "javascript:alert(1)"]) {
    await page.goto(`/credits/p1?next=${encodeURIComponent(evil)}`);
    await page.getByRole("button", { name: /^Pay/ }).click();
    await page.waitForURL("**/sandbox/pay**");
    expect(await page.content()).not.toContain("evil");
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await page.waitForURL("**/transactions/*");
    expect(await page.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/chats");
  }
});

/** The id of the member's latest payment, which the provider's own redirect would have named. */
async function paymentOf(page: Page): Promise<string> {
  const order = JSON.parse(Buffer.from(new URL(page.url()).searchParams.get("order")!, "base64url").toString()) as {
    returnUrl: string;
  };
  return new URL(order.returnUrl).pathname.split("/").at(-1)!;
}

test("MONEY-08 C-045 C-047 callbacks that come three times, late and out of order grant once and take nothing back", async () => {
  const window = await openWindow(browser, site.origin, { width: 1280 });
  await signUpInWindow(site, window, { name: "Cem" });
  const { page } = window;
  await goToProvider(page);
  const { reference, amount } = orderOf(page);
  const event = (n: number, status: string) => ({ event_id: `${reference}:${n}`, reference, status, amount });
  await callBack(event(1, "failed"));
  expect(await credits(page)).toBe(welcome);
  await Promise.all([event(2, "completed"), event(2, "completed"), event(3, "completed")].map(callBack));
  await callBack(event(4, "cancelled"));
  await callBack(event(5, "pending"));
  expect(await credits(page)).toBe(welcome + p1!.credits);
});

test("MONEY-13 C-045 money that went back after it was granted says so, on its page and in what came and went", async () => {
  const window = await openWindow(browser, site.origin, { width: 360 });
  await signUpInWindow(site, window, { name: "Eva" });
  const { page } = window;
  await goToProvider(page);
  const { reference, amount } = orderOf(page);
  const id = await paymentOf(page);
  const report = (status: string) => callBack({ event_id: `${reference}:${status}`, reference, status, amount });
  await report("completed");
  await report("disputed");
  expect(await credits(page)).toBe(welcome);
  await visit(page, `/transactions/${id}`);
  await page.getByRole("heading", { name: "This payment is in dispute" }).waitFor();
  await visit(page, "/credits");
  await page.getByRole("rowheader", { name: "Payment in dispute" }).waitFor();
  expect(window.complaints).toEqual([]);
});

test("MONEY-09 a callback without the provider's signature, or of another amount, grants nothing", async () => {
  const window = await openWindow(browser, site.origin, { width: 1280 });
  await signUpInWindow(site, window, { name: "Dov" });
  const { page } = window;
  await goToProvider(page);
  const { reference } = orderOf(page);
  const forged = await fetch(`${site.origin}/api/payment-callback.php?provider=sandbox`, {
    method: "POST",
    body: JSON.stringify({ event_id: "x", reference, status: "completed" }),
  });
  expect(forged.status).toBe(400);
  await callBack({
    event_id: `${reference}:1`,
    reference,
    status: "completed",
    amount: { amount_minor: 1, currency: "EUR" },
  });
  expect(await credits(page)).toBe(welcome);
});
