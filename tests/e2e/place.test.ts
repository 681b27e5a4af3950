import type { User } from "@kindling/domain/contract";
import { locateTimeout, placeFreshFor } from "@kindling/domain/rules";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, visit } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { signUpInWindow } from "./support/people.ts";
import { passSteps0To1 } from "./support/sign-up-form.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

const utrecht = { latitude: 52.0907374, longitude: 5.1214201 };
const everyWhere = "/members?gender=&country=&region=&min_age=18&max_age=99";

/** The search form; on a phone it is folded. */
async function openFilters(page: Page): Promise<void> {
  await page.locator("main summary").click();
  await page.locator("[data-slot=place] button").waitFor();
}

const button = (page: Page) => page.locator("[data-slot=place] button");
const said = (page: Page) => page.locator("[data-slot=place] output");
const stateOf = (page: Page) => page.locator("[data-slot=place]").getAttribute("data-state");
const keptOnDevice = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

describe.each(widthsOf("location"))("LIVE-10 the location button at %d px", (width) => {
  test("LIVE-10 fills in the place, is asked again after an hour, and is gone with the log-out", async () => {
    const window = await openWindow(browser, site.origin, {
      width,
      geolocation: utrecht,
      permissions: ["geolocation"],
    });
    const { page, complaints } = window;
    await signUpInWindow(site, window, { name: "Wanda" });
    const asked: string[] = [];
    page.on("request", (request) => void (request.url().includes("geocode") && asked.push(request.url())));
    await visit(page, everyWhere);
    await openFilters(page);
    expect(await stateOf(page)).toBe("idle");
    await button(page).click();
    await page.getByText("You’re near Utrecht").waitFor();
    expect(await page.getByRole("combobox", { name: "Country" }).inputValue()).toBe("NL");
    await expect.poll(() => page.getByRole("combobox", { name: "Region" }).inputValue()).toBe("NL-UT");
    // No nearer than a kilometer, even on the way.
    expect(new URL(asked[0]!).search).toBe("?lat=52.09&lon=5.12");
    expect(await keptOnDevice(page)).not.toMatch(/52\.0|5\.12/);

    await visit(page, everyWhere);
    await openFilters(page);
    expect(await stateOf(page)).toBe("active");
    await button(page).click();
    expect(await page.getByRole("combobox", { name: "Country" }).inputValue()).toBe("NL");
    expect(asked).toHaveLength(1);
    await page.evaluate((hour) => {
      // The page goes by the server's time, which stands here, and by its own from its load on.
      for (const [key, text] of Object.entries(localStorage))
        localStorage.setItem(
          key,
          text.replace(
            /(\\"at\\":)(\d+)/,
            (_: string, name: string, at: string) => name + (Number(at) - hour - 60_000),
          ),
        );
    }, placeFreshFor);
    await visit(page, everyWhere);
    await openFilters(page);
    expect(await stateOf(page)).toBe("idle");
    await button(page).click();
    await expect.poll(() => asked.length).toBe(2);

    await page.getByRole("button", { name: "Wanda’s account" }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(await keptOnDevice(page)).not.toContain("Utrecht");
    expect(complaints).toEqual([]);
  });

  const codes = { 1: /doesn’t share your location/, 2: /can’t tell where it is/, 3: /took too long/ };
  test.each([1, 2, 3] as const)(
    "C-088 says why when the browser answers with error %d, and is usable again",
    async (code) => {
      const { page } = await openWindow(browser, site.origin, { width });
      await page.addInitScript((number) => {
        navigator.geolocation.getCurrentPosition = (_, refuse) =>
          refuse?.({ code: number, message: "" } as GeolocationPositionError);
      }, code);
      await visit(page, everyWhere);
      await openFilters(page);
      await button(page).click();
      await expect.poll(() => said(page).innerText()).toMatch(codes[code]);
      expect(await stateOf(page)).toBe("error");
      await page.evaluate(() => {
        navigator.geolocation.getCurrentPosition = (tell) =>
          tell({ coords: { latitude: 52.09, longitude: 5.12 } } as GeolocationPosition);
      });
      await button(page).click();
      await page.getByText("You’re near Utrecht").waitFor();
    },
  );

  test("C-088 ends by itself when the browser never answers", async () => {
    const { page } = await openWindow(browser, site.origin, { width });
    await page.clock.install();
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = () => {};
    });
    await visit(page, everyWhere);
    await openFilters(page);
    await button(page).click();
    await expect.poll(() => stateOf(page)).toBe("asking");
    await page.clock.fastForward(locateTimeout);
    await expect.poll(() => said(page).innerText()).toMatch(codes[3]);
    expect(await button(page).getAttribute("aria-disabled")).not.toBe("true");
  });

  test.each([
    ["there is no API", "navigator", "geolocation", /can’t share a location/],
    ["the page is not secure", "window", "isSecureContext", /secure pages only/],
  ])("C-088 says so where %s", async (_, owner, property, words) => {
    const { page } = await openWindow(browser, site.origin, { width });
    await page.addInitScript(
      ([of, name]) => {
        if (of === "navigator") delete (Navigator.prototype as unknown as Record<string, unknown>)[name!];
        else Object.defineProperty(window, name!, { value: false });
      },
      [owner, property],
    );
    await visit(page, everyWhere);
    await openFilters(page);
    await button(page).click();
    await expect.poll(() => said(page).innerText()).toMatch(words);
  });

  test.each([
    ["cannot be looked up", utrecht, 500, /couldn’t look up/],
    ["is in no city", { latitude: 0, longitude: -30 }, undefined, /no city near you/],
    ["is where the site is not", { latitude: 35.68, longitude: 139.69 }, undefined, /not in your country/],
  ])("C-088 says so when the place %s", async (_, geolocation, status, words) => {
    const { page } = await openWindow(browser, site.origin, { width, geolocation, permissions: ["geolocation"] });
    await page.route("**/api/geocode.php*", (route) =>
      status ? route.fulfill({ status, json: { error: { code: "unexpected" } } }) : route.continue(),
    );
    await visit(page, everyWhere);
    await openFilters(page);
    await button(page).click();
    await expect.poll(() => said(page).innerText(), { timeout: 20_000 }).toMatch(words);
    expect(await stateOf(page)).toBe("error");
  });

  test("LIVE-10 without script there is no button", async () => {
    const { page } = await openWindow(browser, site.origin, { width, javaScriptEnabled: false });
    await page.goto(everyWhere);
    expect(await page.locator("[data-slot=place]").count()).toBe(0);
  });

  test("LIVE-10 fills in the place at sign-up", async () => {
    const { page } = await openWindow(browser, site.origin, {
      width,
      geolocation: utrecht,
      permissions: ["geolocation"],
    });
    await visit(page, "/signup");
    await passSteps0To1(page);
    await button(page).click();
    await expect.poll(() => page.getByLabel("City").inputValue()).toBe("Utrecht");
    expect(await page.getByRole("combobox", { name: "Country" }).inputValue()).toBe("NL");
  });

  test("LIVE-10 fills in the place in one's own profile, from where it is saved", async () => {
    const window = await openWindow(browser, site.origin, {
      width,
      geolocation: utrecht,
      permissions: ["geolocation"],
    });
    const { page, context } = window;
    await signUpInWindow(site, window, { name: "Wanda" });
    await visit(page, "/profile");
    const country = page.getByRole("combobox", { name: "Country" });
    await country.selectOption("FR");
    expect(await page.getByRole("combobox", { name: "Region" }).inputValue()).toBe("");
    await button(page).click();
    await expect.poll(() => country.inputValue()).toBe("NL");
    expect(await page.getByLabel("City").inputValue()).toBe("Utrecht");
    await expect.poll(() => page.getByRole("combobox", { name: "Region" }).inputValue()).toBe("NL-UT");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Profile saved").first().waitFor();
    const { profile } = (await (await context.request.get("/api/user.php")).json()) as User;
    expect(profile).toMatchObject({ country: "NL", region: "NL-UT", city: "Utrecht" });
  });
});
