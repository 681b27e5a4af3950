import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { calls } from "@kindling/domain/contract";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWindow, visit } from "./support/browser.ts";
import { pressHeart } from "./support/like.ts";
import { fetchLocal } from "./support/local-fetch.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { signUpInWindow } from "./support/people.ts";
import { startSite, type TestSite } from "./support/site.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

/** Counts the documents that a page loads from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

const incomplete = "Part of this page didn’t load";
const noConnection = /^No connection/;
const screenOf = (name: string) => `**/assets/${name}-screen-*.js`;
const follow = (page: Page, href: string) =>
  page.evaluate((target) => document.querySelector<HTMLElement>(`a[href="${target}"]`)!.click(), href);

/** The navigation still stands around what is said. */
const navigation = (page: Page) => page.locator("[data-slot=top-navigation]");

describe("ROUTE-07 a page that cannot be rendered", () => {
  /** A site whose render fails as often as it is told to, with somebody's name in the failure. */
  const failing = (times: number) =>
    startSite({
      changePages: (pages) => {
        let left = times;
        return {
          ...pages,
          assets: {
            ...pages.assets,
            preloads: (locale, modules) => {
              left -= 1;
              if (left >= 0) throw new Error("secret of Anna");
              return pages.assets.preloads(locale, modules);
            },
          },
        };
      },
    });

  test("is an error page in the layout, with status 500 and a way home", async () => {
    const broken = await failing(1);
    const answer = await fetch(broken.origin);
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(html).toContain("An error occurred, please try again later");
    expect(html).toContain("Back to the home page");
    expect(html).toContain('data-slot="top-navigation"');
    expect(html).not.toContain("secret of Anna");
    await broken.close();
  });

  test("and whose error page fails as well says that", async () => {
    const broken = await failing(Number.POSITIVE_INFINITY);
    const answer = await fetch(broken.origin);
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(html).toContain("An error occurred while showing the error page");
    expect(html).toContain('<a href="/">');
    expect(html).not.toContain("secret of Anna");
    await broken.close();
  });
});

describe("ROUTE-07 a page whose answer is a failure", () => {
  let front: Server;
  let refusal: { status: number; body: string };
  let bereft: TestSite;

  beforeAll(async () => {
    // The site's own back end, but for one call.
    front = createServer((asked, answer) => {
      if (asked.url!.startsWith(calls.getMember.path))
        return void answer.writeHead(refusal.status, { "content-type": "application/json" }).end(refusal.body);
      void fetchLocal(site.origin + asked.url!).then(async (given) => {
        answer.writeHead(given.status, { "content-type": "application/json" }).end(await given.text());
      });
    }).listen(0);
    await new Promise((done) => front.once("listening", done));
    bereft = await startSite({ apiOrigin: `http://localhost:${(front.address() as AddressInfo).port}` });
  });
  afterAll(async () => {
    front.closeAllConnections();
    front.close();
    await bereft.close();
  });

  test.each([
    [
      "says what the failure says, with its status",
      403,
      { code: "blocked", name: "Ben" },
      403,
      "You’re blocked by \u2068Ben\u2069",
    ],
    ["is an error with status 500 where nothing is known of it", 500, undefined, 500, "An error occurred"],
    ["is an error with status 500 where its code is unknown", 599, { code: "of_tomorrow" }, 500, "An error occurred"],
  ] as const)("%s", async (_, status, error, shown, words) => {
    refusal = { status, body: error ? JSON.stringify({ error }) : "<html>" };
    const { page } = await openWindow(browser, bereft.origin, { width: 390 });
    const answer = await page.goto("/members/1");
    expect(answer!.status()).toBe(shown);
    await page.getByRole("heading", { name: new RegExp(words) }).waitFor();
    await page.getByText(String(shown), { exact: true }).waitFor();
    await page.getByRole("link", { name: "Back to the home page" }).click();
    await page.getByRole("heading", { level: 1, name: /Meet people/ }).waitFor();
  });

  test("and whose error page fails too, in the browser, says that with a link home", async () => {
    const { page } = await openWindow(browser, site.origin, { width: 390 });
    await page.route(screenOf("pricing"), (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'export function Screen() { throw new Error("screen"); }',
      }),
    );
    // The error page's own code, broken where it draws its status.
    await page.route("**/assets/entry-client-*.js", async (route) => {
      const script = await (await route.fetch()).text();
      const broken = script.replace(/("data-slot":`error-page`,)(\.\.\.)/, "$1get id(){throw Error(`error page`)},$2");
      expect(broken).not.toBe(script);
      await route.fulfill({ contentType: "text/javascript", body: broken });
    });
    await visit(page, "/members");
    await follow(page, "/pricing");
    await page.getByRole("heading", { name: "An error occurred while showing the error page" }).waitFor();
    await page.getByRole("link", { name: "Back to the home page" }).click();
    await page.getByRole("heading", { level: 1, name: /Meet people/ }).waitFor();
  });
});

