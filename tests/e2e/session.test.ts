import { randomUUID } from "node:crypto";
import { calls, type Chats, type User } from "@kindling/domain/contract";
import { firstPollDelay, minute, pollInterval } from "@kindling/domain/rules";
import type { Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { launchBrowser, openWindow, visit, type Window } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { type Person, signUpAside, signUpInWindow } from "./support/people.ts";
import { widthsOf } from "./support/widths.ts";

const site = await openSite();
const browser = await openBrowser();

const open = (width = 1280) => openWindow(browser, site.origin, { width });

/** Somebody with an account, in a window of their own. */
async function member(name: string, width?: number): Promise<Window & Person> {
  const window = await open(width);
  return { ...window, ...(await signUpInWindow(site, window, { name })) };
}

/** Somebody with an account and no window. */
const aside = (name: string) => signUpAside(site, browser, name);

type Cookies = Pick<Window, "context">;

/** Logs the window's browser in, as a page of another tab would. */
async function logInElsewhere({ context }: Cookies, { email, password }: Person): Promise<void> {
  const answer = await context.request.post("/api/user.php", { data: { email, password } });
  expect(answer.status()).toBe(200);
}

/** Ends the session on the server; the browser keeps the cookie and has heard nothing. */
async function endSession({ context }: Cookies): Promise<void> {
  const [session] = (await context.cookies(site.origin)).filter(({ name }) => /session/.test(name));
  const headers = { cookie: `${session!.name}=${session!.value}`, "x-request-type": "client" };
  expect((await fetch(`${site.origin}/api/logout.php`, { headers })).status).toBe(200);
}

async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.locator("form button[type=submit]").click();
}

async function logOut(page: Page, person: Person): Promise<void> {
  await account(page, person).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
}

/** The menu that only this member's pages have. */
const account = (page: Page, { user }: Person) => page.getByRole("button", { name: `${user.profile.name}’s account` });
/** Waits for a page that the server made for somebody. */
const madeFor = (page: Page, { user }: Person) =>
  page.waitForFunction((id) => {
    const state = document.getElementById("page-state")?.textContent;
    return state && "hydrated" in document.documentElement.dataset && JSON.parse(state).user?.id === id;
  }, user.id);
const composer = (page: Page) => page.locator("main textarea");
const bubbles = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });
const chatWith = ({ user }: Person) => `/members/${user.id}/chat`;

async function write(page: Page, text: string) {
  await composer(page).fill(text);
  await page.getByRole("button", { name: /^Send/ }).click();
}

async function read<T>({ context }: Cookies, path: string): Promise<T> {
  return (await (await context.request.get(path)).json()) as T;
}

/** The page comes anew, without a reload of the test's. */
const newDocument = (page: Page) => page.waitForEvent("domcontentloaded");

/** Counts what a page asks of a call. */
function countCalls(page: Page, call: { path: string }): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === call.path) requests.push(request);
  });
  return requests;
}

