import { calls, type User } from "@kindling/domain/contract";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, visit, visitEarly } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { signUpInWindow } from "./support/people.ts";
import { atStep, chooseBirth, fillAccount, next, passSteps0To3 } from "./support/sign-up-form.ts";

/** Noon on the day on which those born on 28 November 2008 become 18. */
const birthday = Date.parse("2026-11-28T12:00:00Z");

const site = await openSite({ now: birthday });
const browser = await openBrowser();

const open = () => openWindow(browser, site.origin, { width: 390 });

async function openAs(name: string) {
  const window = await open();
  return { ...window, me: await signUpInWindow(site, window, { name }) };
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("name") ?? "");

/** Fills in, chooses or ticks as some password managers and the browser's own memory of forms do: without telling anybody. */
const fillSilently = (page: Page, selector: string, value: string | true): Promise<void> =>
  page.locator(selector).evaluate((field, filled) => {
    const [prototype] = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]
      .filter((kind) => field instanceof kind)
      .map((kind) => kind.prototype);
    Reflect.set(prototype!, filled === true ? "checked" : "value", filled, field);
  }, value);

describe("F-011 what is wrong stands in place, and has the focus", () => {
  test("at log-in, in the page's language", async () => {
    const { page, context } = await open();
    await context.addCookies([{ name: "locale", value: "fr", url: site.origin }]);
    await visit(page, "/login");
    const send = () => page.locator("main form button[type=submit]").click();
    await send();
    await page.getByText("Veuillez remplir ce champ").nth(1).waitFor();
    await expect.poll(() => focused(page)).toBe("email");
    expect(await page.locator("main form").evaluate((form: HTMLFormElement) => form.noValidate)).toBe(true);
    await page.locator("[name=email]").fill("nobody");
    await page.locator("[name=password]").fill("correct horse");
    await send();
    await expect.poll(() => page.locator("[name=email]").getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => focused(page)).toBe("email");
    await page.locator("[name=email]").fill("nobody@example.com");
    await page.locator("[name=password]").fill("");
    await send();
    await expect.poll(() => focused(page)).toBe("password");
    await context.close();
  });

  test("at log-in without script", async () => {
    const { page, context } = await openWindow(browser, site.origin, { width: 390, javaScriptEnabled: false });
    await page.goto("/login");
    await page.locator("[name=password]").fill("correct horse");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByRole("link", { name: "Email address Please fill this in" }).click();
    expect(await page.locator("[name=email]").getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator("[name=password]").getAttribute("aria-invalid")).toBeNull();
    await context.close();
  });

  test("at sign-up: choices, date of birth, a name that is the address, an address that is taken", async () => {
    const taken = await openAs("Ada");
    const { page, context } = await open();
    await visit(page, "/signup");
    await page.getByText("A woman").click();
    await next(page);
    await expect.poll(() => focused(page)).toBe("seeking");
    await page.getByText("Both", { exact: true }).click();
    await next(page);
    await atStep(page, 2);
    await page.getByLabel("Day").selectOption("07");
    await next(page);
    await expect.poll(() => focused(page)).toBe("date_of_birth_month");
    await chooseBirth(page, "1994", "04", "12");
    await next(page);
    await atStep(page, 3);
    await page.getByLabel("Country").selectOption("NL");
    await next(page);
    await expect.poll(() => focused(page)).toBe("city");
    await page.getByLabel("City").fill("Utrecht");
    await next(page);
    await atStep(page, 4);
    await page.getByLabel("Username").fill("maren@example.com");
    await next(page);
    await atStep(page, 5);
    await fillAccount(page, "maren@example.com");
    await next(page);
    await page.getByText("Username may not be the same as your e-mail address").waitFor();
    await expect.poll(() => focused(page)).toBe("name");
    await page.getByLabel("Username").fill("Maren");
    await next(page);
    await atStep(page, 5);
    await fillAccount(page, taken.me.email);
    await next(page);
    await page.getByText("This email address already owns an account on this website").waitFor();
    await expect.poll(() => focused(page)).toBe("email");
    await Promise.all([context.close(), taken.context.close()]);
  });
});