describe("F-015 a page's address", () => {
  test.each([
    ["/members/", "/members"],
    ["/members/?gender=male", "/members?gender=male"],
    ["//", "/"],
    ["//members//1/", "/members/1"],
    ["//evil.test/", "/evil.test"],
    ["/%5C/evil.test//", "/%5C/evil.test"],
  ])("%s is another name of %s", async (path, canonical) => {
    const answer = await fetch(site.origin + path, { redirect: "manual" });
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe(canonical);
  });

  test.each(["PUT", "DELETE", "PATCH"])("%s is refused with what is allowed", async (method) => {
    const answer = await fetch(`${site.origin}/members`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, POST");
    expect((await fetch(`${site.origin}/nowhere`, { method })).status).toBe(404);
  });
});

describe.each(widthsOf("failing"))("at %d px", (width) => {
  test("F-015 a page beyond the last one leads back to the first", async () => {
    const window = await openWindow(browser, site.origin, { width });
    await signUpInWindow(site, window, { name: "Ada" });
    const { page } = window;
    await visit(page, "/members?gender=&country=&page=99");
    await page.getByRole("heading", { name: "There’s no page 99" }).waitFor();
    expect(await page.getByText("No one found").count()).toBe(0);
    await page.getByRole("link", { name: "Go to the first page" }).click();
    await page.getByRole("article").first().waitFor();
    expect(new URL(page.url()).searchParams.get("page")).toBeNull();
  });

  test("LIVE-05 C-123 code that does not come: one reload, then a page with a button, and what was typed is kept", async () => {
    const window = await openWindow(browser, site.origin, { width });
    await signUpInWindow(site, window, { name: "Bea" });
    const { page } = window;
    await visit(page, "/members/1/chat");
    await page.getByRole("textbox").fill("Not yet sent");
    await page.route(screenOf("profile"), (route) => route.abort());
    const documents = countDocuments(page);
    await follow(page, "/members/1");
    await page.getByRole("heading", { name: incomplete }).waitFor();
    expect(documents()).toBe(1);
    expect(await navigation(page).isVisible()).toBe(true);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: incomplete }).waitFor();
    expect(documents()).toBe(2);

    await page.unroute(screenOf("profile"));
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("link", { name: "Send a message" }).click();
    expect(await page.getByRole("textbox").inputValue()).toBe("Not yet sent");
  });

  test("F-030 C-123 without storage it reloads once as well, and not for ever", async () => {
    const { page } = await openWindow(browser, site.origin, { width });
    await page.addInitScript(() => {
      for (const name of ["sessionStorage", "localStorage"])
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException("closed", "SecurityError");
          },
        });
    });
    await visit(page, "/members");
    await page.route(screenOf("pricing"), (route) => route.abort());
    const documents = countDocuments(page);
    await follow(page, "/pricing");
    await page.getByRole("heading", { name: incomplete }).waitFor();
    // On another entry of the history, a reload later, the mark still counts.
    await page.getByRole("link", { name: "Back to the home page" }).click();
    await page.getByRole("heading", { level: 1, name: /Meet people/ }).waitFor();
    await follow(page, "/pricing");
    await page.getByRole("heading", { name: incomplete }).waitFor();
    expect(documents()).toBe(1);
  });

  test("F-030 offline a screen that was not loaded says so in the layout, and comes when the network does", async () => {
    const { page, context } = await openWindow(browser, site.origin, { width });
    await visit(page, "/members");
    const documents = countDocuments(page);
    await context.setOffline(true);
    await follow(page, "/pricing");
    await page.getByRole("heading", { name: noConnection }).waitFor();
    expect(await navigation(page).isVisible()).toBe(true);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: noConnection }).waitFor();
    await context.setOffline(false);
    await page.getByRole("heading", { level: 1, name: "Pricing" }).waitFor();
    expect(documents()).toBe(0);
  });

  test("ROUTE-07 a screen that fails leaves the layout, says nothing private, and is forgotten elsewhere", async () => {
    const { page } = await openWindow(browser, site.origin, { width });
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
    await page.route(screenOf("pricing"), (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'export function Screen() { throw new TypeError("secret of Anna"); }',
      }),
    );
    await visit(page, "/members");
    await follow(page, "/pricing");
    await page.getByRole("heading", { name: "An error occurred, please try again later" }).waitFor();
    expect(await navigation(page).isVisible()).toBe(true);
    expect(said.join("\n")).toContain("TypeError");
    expect(said.join("\n")).not.toContain("Anna");
    await page.goBack();
    await page.getByRole("article").first().waitFor();
  });

  test("F-030 a node that an extension takes out costs no white page", async () => {
    const { page, context } = await openWindow(browser, site.origin, { width });
    await visit(page, "/members");
    await context.setOffline(true);
    await page.locator("[data-slot=banner]").waitFor();
    await page.evaluate(() => document.querySelector("[data-slot=banner]")!.remove());
    await context.setOffline(false);
    await page.getByRole("heading", { name: "An error occurred, please try again later" }).waitFor();
    await page.getByRole("link", { name: "Back to the home page" }).click();
    await page.getByRole("heading", { level: 1, name: /Meet people/ }).waitFor();
    expect(await navigation(page).isVisible()).toBe(true);
  });

  test("F-030 where everything is taken out there are still words and a button", async () => {
    const { page, context } = await openWindow(browser, site.origin, { width });
    await visit(page, "/members");
    await context.setOffline(true);
    await page.locator("[data-slot=banner]").waitFor();
    await page.evaluate(() => {
      document.querySelector("[data-slot=banner]")!.remove();
      document.querySelector("#root")!.replaceChildren();
    });
    await context.setOffline(false);
    await page.getByRole("heading", { name: "An error occurred, please try again later" }).waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("article").first().waitFor();
    expect(await navigation(page).isVisible()).toBe(true);
  });
});