describe.each(widthsOf("another's page"))("F-001 a page of one account in a browser of another, at %d px", (width) => {
  test("sends nothing, and comes again as who is there, without the former one's words", async () => {
    const [ada, ben, cleo] = [await member("Ada", width), await aside("Ben"), await aside("Cleo")];
    await visit(ada.page, chatWith(cleo));
    await composer(ada.page).fill("Words of Ada");
    await logInElsewhere(ada, ben);
    const anew = newDocument(ada.page);
    await composer(ada.page).press("Enter");
    await anew;
    await ada.page.locator("html[data-hydrated]").waitFor();
    await madeFor(ada.page, ben);
    expect(await composer(ada.page).inputValue()).toBe("");
    expect(await ada.page.content()).not.toContain("Words of Ada");
    expect((await read<Chats>(cleo, "/api/chats.php")).chats).toEqual([]);
    expect((await read<User>(ada, "/api/user.php")).credits).toBe(ben.user.credits);

    // F-002: they are Ada's, and wait for her.
    await logInElsewhere(ada, ada);
    await visit(ada.page, chatWith(cleo));
    await bubbles(ada.page, "Words of Ada").waitFor();
    await ada.page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => bubbles(ada.page, "Words of Ada").getAttribute("data-state")).toBe("sent");
    expect((await read<Chats>(cleo, "/api/chats.php")).chats.map(({ profile }) => profile.name)).toEqual(["Ada"]);
    expect(ada.complaints).toEqual([]);
  });

  test("saves nothing into the other one's profile", async () => {
    const [ada, ben] = [await member("Ada", width), await aside("Ben")];
    await visit(ada.page, "/profile");
    await ada.page.getByLabel("About me").fill("All about Ada");
    await logInElsewhere(ada, ben);
    const anew = newDocument(ada.page);
    await ada.page.getByRole("button", { name: "Save" }).click();
    await anew;
    await ada.page.locator("html[data-hydrated]").waitFor();
    expect(await ada.page.getByLabel("About me").inputValue()).toBe("Hello, I am Ben.");
    expect((await read<User>(ada, "/api/user.php")).profile.about).toBe("Hello, I am Ben.");
    expect(ada.complaints).toEqual([]);
  });
});

test("F-001 a log-in page where somebody has logged in meanwhile leads to their own page", async () => {
  const [ada, ben] = [await aside("Ada"), await open()];
  await visit(ben.page, "/login");
  await logInElsewhere(ben, ada);
  await logIn(ben.page, { ...ada, email: "nobody@example.com" });
  await ben.page.waitForURL("**/members");
  expect((await read<User>(ben, "/api/user.php")).id).toBe(ada.user.id);
  await madeFor(ben.page, ada);
});

describe("F-002 unsent words", () => {
  test("of a message that was on its way when the session ended are their writer's alone", async () => {
    const [ada, ben, cleo] = [await member("Ada"), await aside("Ben"), await aside("Cleo")];
    const { page } = ada;
    await visit(page, chatWith(cleo));
    await page.route("**/api/message.php", async (route) => {
      await endSession(ada);
      await route.continue();
    });
    await write(page, "On its way");
    await page.waitForURL("**/login?next=*");
    await page.unroute("**/api/message.php");

    await logIn(page, ben);
    await page.waitForURL(`**${chatWith(cleo)}`);
    await page.locator("html[data-hydrated]").waitFor();
    await madeFor(page, ben);
    expect(await page.content()).not.toContain("On its way");
    await logOut(page, ben);
    await page.getByRole("link", { name: "Log in" }).waitFor();

    await visit(page, `/login?next=${chatWith(cleo)}`);
    await logIn(page, ada);
    await bubbles(page, "On its way").waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => bubbles(page, "On its way").getAttribute("data-state")).toBe("sent");
    const { chats } = await read<Chats>(cleo, "/api/chats.php");
    expect(chats.map(({ profile, last_message: last }) => [profile.name, last?.kind === "text" && last.text])).toEqual([
      ["Ada", "On its way"],
    ]);
    expect(ada.complaints).toEqual([]);
  });

  test("LIVE-04 stay over an ended session and a closed tab, and C-064 go with a log-out", async () => {
    const [ada, ben] = [await member("Ada"), await aside("Ben")];
    await visit(ada.page, chatWith(ben));
    await composer(ada.page).fill("Half a thought");
    await endSession(ada);
    await ada.page.close();

    const page = await ada.context.newPage();
    await visit(page, `/login?next=${chatWith(ben)}`);
    await logIn(page, ada);
    await page.waitForURL(`**${chatWith(ben)}`);
    await expect.poll(() => composer(page).inputValue()).toBe("Half a thought");

    await logOut(page, ada);
    await page.getByRole("link", { name: "Log in" }).waitFor();
    await visit(page, `/login?next=${chatWith(ben)}`);
    await logIn(page, ada);
    await page.waitForURL(`**${chatWith(ben)}`);
    await page.locator("html[data-hydrated]").waitFor();
    expect(await composer(page).inputValue()).toBe("");
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Half a thought");
  });
});