describe("F-012 what stands in a field counts, though nobody was told of it", () => {
  test("at sign-up", async () => {
    const { page, context } = await open();
    await visit(page, "/signup");
    await passSteps0To3(page);
    await page.getByRole("button", { name: "Back" }).click();
    await fillSilently(page, "[name=name]", "Filled");
    await fillSilently(page, "[name=signup_message]", "By a manager");
    await next(page);
    await atStep(page, 5);
    await fillSilently(page, "[name=email]", "silent@example.com");
    await fillSilently(page, "[name=password]", "correct horse battery");
    // The page draws itself anew, at both fields too.
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Show password" }).click();
    expect(await page.locator("[name=email]").inputValue()).toBe("silent@example.com");
    await next(page);
    await page.waitForURL("**/complete-signup");
    await visit(page, "/profile");
    expect(await page.getByLabel("About me").inputValue()).toBe("By a manager");
    await context.close();
  });

  test("at log-in, before the script has come", async () => {
    const { page, me, context } = await openAs("Ada");
    await context.clearCookies();
    await context.addCookies([{ name: "entered", value: "1", url: site.origin }]);
    await visitEarly(page, "/login", async () => {
      await fillSilently(page, "[name=email]", me.email);
      await fillSilently(page, "[name=password]", me.password);
    });
    await page.getByRole("button", { name: "Log in" }).last().click();
    await page.waitForURL((url) => url.pathname !== "/login");
    expect(new URL(page.url()).pathname).toBe("/members");
    await context.close();
  });

  test("in a message", async () => {
    const { page, context } = await openAs("Ada");
    await visit(page, "/members/1/chat");
    await fillSilently(page, "textarea", "Said by nobody");
    await page.getByRole("button", { name: /^Send/ }).click();
    await page.getByRole("article").filter({ hasText: "Said by nobody" }).waitFor();
    expect(await page.getByRole("textbox").inputValue()).toBe("");
    await context.close();
  });
});

describe("F-012 what is chosen counts as what is typed, though nobody was told of it", () => {
  const early = async (page: Page, path: string, choices: readonly (readonly [string, string | true])[]) =>
    visitEarly(page, path, async () => {
      for (const [selector, value] of choices) await fillSilently(page, selector, value);
    });
  const everybody = "/members?gender=&country=&region=&min_age=18&max_age=99";

  test("at sign-up: radios, lists, the parts of a date and a box", async () => {
    const { page, context } = await open();
    await early(page, "/signup", [["[name=gender][value=female]", true]]);
    await fillSilently(page, "[name=seeking][value=female]", true);
    // Each step is drawn anew by a choice that is told of.
    await page.getByText("A man", { exact: true }).first().click();
    await fillSilently(page, "[name=gender][value=female]", true);
    await next(page);
    await atStep(page, 2);
    await fillSilently(page, "[name=date_of_birth_year]", "1994");
    await fillSilently(page, "[name=date_of_birth_month]", "04");
    await page.getByLabel("Day").selectOption("12");
    await next(page);
    await atStep(page, 3);
    await fillSilently(page, "[name=country]", "FR");
    await page.getByLabel("City").fill("Lyon");
    await next(page);
    await atStep(page, 4);
    await page.getByRole("button", { name: "Back" }).click();
    await atStep(page, 3);
    expect(await page.getByLabel("Country").inputValue()).toBe("FR");
    await next(page);
    await page.getByLabel("Username").fill("Silent");
    await next(page);
    await atStep(page, 5);
    await fillSilently(page, "[name=terms_accepted]", true);
    await page.getByLabel("Email address").fill("chosen@example.com");
    await page.locator("[name=password]").fill("correct horse battery");
    await next(page);
    await page.waitForURL("**/complete-signup");
    const { profile } = (await (await context.request.get("/api/user.php")).json()) as User;
    expect(profile).toMatchObject({ gender: "female", sexuality: "lesbian", country: "FR" });
    expect(profile.age).toBe(32);
    await context.close();
  });

  test.each(["before the script has come", "after"])("in the profile, %s", async (when) => {
    const { page, context } = await openAs("Ada");
    const choices = [
      ["[name=hair_color]", "red"],
      ["[name=interests][value=cooking]", true],
    ] as const;
    if (when === "after") {
      await visit(page, "/profile");
      for (const [selector, value] of choices) await fillSilently(page, selector, value);
    } else await early(page, "/profile", choices);
    await page.locator("[name=interests][value=music]").check();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Profile saved").first().waitFor();
    const { profile } = (await (await context.request.get("/api/user.php")).json()) as User;
    expect(profile.hair_color).toBe("red");
    expect([...profile.interests].toSorted()).toEqual(["cooking", "music"]);
    await context.close();
  });

  test.each(["before the script has come", "after"])("in the search, %s", async (when) => {
    const { page, context } = await openAs("Ada");
    if (when === "after") {
      await visit(page, everybody);
      await fillSilently(page, "[name=country]", "FR");
    } else await early(page, everybody, [["[name=country]", "FR"]]);
    await page.getByText("Filters").click();
    await page.locator("[name=gender]").selectOption("male");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect.poll(() => page.url()).toMatch(/gender=male&country=FR/);
    await context.close();
  });

  test.each(["before the script has come", "after"])("at the checkout, %s", async (when) => {
    const { page, context } = await openAs("Ada");
    const path = `/credits/${site.site.bundles[0]!.id}`;
    if (when === "after") {
      await visit(page, path);
      await fillSilently(page, "[name=method][value=paypal]", true);
    } else await early(page, path, [["[name=method][value=paypal]", true]]);
    const ordered = page.waitForRequest((request) => new URL(request.url()).pathname === calls.order.path);
    await page.getByRole("button", { name: /^Pay/ }).click();
    expect((await ordered).postDataJSON()).toMatchObject({ method: "paypal" });
    await context.close();
  });
});

