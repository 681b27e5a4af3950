import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isSeeded } from "../../scripts/lib/seeded.ts";
import { openWindow, visit, type Window } from "./support/browser.ts";
import type { FormTrial, Trial } from "./support/form-trial.ts";
import { formTrials } from "./support/form-trials.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { type Person, signUpInWindow } from "./support/people.ts";

/** While it is down, no call of a page is answered. */
let down = false;
const gone = () => Promise.reject(new Error("gone"));

const site = await openSite({
  settings: { signup_credits: 50 },
  changePages: (pages) => ({
    ...pages,
    render: (request, options) =>
      pages.render(request, { ...options, onFailure: () => {}, ...(down && { fetchApi: gone }) }),
  }),
});
const browser = await openBrowser();
let other: string;
let confirmed: Person;
let unconfirmed: Person;
let trials = 0;

beforeAll(async () => {
  const window = await openWindow(browser, site.origin, { width: 390 });
  other = (await signUpInWindow(site, window, { name: "Berit" })).user.id;
  confirmed = await signUpInWindow(site, window, { name: "Ada" });
  unconfirmed = await signUpInWindow(site, window, { name: "Cleo", confirmed: false });
  await window.context.close();
});
beforeEach(() => void (down = false));

/** Logs a window in, as a page would. */
async function logIn({ context }: Window, { email, password }: Person): Promise<void> {
  const answer = await context.request.post("/api/user.php", { data: { email, password } });
  expect(answer.status()).toBe(200);
}

const modes = ["without script", "before hydration", "hydrated"] as const;
type Mode = (typeof modes)[number];

interface Begun extends Trial, Window {
  /** Lets the scripts come. */
  readonly release: () => void;
}

/** Opens the page of a form as it is in a mode. */
async function begin({ form, as, path, prepare }: FormTrial, mode: Mode): Promise<Begun> {
  const window = await openWindow(browser, site.origin, {
    width: 390,
    entered: form !== "entry",
    javaScriptEnabled: mode !== "without script",
  });
  const me = form === "activation-mail" ? unconfirmed : confirmed;
  if (as === "member") await logIn(window, me);
  const trial = { ...window, site, me, other, words: `Words of trial ${(trials += 1)}` };
  const come = Promise.withResolvers<void>();
  if (mode === "before hydration")
    await window.page.route("**/*.js", async (route) => {
      await come.promise;
      await route.continue();
    });
  await prepare?.(trial);
  if (mode === "hydrated") await visit(window.page, path(trial));
  else await window.page.goto(path(trial), { waitUntil: "commit" });
  return { ...trial, release: () => come.resolve() };
}

const buttonOf = ({ button }: FormTrial, page: Page) => page.getByRole("button", { name: button }).first();

/** What the address may never hold. */
const secrets = /password=|correct|horse|@example|not%20lost|not\+lost/;

describe.each(modes)("BEYOND-36 F-010 %s", (mode) => {
  // What a form does once its page lives is what all other walks drive: a part of the forms is enough for `npm test`.
  const part = mode === "hydrated" ? 3 : 1;
  const tried = formTrials.filter(
    ({ form, scriptless }) => (!scriptless || mode === "without script") && isSeeded(form, part),
  );
  test.each(tried.map((trial) => [trial.form, trial] as const))("%s does what it says", async (_, form) => {
    const begun = await begin(form, mode);
    const addresses: string[] = [];
    begun.page.on("framenavigated", (frame) => addresses.push(frame.url()));
    await form.fill?.(begun);
    const pressed = buttonOf(form, begun.page).click();
    if (mode === "before hydration") {
      await begun.page.waitForRequest((request) => request.method() === "POST");
      begun.release();
    }
    await pressed;
    await form.done(begun);
    expect(addresses.filter((address) => secrets.test(address))).toEqual([]);
    await begun.context.close();
  });

  const refused = tried.filter(({ wrong }) => wrong);
  test.each(refused.map((trial) => [trial.form, trial] as const))(
    "%s says in place what is wrong and keeps what was typed",
    async (_, form) => {
      const begun = await begin(form, mode);
      const { page, me } = begun;
      await form.wrong!(begun);
      const sent = mode !== "hydrated";
      const answered = sent ? page.waitForResponse((response) => response.request().method() === "POST") : undefined;
      await buttonOf(form, page).click();
      begun.release();
      const status = (await answered)?.status() ?? 422;
      await page.getByText(form.says!).first().waitFor();
      const [field, value] = form.keeps ?? ["body", ""];
      const kept = form.keeps ? await page.locator(field).inputValue() : "";
      const secrets = await page
        .locator("[name=password]")
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
      // A new document says at once why it is this one again.
      const plain = mode === "without script";
      const title = plain ? (await page.title()).slice(0, 7) : "Error: ";
      const focus = plain ? await page.evaluate(() => document.activeElement?.role) : "alert";
      const expected = { status: 422, kept: value === "email" ? me.email : value, title: "Error: ", focus: "alert" };
      expect({ status, kept, title, focus }).toEqual(expected);
      expect(sent ? secrets.join("") : "").toBe("");
      await begun.context.close();
    },
  );

  const entered = tried.filter(({ enter }) => enter);
  test.each(entered.map((trial) => [trial.form, trial] as const))("%s is sent by Enter", async (_, form) => {
    const begun = await begin(form, mode);
    await form.fill?.(begun);
    await begun.page.locator(form.enter!).press("Enter");
    begun.release();
    expect(await form.done(begun)).toBeUndefined();
    await begun.context.close();
  });
});