describe("F-003 tabs of one browser", () => {
  test("log out together at once, and log in together", async () => {
    const ada = await member("Ada");
    const other = await ada.context.newPage();
    await visit(ada.page, "/members");
    await visit(other, "/likes");
    await logOut(ada.page, ada);
    await other.waitForURL("**/login?next=%2Flikes");
    await other.locator("html[data-hydrated]").waitFor();
    await ada.page.getByRole("link", { name: "Log in" }).waitFor();

    await logIn(other, ada);
    await other.waitForURL("**/likes");
    await madeFor(ada.page, ada);
    expect(ada.complaints).toEqual([]);
  });

  test("turn to the next member at once", async () => {
    const [ada, ben] = [await member("Ada"), await aside("Ben")];
    const other = await ada.context.newPage();
    await visit(other, "/profile");
    await other.getByLabel("About me").fill("Not saved yet");
    await logInElsewhere(ada, ben);
    await visit(ada.page, "/members");
    await madeFor(other, ben);
    await other.locator("html[data-hydrated]").waitFor();
    expect(await other.getByLabel("About me").inputValue()).toBe("Hello, I am Ben.");
  });
});

describe("F-004 a page that the browser kept", () => {
  /** Chromium tells a page so when it shows it again. */
  const restore = (page: Page) =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

  test("after log-in, log-out and Back twice holds nothing of who was there", async () => {
    const keeping = await launchBrowser({ keepsPages: true });
    try {
      const [ada, { page }] = [await aside("Ada"), await openWindow(keeping, site.origin, { width: 1280 })];
      await page.addInitScript(() =>
        addEventListener("pageshow", ({ persisted }) => (document.documentElement.dataset["kept"] = String(persisted))),
      );
      const back = async (path: string) => {
        await page.evaluate(() => history.back());
        await page.waitForURL(`**${path}`, { waitUntil: "commit" });
      };
      await visit(page, "/login");
      await logIn(page, ada);
      await madeFor(page, ada);
      await logOut(page, ada);
      await page.getByRole("link", { name: "Log in" }).waitFor();
      await back("/members");
      await expect.poll(() => account(page, ada).count()).toBe(0);
      await back("/login");
      await page.locator("html[data-kept=true]").waitFor();
      expect(await page.locator("[name=password]").inputValue()).toBe("");
      expect(await page.getByLabel("Email address").inputValue()).toBe("");
      expect(await page.locator("form button[type=submit]").getAttribute("aria-busy")).not.toBe("true");
      await logIn(page, ada);
      await madeFor(page, ada);
    } finally {
      await keeping.close();
    }
  });

  test("asks who is there", async () => {
    const [ada, ben] = [await member("Ada"), await aside("Ben")];
    await visit(ada.page, "/profile");
    await logInElsewhere(ada, ben);
    await restore(ada.page);
    await madeFor(ada.page, ben);
    await endSession(ada);
    await restore(ada.page);
    await ada.page.waitForURL("**/login?next=%2Fprofile");
    expect(ada.complaints).toEqual([]);
  });

  test("stays where the same one is there", async () => {
    const ada = await member("Ada");
    await visit(ada.page, chatWith(ada));
    await ada.page.evaluate(() => document.body.setAttribute("data-same", ""));
    const asked = ada.page.waitForResponse("**/api/user.php");
    await restore(ada.page);
    await asked;
    expect(await ada.page.locator("body[data-same]").count()).toBe(1);
  });

  test("of the log-in holds no secrets, and its button does not turn for ever", async () => {
    const ada = await member("Ada");
    await ada.context.clearCookies({ name: /session/ });
    await visit(ada.page, "/login");
    const left = Promise.withResolvers<void>();
    // The next page does not come: this one stays as the browser would keep it.
    await ada.page.route("**/members", (route) => {
      left.resolve();
      return route.fulfill({ status: 204 });
    });
    await logIn(ada.page, ada);
    await left.promise;
    await expect.poll(() => ada.page.locator("[name=password]").inputValue()).toBe("");
    expect(await ada.page.getByLabel("Email address").inputValue()).toBe("");
    const button = ada.page.locator("form button[type=submit]");
    expect(await button.getAttribute("aria-busy")).toBe("true");
    await endSession(ada);
    await restore(ada.page);
    await expect.poll(() => button.getAttribute("aria-busy")).not.toBe("true");
  });
});