test("F-013 what is changed in the profile and not saved is there again, for that member alone", async () => {
  const { page, context, me } = await openAs("Ada");
  const about = page.getByLabel("About me");
  const bar = page.locator("[data-slot=save-bar]");
  await visit(page, "/profile");
  await about.fill("Not saved yet");
  await page.getByLabel("Hair").selectOption("red");
  await page.getByRole("checkbox", { name: "Cooking" }).check();
  await expect.poll(() => bar.getByRole("status").textContent()).toBe("3 unsaved changes");
  await page.locator('nav a[href="/likes"]').first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("**/likes**");
  await page.goBack();
  const isKept = async () => {
    await expect.poll(() => about.inputValue()).toBe("Not saved yet");
    expect(await page.getByLabel("Hair").inputValue()).toBe("red");
    expect(await page.getByRole("checkbox", { name: "Cooking" }).isChecked()).toBe(true);
  };
  await isKept();
  await visit(page, "/profile");
  await isKept();

  const other = await signUpInWindow(site, { context }, { name: "Bea" });
  expect(other.user.id).not.toBe(me.user.id);
  await visit(page, "/profile");
  expect(await about.inputValue()).toBe("Hello, I am Bea.");
  expect(await bar.getAttribute("data-state")).toBe("saved");

  await about.fill("Changed my mind");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => about.inputValue()).toBe("Hello, I am Bea.");
  await about.fill("Saved");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => bar.getAttribute("data-state")).toBe("saved");
  await visit(page, "/profile");
  expect(await about.inputValue()).toBe("Saved");
  await context.close();
});

describe("F-014 the way through the log-in", () => {
  const nested = (levels: number): string =>
    levels === 0 ? "/likes/sent?x=1" : `/login?next=${encodeURIComponent(nested(levels - 1))}`;

  test("is one level deep, and leads a member on at once", async () => {
    const { page, context, me } = await openAs("Ada");
    for (const path of [nested(1), nested(4)]) {
      const answer = await context.request.get(path, { maxRedirects: 0 });
      expect(answer.headers()["location"]).toBe("/likes/sent?x=1");
    }
    const away = await context.request.get("/login?next=https%3A%2F%2Fevil.test", { maxRedirects: 0 });
    expect(away.headers()["location"]).toBe("/members");
    await context.clearCookies();
    await context.addCookies([{ name: "entered", value: "1", url: site.origin }]);
    await visit(page, nested(3));
    await page.getByLabel("Email address").fill(me.email);
    await page.locator("[name=password]").fill(me.password);
    await page.getByRole("button", { name: "Log in" }).last().click();
    await page.waitForURL("**/likes/sent?x=1");
    await context.close();
  });

  test("is not lengthened by a visitor who asks for a page again and again", async () => {
    const { context } = await open();
    const first = await context.request.get("/profile", { maxRedirects: 0 });
    expect(first.headers()["location"]).toBe("/login?next=%2Fprofile");
    // The log-in's own links to it lead back to the same place.
    const html = await (await context.request.get("/login?next=%2Fprofile")).text();
    const again = Array.from(html.matchAll(/href="(\/login[^"]*)"/g), ([, href]) => href);
    expect(again.length).toBeGreaterThan(0);
    expect(new Set(again)).toEqual(new Set(["/login?next=%2Fprofile"]));
    await context.close();
  });
});