test("BEYOND-36 no form of any page is left out of these trials", async () => {
  const { page, context } = await openWindow(browser, site.origin, { width: 390, entered: false });
  const found = new Set<string>();
  const look = async (path: string) => {
    await page.goto(path, { waitUntil: "commit" });
    const forms = await page.$$eval("form", (all) =>
      all.map((form) => ({ method: form.method, name: new FormData(form).get("form") })),
    );
    for (const { method, name } of forms) found.add(method === "get" ? "search" : String(name));
  };
  await page.route("**/*.js", (route) => route.abort());
  for (const path of ["/", "/login", "/signup", "/members", `/members/${other}`, "/premium"]) await look(path);
  for (const path of ["/reset-password", "/reset-password/do", "/mail-change/do", "/undo-change", "/account-deleted"])
    await look(`${path}?token=any`);
  await logIn({ page, context, complaints: [] }, unconfirmed);
  await look("/likes");
  await logIn({ page, context, complaints: [] }, confirmed);
  const bundle = site.site.bundles[0]!.id;
  for (const path of ["/", "/profile", "/notifications", "/lang-config", "/members", `/members/${other}/chat`])
    await look(path);
  for (const path of ["/likes", "/swipe-game", "/chats", "/credits", `/credits/${bundle}`, "/complete-signup"])
    await look(path);
  for (const part of ["email", "password", "devices", "delete"]) await look(`/notifications/${part}`);
  for (const path of ["gift", "safety"]) await look(`/members/${other}/${path}`);
  await page.request.post("/api/block.php", { data: { profile: other } });
  await look(`/members/${other}`);
  await page.request.delete("/api/block.php", { data: { profile: other } });
  expect([...found].toSorted()).toEqual(["search", ...formTrials.map(({ form }) => form)].toSorted());
  await context.close();
});