describe("F-005 a log-out that does not reach the server", () => {
  test("is done by the next page, and undone by nobody else's", async () => {
    const [ada, ben] = [await member("Ada"), await aside("Ben")];
    await visit(ada.page, "/members");
    await account(ada.page, ada).click();
    await ada.context.setOffline(true);
    await ada.page.getByRole("menuitem", { name: "Log out" }).click();
    await ada.page.getByText("You’re not logged out yet").waitFor();
    await ada.page.close();
    await ada.context.setOffline(false);

    const page = await ada.context.newPage();
    await page.goto("/members");
    await page.getByRole("link", { name: "Log in" }).waitFor();
    await visit(page, "/login");
    await logIn(page, ben);
    await madeFor(page, ben);
    expect((await read<User>(ada, "/api/user.php")).id).toBe(ben.user.id);
  });
});

describe("LIVE-01 the refresh", () => {
  const setVisible = (page: Page, visible: boolean) =>
    page.evaluate(
      (state) => {
        Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
        document.dispatchEvent(new Event("visibilitychange"));
      },
      visible ? "visible" : "hidden",
    );

  test("F-033 C-110 rests while hidden and comes once on return, whatever the device's clock says", async () => {
    const ada = await member("Ada");
    const { page } = ada;
    await page.clock.install();
    await visit(page, "/members");
    const chats = countCalls(page, calls.getChats);
    await page.clock.runFor(firstPollDelay);
    await expect.poll(() => chats.length).toBe(1);

    await setVisible(page, false);
    await page.clock.runFor(30_000);
    await setVisible(page, true);
    await page.clock.runFor(1);
    await expect.poll(() => chats.length).toBe(2);

    await setVisible(page, false);
    await page.clock.runFor(60 * minute);
    expect(chats.length).toBe(2);
    // A clock that is put back by a day.
    await page.clock.setSystemTime(Date.now() - 24 * 60 * minute);
    await setVisible(page, true);
    await page.clock.runFor(1);
    await expect.poll(() => chats.length).toBe(3);
    await page.clock.runFor(pollInterval);
    await expect.poll(() => chats.length).toBe(4);
  });

  test("C-112 AUTH-16 hears once that the session has ended, and stops", async () => {
    const ada = await member("Ada");
    const { page } = ada;
    await page.clock.install();
    await visit(page, "/likes");
    await page.waitForLoadState("networkidle");
    const refused: string[] = [];
    page.on("response", (response) => {
      if (response.status() === 403) refused.push(new URL(response.url()).pathname);
    });
    await endSession(ada);
    await page.clock.runFor(firstPollDelay);
    await page.waitForURL("**/login?next=*");
    await page.locator("html[data-hydrated]").waitFor();
    await page.clock.runFor(10 * minute);
    expect(refused).toEqual([calls.getEvents.path]);
  });
});

describe("F-031 C-054 a refusal by somebody in between", () => {
  const answers = [
    ["a firewall's page", { status: 403, body: "<html>" }, "We couldn’t do that. Reload the page and try again."],
    ["an hour to wait", { status: 429, headers: { "retry-after": "3600" } }, "Try again in 1 hour."],
  ] as const;

  test.each(answers)("%s is said at once, after one call", async (_, answer, text) => {
    const { page } = await open();
    await visit(page, "/login");
    await page.route("**/api/user.php", (route) => route.fulfill(answer));
    const requests = countCalls(page, calls.logIn);
    await page.getByLabel("Email address").fill("ada@example.com");
    await page.locator("[name=password]").fill(randomUUID());
    await page.locator("form button[type=submit]").click();
    await page.getByRole("alert").getByText(text).waitFor();
    expect(requests).toHaveLength(1);
  });
});
