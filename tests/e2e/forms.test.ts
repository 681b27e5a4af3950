import { calls } from "@kindling/domain/contract";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { photographed, signUpInWindow } from "./support/people.ts";
import { widths } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

const plain = (width = 390) => openWindow(browser, site.origin, { width, javaScriptEnabled: false });

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

describe.each(widths)("BEYOND-36 without script at %i px", (width) => {
  test("the road: sign up, look around, like, write, pay, change the profile and the language, log out", async () => {
    const { page, context } = await plain(width);
    await page.goto("/signup");
    await page.getByText("A woman").click();
    await press(page, "Next");
    await page.getByText("Please fill this in").first().waitFor();
    expect(await page.getByRole("radio", { name: "A woman" }).isChecked()).toBe(true);
    await page.getByText("Both", { exact: true }).click();
    await press(page, "Next");
    await page.getByLabel("Year").selectOption("1994");
    await page.getByLabel("Month").selectOption("04");
    await page.getByLabel("Day").selectOption("12");
    await press(page, "Next");
    await page.getByLabel("Country").selectOption("NL");
    await page.getByLabel("City").fill("Utrecht");
    await press(page, "Next");
    await page.getByLabel("Username").fill("Maren");
    await press(page, "Back");
    expect(await page.getByLabel("City").inputValue()).toBe("Utrecht");
    await press(page, "Next");
    expect(await page.getByLabel("Username").inputValue()).toBe("Maren");
    await press(page, "Next");
    const email = `plain-${width}@example.com`;
    await page.getByLabel("Email address").fill(email);
    await page.locator("[name=password]").fill("correct horse battery");
    await page.getByRole("checkbox").check();
    await press(page, "Create my profile");
    await page.waitForURL("**/complete-signup");
    await page.goto(await site.mailLink(email));
    await page.getByRole("button", { name: "Confirm my email address" }).click();

    await page.goto("/members?gender=&country=&region=&min_age=18&max_age=99");
    await press(page, /^Like/);
    await page.getByRole("button", { name: /^Like/, pressed: true }).first().waitFor();
    const profile = (await page.getByRole("article").getByRole("link").first().getAttribute("href"))!;
    await page.goto(`${profile}/chat`);
    await page.getByRole("textbox").fill("Hello without a script");
    await press(page, /^Send/);
    await page.getByRole("article").filter({ hasText: "Hello without a script" }).waitFor();

    await page.goto("/profile");
    await page.getByLabel("About me").fill("I like trains.");
    await press(page, "Save");
    await page.getByText("Profile saved").waitFor();
    expect(await page.getByLabel("About me").inputValue()).toBe("I like trains.");

    const bundle = site.site.bundles.find(({ popular }) => popular)!;
    await page.goto(`/credits/${bundle.id}`);
    await press(page, /^Pay/);
    await page.waitForURL("**/sandbox/pay**");
    await press(page, "Pay");
    await page.waitForURL("**/transactions/*");

    await page.goto("/lang-config");
    await press(page, "Français");
    await page.locator("html[lang=fr]").waitFor();
    await page.goto("/members");
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    await page.waitForURL(`${site.origin}/`);
    await page.goto("/profile");
    await page.waitForURL("**/login?next=**");
    await context.close();
  });

  test("a match is told on the page after the like, once, with the way to the conversation", async () => {
    const { page, context } = await plain(width);
    const elsewhere = await openWindow(browser, site.origin, { width });
    const ada = await signUpInWindow(site, { context }, { name: "Ada" });
    const ben = await signUpInWindow(site, elsewhere, { name: "Ben" });
    await elsewhere.context.request.post(calls.like.path, { data: { profile: ada.user.id } });
    await page.goto(`/members/${ben.user.id}`);
    await press(page, /^Like/);
    await page.getByText("It’s a match!").waitFor();
    await page.getByText("You and Ben like each other.").waitFor();
    await page.getByRole("link", { name: "Say hello" }).click();
    await page.waitForURL(`**/members/${ben.user.id}/chat**`);
    await page.getByRole("textbox").waitFor();
    expect(await page.getByText("It’s a match!").count()).toBe(0);
    await Promise.all([context.close(), elsewhere.context.close()]);
  });

  test("each small photo leads to the profile with it large, and that to the photo by itself", async () => {
    const { page, context } = await plain(width);
    await signUpInWindow(site, { context }, { name: "Ada" });
    const { id, images } = await photographed({ context });
    const large = page.locator("[data-slot=profile-header] a:has(img)").first();
    await page.goto(`/members/${id}`);
    expect(await large.getAttribute("href")).toContain(images[0]!.filename);
    await page.locator("[data-slot=photo-overview] a").nth(1).click();
    await page.waitForURL(`**/members/${id}?photo=2`);
    expect(await large.locator("img").getAttribute("src")).toContain(images[1]!.filename);
    const [picture] = await Promise.all([page.waitForResponse(/\/media\//), large.click()]);
    expect(picture.headers()["content-type"]).toMatch(/^image\//);
    await page.goto(`/members/${id}?photo=99`);
    expect(await large.getAttribute("href")).toContain(images[0]!.filename);
    await context.close();
  });
});