test("BEYOND-36 a like that is refused says why, on the page that it was pressed on", async () => {
  const window = await openWindow(browser, site.origin, { width: 390, javaScriptEnabled: false });
  await logIn(window, unconfirmed);
  const { page, context } = window;
  await page.goto(`/members/${other}`);
  await page.getByRole("button", { name: "Like" }).first().click();
  await page.getByRole("alert").filter({ hasText: "to write and like" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/members/${other}`);
  expect(await page.getByRole("button", { name: "Unlike" }).count()).toBe(0);
  await context.close();
});

/** A form of a page as the browser would send it. */
const fieldsOf = (page: Page, form: string): Promise<Record<string, string>> =>
  page.evaluate((name) => {
    const carrier = document.querySelector<HTMLInputElement>(`input[name=form][value="${name}"]`)!;
    return Object.fromEntries([...new FormData(carrier.form!)].map(([key, value]) => [key, String(value)]));
  }, form);

interface Ready extends Window, Person {
  readonly fields: Record<string, string>;
  readonly path: string;
}

/** A member with a message written, not yet sent. */
async function written(text: string): Promise<Ready> {
  const window = await openWindow(browser, site.origin, { width: 390, javaScriptEnabled: false });
  const me = await signUpInWindow(site, window, { name: "Ada" });
  const path = `/members/${other}/chat`;
  await window.page.goto(path);
  const fields = { ...(await fieldsOf(window.page, "message")), text };
  return { ...window, ...me, path, fields };
}

/** The texts that have come to a conversation. */
async function textsOf({ context, path }: Ready): Promise<readonly string[]> {
  const answer = await context.request.get(`/api/messages.php?profile=${other}`);
  const { messages } = (await answer.json()) as { messages: { text?: string }[] };
  expect(path).toContain(other);
  return messages.map(({ text = "" }) => text);
}

const post = (ready: Ready, form: Record<string, string>, headers: Record<string, string> = {}) =>
  ready.context.request.post(ready.path, { form, headers, maxRedirects: 0 });

describe("BEYOND-36 the guard of forms is that of calls", () => {
  test.each([
    ["another site's by fetch metadata", { "sec-fetch-site": "cross-site" }],
    ["a sibling brand's", { "sec-fetch-site": "same-site" }],
    ["a foreign origin", { origin: "https://evil.test" }],
    ["an opaque origin", { origin: "null" }],
  ])("%s is refused before any work", async (_, headers) => {
    const ready = await written("Foreign words");
    const answer = await post(ready, ready.fields, headers);
    expect(answer.status()).toBe(403);
    expect(await textsOf(ready)).toEqual([]);
    await ready.context.close();
  });

  test("what is too large, no form, or holds what nobody types is refused, and nothing is done", async () => {
    const ready = await written("Odd words");
    const { request } = ready.context;
    const ours = { "sec-fetch-site": "same-origin" };
    const refused = async (options: Parameters<typeof request.post>[1]) =>
      (await request.post(ready.path, { maxRedirects: 0, headers: ours, ...options })).status();
    expect(await refused({ form: { ...ready.fields, text: "x".repeat(1_000_000) } })).toBe(413);
    expect(await refused({ data: ready.fields })).toBe(400);
    expect(await refused({ data: "text=x", headers: { ...ours, "content-type": "text/plain" } })).toBe(400);
    expect(await refused({ form: { ...ready.fields, text: "a\u0000b" } })).toBe(400);
    expect(await refused({ form: { ...ready.fields, form: "nothing" } })).toBe(400);
    expect(await textsOf(ready)).toEqual([]);
    await ready.context.close();
  });

  test("a path that is only posted to answers 405 to everything else", async () => {
    const { context } = await openWindow(browser, site.origin, { width: 390 });
    const get = await context.request.get("/log-out", { maxRedirects: 0 });
    expect([get.status(), get.headers()["allow"]]).toEqual([405, "POST"]);
    expect((await context.request.head("/log-out", { maxRedirects: 0 })).status()).toBe(405);
    const put = await context.request.put("/login", { maxRedirects: 0 });
    expect([put.status(), put.headers()["allow"]]).toEqual([405, "GET, HEAD, POST"]);
    expect((await context.request.post("/no-such-page", { maxRedirects: 0 })).status()).toBe(404);
    await context.close();
  });
});

describe("BEYOND-36 a form is done once", () => {
  test("a message that is sent five times at once, and its reload, is one", async () => {
    const ready = await written("Only once");
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(ready, ready.fields)));
    expect(answers.map((answer) => answer.status())).toEqual(Array(5).fill(303));
    expect((await post(ready, ready.fields)).status()).toBe(303);
    expect(await textsOf(ready)).toEqual(["Only once"]);
    await post(ready, { ...ready.fields, text: "Something else" });
    expect(await textsOf(ready)).toEqual(["Only once", "Something else"]);
    await ready.context.close();
  });

  test("an order that is pressed twice is one payment", async () => {
    const ready = await written("");
    const path = `/credits/${site.site.bundles[0]!.id}`;
    await ready.page.goto(path);
    const fields = await fieldsOf(ready.page, "order");
    const sent = await Promise.all([1, 2].map(() => post({ ...ready, path }, fields)));
    const places = sent.map((answer) => answer.headers()["location"]);
    expect(sent.map((answer) => answer.status())).toEqual([303, 303]);
    expect(new Set(places).size).toBe(1);
    await ready.context.close();
  });
});

describe("BEYOND-36 F-001 a form speaks for the account that its page was made for", () => {
  test("when somebody else is there, nothing is done and their page has no word of it", async () => {
    const ready = await written("Ada's own words");
    await signUpInWindow(site, ready, { name: "Cleo" });
    const answer = await post(ready, ready.fields);
    expect([answer.status(), answer.headers()["location"]]).toEqual([303, ready.path]);
    await ready.page.goto(ready.path);
    expect(await ready.page.content()).not.toContain("own words");
    expect(await textsOf(ready)).toEqual([]);
    await ready.context.close();
  });

  test("when the session has ended, the words wait on the page until they can be sent", async () => {
    const ready = await written("");
    const { page, context, email, password } = ready;
    await page.getByRole("textbox").fill("Still here\nafter all");
    await context.clearCookies({ name: /session/ });
    await page.getByRole("button", { name: /^Send( for|$)/ }).click();
    await page.getByText("Still here after all").waitFor();
    await page.getByRole("link", { name: "Open a new tab to log in" }).waitFor();
    await context.request.post("/api/user.php", { data: { email, password } });
    await page.getByRole("button", { name: "Send again" }).click();
    await page.getByRole("article").filter({ hasText: "Still here after all" }).waitFor();
    expect(await textsOf(ready)).toEqual(["Still here\nafter all"]);
    await context.close();
  });
});

test("BEYOND-36 a back end that is down costs no word, and the form can be sent again", async () => {
  const ready = await written("");
  const { page, context } = ready;
  await page.getByRole("textbox").fill("Through the storm");
  down = true;
  await page.getByRole("button", { name: /^Send( for|$)/ }).click();
  await page.getByText("Through the storm").waitFor();
  down = false;
  await page.getByRole("button", { name: "Send again" }).click();
  await page.getByRole("article").filter({ hasText: "Through the storm" }).waitFor();
  expect(await textsOf(ready)).toEqual(["Through the storm"]);
  await context.close();
});

test("BEYOND-36 a log-in while the back end is down stands there again, without its password", async () => {
  const { page, context } = await openWindow(browser, site.origin, { width: 390, javaScriptEnabled: false });
  await page.goto("/login");
  await page.locator("[name=email]").fill("someone@example.com");
  await page.locator("[name=password]").fill("correct horse battery");
  down = true;
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("alert").waitFor();
  expect(await page.locator("[name=email]").inputValue()).toBe("someone@example.com");
  expect(await page.content()).not.toContain("correct horse");
  await context.close();
});