describe("C-124 one guard", () => {
  const open = () => openWindow(browser, site.origin, { width: 1280 });

  test.each([
    ["a screen", screenOf("pricing")],
    ["the texts of a screen", screenOf("en.pricing")],
  ])("for %s that the server has sent", async (_, file) => {
    const { page } = await open();
    await page.route(file, (route) => route.abort());
    const documents = countDocuments(page);
    await page.goto("/pricing");
    await page.getByRole("heading", { name: incomplete }).waitFor();
    expect(documents()).toBe(2);
    expect(await navigation(page).isVisible()).toBe(true);
  });

  test.each([
    ["is not there", { status: 404, contentType: "text/plain", body: "" }],
    ["is a page instead", { status: 200, contentType: "text/html", body: "<!doctype html>" }],
  ])("for code that %s", async (_, answer) => {
    const { page } = await open();
    await page.route(screenOf("pricing"), (route) => route.fulfill(answer));
    await visit(page, "/members");
    const documents = countDocuments(page);
    await follow(page, "/pricing");
    await page.getByRole("heading", { name: incomplete }).waitFor();
    expect(documents()).toBe(1);
  });

  test("for what a component loads by itself", async () => {
    const { page } = await open();
    await page.route("**/assets/menu-panel-*.js", (route) => route.abort());
    await visit(page, "/members");
    const documents = countDocuments(page);
    const menu = page.locator("[aria-haspopup=menu]").first();
    await menu.click();
    await expect.poll(documents).toBe(1);
    await page.locator("html[data-hydrated]").waitFor();
    await menu.click();
    await page.waitForLoadState("networkidle");
    expect(documents()).toBe(1);
  });

  test("for a dialog", async () => {
    const [ada, ben] = await Promise.all([open(), open()]);
    await signUpInWindow(site, ada, { name: "Ada" });
    const { user } = await signUpInWindow(site, ben, { name: "Ben" });
    const me = (await (await ada.page.request.get("/api/user.php")).json()) as { id: string };
    await visit(ada.page, `/members/${user.id}`);
    await pressHeart(ada.page, "Like");
    const { page } = ben;
    await page.route("**/assets/shown-like-*.js", (route) => route.abort());
    await visit(page, `/members/${me.id}`);
    const documents = countDocuments(page);
    await pressHeart(page, "Like");
    await expect.poll(documents).toBe(1);
    await page.locator("html[data-hydrated]").waitFor();
    await pressHeart(page, "Unlike");
    await pressHeart(page, "Like");
    await page.waitForLoadState("networkidle");
    expect(documents()).toBe(1);
    expect(await navigation(page).isVisible()).toBe(true);
  });

  test("for the style", async () => {
    const { page } = await open();
    await page.route("**/assets/*.css", (route) => route.abort());
    const documents = countDocuments(page);
    await page.goto("/");
    await page.getByRole("alert").getByText("This page didn’t load completely").waitFor();
    expect(documents()).toBe(2);
  });

  test("that leaves alone what is only read ahead", async () => {
    const { page } = await open();
    await page.route(screenOf("pricing"), (route) => route.abort());
    await visit(page, "/members");
    const documents = countDocuments(page);
    const failed = page.waitForEvent("requestfailed");
    await page.locator('a[href="/pricing"]').focus();
    await failed;
    await page.waitForLoadState("networkidle");
    expect(documents()).toBe(0);
  });

  test("C-125 that leaves alone a foreign script", async () => {
    const { page } = await open();
    await visit(page, "/members");
    const documents = countDocuments(page);
    await page.evaluate(
      () =>
        new Promise((done) => {
          const script = document.createElement("script");
          script.src = "https://analytics.invalid/a.js";
          script.addEventListener("error", done);
          document.head.append(script);
        }),
    );
    await page.waitForLoadState("networkidle");
    expect(documents()).toBe(0);
  });
});