test("F-015 a package that nobody sells, and a page that is not built, are not found", async () => {
  const { context } = await openAs("Ada");
  const statusOf = async (path: string) => (await context.request.get(path)).status();
  for (const path of ["/credits/bogus", "/credits/repeat-order", "/credits/P0"])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  expect(await statusOf(`/credits/${site.site.bundles[0]!.id}`)).toBe(200);
  await context.close();
});

test("F-016 the years begin where the youngest were born, and who is too young is told so", async () => {
  const { page, context } = await open();
  await visit(page, "/signup");
  await page.getByText("A woman").click();
  await page.getByText("Both", { exact: true }).click();
  await next(page);
  await atStep(page, 2);
  const years = await page.getByLabel("Year").locator("option").allTextContents();
  expect(years.find((year) => /^\d+$/.test(year))).toBe("2008");
  await chooseBirth(page, "2008", "11", "29");
  await next(page);
  await page.locator("[data-slot=field-error]", { hasText: "You have to be 18 or older" }).waitFor();
  expect(await page.getByText("Enter your date of birth").count()).toBe(0);
  await context.close();
});

test("F-022 a name that is no member's is refused in words, on its step", async () => {
  const { page, context } = await open();
  await visit(page, "/signup");
  await passSteps0To3(page);
  await page.getByRole("button", { name: "Back" }).click();
  for (const [name, words] of [
    ["http://evil.test", "Leave web and email addresses out of your name"],
    ["Anna Supp\u200dort", "This name could be taken for our team"],
    [`${site.site.settings.name}.`, "This name could be taken for our team"],
    ["\u0410nna", "Write each word of your name in one alphabet"],
  ] as const) {
    await page.getByLabel("Username").fill(name);
    await next(page);
    await page.getByText(words).waitFor();
  }
  await page.getByLabel("Username").fill("\uff21nna");
  await next(page);
  await atStep(page, 5);
  expect(await page.getByText("This name could be taken").count()).toBe(0);
  await context.close();
});

describe("F-023 a book that is pasted", () => {
  const book = "A word or two. ".repeat(8_000);
  const note = "No more fits here";

  test("is cut in every other field too, which says so", async () => {
    const { page, context } = await openAs("Ada");
    await visit(page, "/profile");
    const paste = async (selector: string, most: number) => {
      await page.locator(selector).fill(book.repeat(2));
      await page
        .locator(`[data-slot]:has(> ${selector}), [data-slot]:has(${selector})`)
        .getByText(note)
        .first()
        .waitFor();
      expect((await page.locator(selector).inputValue()).length).toBeLessThanOrEqual(most);
    };
    await paste("[name=about]", 20_000);
    await paste("[name=city]", 2_000);
    await context.clearCookies();
    await context.addCookies([{ name: "entered", value: "1", url: site.origin }]);
    await visit(page, "/login");
    await paste("[name=email]", 2_000);
    await paste("[name=password]", 2_000);
    await visit(page, "/signup");
    await passSteps0To3(page);
    await paste("[name=email]", 2_000);
    await page.getByRole("button", { name: "Back" }).click();
    await paste("[name=name]", 2_000);
    await paste("[name=signup_message]", 20_000);
    await context.close();
  });
});

test("F-024 an address at a house that there is gets no other suggested", async () => {
  const { page, context } = await open();
  await visit(page, "/signup");
  await passSteps0To3(page);
  const email = page.getByLabel("Email address");
  const suggested = page.locator("[data-slot=email-field-suggestion]");
  for (const house of ["gmx.net", "libero.it", "mac.com", "mail.com", "orange.fr", "live.nl", "yahoo.co.uk"]) {
    await email.fill(`name@${house}`);
    await email.blur();
    expect([house, await suggested.textContent()]).toEqual([house, ""]);
  }
  for (const [typed, meant] of [
    ["gmal.com", "gmail.com"],
    ["yahooo.com", "yahoo.com"],
    ["outlook.con", "outlook.com"],
  ] as const) {
    await email.fill(`name@${typed}`);
    await email.blur();
    await suggested.getByRole("button", { name: `name@${meant}` }).waitFor();
  }
  await context.close();
});
