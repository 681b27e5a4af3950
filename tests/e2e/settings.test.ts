import { describe, expect, test } from "vitest";
import { openWindow, visit } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { fillAccount, next, passSteps0To3 } from "./support/sign-up-form.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite({
  settings: {
    logged_out_search: "none",
    logged_out_search_trafficsource: "first_page",
    signups: "with_trafficsource",
    visible_locales: ["fr", "en"],
  },
});
const browser = await openBrowser();

describe.each(widthsOf("sources"))("a site for some sources only at %d px", (width) => {
  test("SET-06 SITE-03 whoever comes from one searches, opens a profile and signs up as coming from there", async () => {
    const { page, complaints } = await openWindow(browser, site.origin, { width });
    await visit(page, "/?trafficsource=partner&sub1=summer");
    await page.getByRole("main").getByRole("link", { name: "See all members" }).click();
    await page.waitForURL(/\/members$/);
    await page.getByRole("article").first().getByRole("link").first().click();
    await page.waitForURL(/\/members\/\d+$/);
    await page
      .getByRole("main")
      .getByRole("link", { name: /Sign up for free/ })
      .first()
      .click();
    await page.waitForURL(/\/signup/);
    await passSteps0To3(page);
    await fillAccount(page, `partner-${width}@example.com`);
    const [sent] = await Promise.all([page.waitForRequest("**/api/signup.php"), next(page)]);
    expect(sent.postDataJSON()).toMatchObject({ trafficsource: "partner", tracking: { sub1: "summer" } });
    await page.waitForURL(/\/complete-signup/);
    expect(complaints).toEqual([]);
  });

  test("SET-06 SET-05 whoever comes from nowhere is asked to log in, and cannot sign up", async () => {
    const { page } = await openWindow(browser, site.origin, { width });
    expect((await page.goto("/members"))?.status()).toBe(403);
    await visit(page, "/");
    expect(await page.getByRole("article").count()).toBe(0);
    await visit(page, "/signup");
    await passSteps0To3(page);
    await fillAccount(page, `nowhere-${width}@example.com`);
    await next(page);
    await page.getByText("Sign-up is by invitation only right now").waitFor();
  });
});

test("SET-03 the locales of the settings are those to choose from, in their order", async () => {
  const { page } = await openWindow(browser, site.origin, { width: 1280 });
  await visit(page, "/lang-config");
  expect(await page.getByRole("main").getByRole("listitem").allInnerTexts()).toEqual(["English", "Français"]);
  const answer = await fetch(`${site.origin}/`, { headers: { cookie: "locale=de", "accept-language": "de, fr" } });
  expect(await answer.text()).toContain('<html lang="fr"');
});

test("SET-01 an address that is about one of the site's countries has it chosen", async () => {
  const { page } = await openWindow(browser, site.origin, { width: 1280 });
  const chosen = async (query: string) => {
    await page.goto(`/lang-config?${query}`);
    const state = JSON.parse(await page.locator("#page-state").innerText()) as {
      settings: { geoip_selected_country: string | null };
    };
    return state.settings.geoip_selected_country;
  };
  expect(await chosen("country=FR")).toBe("FR");
  expect(await chosen("country=ZZ&t=1&t=2")).toBeNull();
});
