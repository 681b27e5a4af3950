import type { Browser } from "playwright-core";
import { expect } from "vitest";
import { openWindow, visit } from "./browser.ts";
import { signUpInWindow } from "./people.ts";
import type { TestSite } from "./site.ts";

/** Walks a site as somebody new to it: looks around, logs in, likes, writes, pays, and has what was paid for. Answers what the console complained about. */
export async function walkRoad(browser: Browser, site: TestSite, width: number): Promise<readonly string[]> {
  const { bundles, settings } = site.site;
  // An account of their own, made beforehand in another window.
  const elsewhere = await openWindow(browser, site.origin, { width });
  const { email, password } = await signUpInWindow(site, elsewhere, { name: "Ada" });
  await elsewhere.context.close();

  const { page, context, complaints } = await openWindow(browser, site.origin, { width });
  await visit(page, "/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await visit(page, "/login");
  await page.getByLabel("Email address").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.locator("form button[type=submit]").click();
  await page.waitForURL("**/members");

  await visit(page, "/members?gender=&country=&region=&min_age=18&max_age=99");
  const profile = (await page.getByRole("article").getByRole("link").first().getAttribute("href"))!;
  await visit(page, profile);
  await page.getByRole("button", { name: /^Like/ }).first().click();

  await visit(page, `${profile}/chat`);
  await page.getByRole("textbox").fill("Hello from the road");
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect
    .poll(() => page.getByRole("article").filter({ hasText: "Hello from the road" }).getAttribute("data-state"))
    .toBe("sent");

  const bundle = bundles.find(({ popular }) => popular)!;
  await visit(page, "/premium");
  await page.getByRole("link", { name: `Buy ${bundle.credits} credits` }).click();
  await page.waitForURL(`**/credits/${bundle.id}`);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL("**/sandbox/pay**");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL("**/transactions/*");
  await page.getByText(`${bundle.credits} credits added`).first().waitFor();
  await visit(page, "/credits");
  const left = settings.signup_credits - settings.message_credits + bundle.credits;
  await page.getByText(`${left} credits`).first().waitFor();
  expect(page.url()).toBe(`${site.origin}/credits`);
  await context.close();
  return complaints;
}