describe("a start that fails says so, in the page's language", () => {
  const openFrench = () => openWindow(browser, site.origin, { width: 390, locale: "fr-FR" });
  const said = (page: Page) => page.getByRole("alert").getByText("Cette page ne s’est pas chargée entièrement");

  test("without its catalogue", async () => {
    const { page } = await openFrench();
    await page.route(/\/assets\/fr-[^/]*\.js$/, (route) => route.abort());
    const documents = countDocuments(page);
    await page.goto("/pricing");
    await said(page).waitFor();
    expect(documents()).toBe(2);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    await page.unroute(/\/assets\/fr-[^/]*\.js$/);
    await page.getByRole("button", { name: "Recharger" }).click();
    await page.locator("html[data-hydrated]").waitFor();
  });

  test("with a broken state", async () => {
    const { page } = await openFrench();
    await page.route("**/pricing", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('id="page-state">{', 'id="page-state">{"'),
      });
    });
    await page.goto("/pricing");
    await said(page).waitFor();
    expect(await page.getByRole("button", { name: "Recharger" }).isVisible()).toBe(true);
  });

  test.each([
    [
      "cookies",
      () =>
        Object.defineProperty(Document.prototype, "cookie", {
          get: () => "",
          set: () => {
            throw new Error("closed");
          },
        }),
    ],
    [
      "a time zone",
      () => {
        Intl.DateTimeFormat.prototype.resolvedOptions = () => {
          throw new Error("unknown");
        };
      },
    ],
    [
      "storage",
      () =>
        Object.defineProperty(globalThis, "sessionStorage", {
          get: () => {
            throw new Error("closed");
          },
        }),
    ],
    [
      "badges",
      () => {
        Navigator.prototype.clearAppBadge = () => Promise.reject(new Error("closed"));
      },
    ],
  ] as const)("F-030 C-139 but not without %s: the site works", async (_, take) => {
    const { page } = await openWindow(browser, site.origin, { width: 390 });
    await page.addInitScript(take);
    await visit(page, "/members");
    await page.getByRole("article").first().getByRole("link").first().click();
    await page.waitForURL(/\/members\/\d+$/);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});

test("LIVE-05 C-125 a script of another origin that does not come reloads nothing", async () => {
  const { page } = await openWindow(browser, site.origin, { width: 390 });
  await page.route(/other\.test/, (route) => route.abort());
  await visit(page, "/members");
  const documents = countDocuments(page);
  // As text: what compiles this file would take the import for its own.
  const blocked = await page.evaluate(`Promise.all([
    new Promise((done) => {
      const script = document.createElement("script");
      script.src = "https://other.test/analytics.js";
      script.addEventListener("error", () => done("blocked"));
      document.head.append(script);
    }),
    import("https://other.test/payment.js").then(() => "came", () => "blocked"),
  ])`);
  expect(blocked).toEqual(["blocked", "blocked"]);
  await page.getByRole("article").first().getByRole("link").first().click();
  await page.waitForURL(/\/members\/\d+$/);
  expect(documents()).toBe(0);
});

test("C-145 when the entry warning is answered the focus is on the page, by key and by press", async () => {
  const answers = [
    (page: Page) => page.getByRole("dialog").getByRole("button").first().click(),
    (page: Page) => page.getByRole("dialog").getByRole("button").first().press("Enter"),
  ];
  for (const answer of answers) {
    const { page, complaints } = await openWindow(browser, site.origin, { width: 390, entered: false });
    await visit(page, "/");
    await page.getByRole("dialog").waitFor();
    await answer(page);
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    expect(complaints).toEqual([]);
  }
});
