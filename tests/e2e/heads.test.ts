import { calls, type Chats, pageNames } from "@kindling/domain/contract";
import { locales } from "@kindling/locales";
import { beforeAll, describe, expect, test } from "vitest";
import { openWindow, visit, type Window } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";
import { signUpInWindow } from "./support/people.ts";

const site = await openSite();
const browser = await openBrowser();
let ada: Window;
let ben: string;
let conversation: string;
let bundle: string;

beforeAll(async () => {
  ada = await openWindow(browser, site.origin, { width: 1280 });
  const other = await openWindow(browser, site.origin, { width: 1280 });
  await signUpInWindow(site, ada, { name: "Ada" });
  ben = (await signUpInWindow(site, other, { name: "Ben" })).user.id;
  const { request } = ada.context;
  await request.post(calls.sendMessage.path, {
    data: { profile: ben, text: "Hello", request_key: crypto.randomUUID() },
  });
  const { chats } = (await (await request.get(calls.getChats.path)).json()) as Chats;
  conversation = chats[0]!.conversation.id;
  bundle = site.site.bundles[0]!.id;
});

/** Of one document as it comes from the server: what a search engine, or a link's preview, makes of it. */
async function headOf(path: string, code: string, member: boolean) {
  const answer = await fetch(site.origin + path, {
    headers: { cookie: `locale=${code}${member ? `; ${await sessionOf(ada)}` : ""}` },
    redirect: "manual",
  });
  expect.soft(answer.status, path).toBe(200);
  const html = await answer.text();
  const content = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
  return {
    html,
    lang: /<html lang="([^"]+)"/.exec(html)![1]!,
    title: /<title>([^<]*)<\/title>/.exec(html)![1]!,
    description: content("description"),
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1],
    robots: content("robots"),
    graph: ["title", "description", "url", "type", "site_name"].map((name) => content(`og:${name}`)),
  };
}

async function sessionOf({ context }: Window): Promise<string> {
  const [session] = (await context.cookies(site.origin)).filter(({ name }) => /session/.test(name));
  return `${session!.name}=${session!.value}`;
}

const open = () => [
  "/",
  "/members",
  "/signup",
  "/login",
  "/pricing",
  "/lang-config",
  "/activate/done",
  "/activate/error",
  ...pageNames.map((page) => (page === "complaints" ? "/complaints" : `/pages/${page}`)),
];
const members = () => [
  "/profile",
  "/notifications",
  "/notifications/delete",
  "/chats",
  `/chats/${conversation}`,
  "/likes",
  "/match-finder",
  "/swipe-game",
  "/credits",
  `/credits/${bundle}`,
  "/premium",
  "/complete-signup",
];

type Head = Awaited<ReturnType<typeof headOf>>;

const iso = (code: string) => locales.find((locale) => locale.code === code)!.iso;

/** Each screen's head in two languages; what is the same in both is not written for its reader. */
async function headsOf(paths: readonly string[], member: boolean) {
  const heads: { path: string; here: Head; there: Head }[] = [];
  for (const path of paths) {
    const [here, there] = [await headOf(path, "en", member), await headOf(path, "fr", member)];
    heads.push({ path, here, there });
    expect.soft([here.lang, there.lang], path).toEqual([iso("en"), iso("fr")]);
    expect.soft(here.description?.length, path).toBeGreaterThan(20);
    expect.soft(there.description, path).not.toBe(here.description);
    expect.soft(here.title, path).toMatch(/ · Kindling$/);
  }
  // A name is the same in each language, and so are these words.
  const same = heads.filter(({ here, there }) => here.title === there.title).map(({ here }) => here.title);
  expect(same.filter((title) => !/^(?:Messages|Likes|Cookies|Ben, \d+) · /.test(title))).toEqual([]);
  for (const part of ["title", "description"] as const) {
    const all = heads.map(({ here }) => here[part]);
    expect(all.filter((text, n) => all.indexOf(text) !== n)).toEqual([]);
  }
  return heads.flatMap(({ path, here, there }) => [here, there].map((head) => ({ path, ...head })));
}

describe("ROUTE-10 each screen's head, in the reader's language", () => {
  test("of visitors has a canonical address without a language, and a preview's tags", async () => {
    for (const { path, title, description, canonical, robots, graph, html } of await headsOf(open(), false)) {
      expect.soft(canonical, path).toBe(site.origin + path);
      expect.soft(graph, path).toEqual([title, description, canonical, "website", "Kindling"]);
      expect.soft(robots, path).toBeUndefined();
      expect.soft(html, path).not.toContain("hreflang");
    }
  });

  test("F-056 of a member's profile is kept out of search engines, for visitors too, at both addresses", async () => {
    for (const path of [`/members/${ben}`, `/likes/m/${ben}`]) {
      const { robots, canonical, graph } = await headOf(path, "en", path.startsWith("/likes"));
      expect.soft(robots, path).toBe("noindex");
      expect.soft(canonical, path).toBeUndefined();
      expect.soft(graph.filter(Boolean), path).toEqual([]);
    }
  });

  test("of members is kept out of search engines", async () => {
    for (const { path, canonical, robots, graph } of await headsOf(members(), true)) {
      expect.soft(robots, path).toBe("noindex");
      expect.soft(canonical, path).toBeUndefined();
      expect.soft(graph.filter(Boolean), path).toEqual([]);
    }
  });

  test("is said by the document's title too, after a walk without a new document", async () => {
    const { page, complaints } = await openWindow(browser, site.origin, { width: 1280 });
    await visit(page, "/");
    for (const path of ["/pricing", "/pages/faq"]) {
      const { title } = await headOf(path, "en", false);
      await page.getByRole("contentinfo").locator(`a[href="${path}"]`).click();
      await expect.poll(() => page.title()).toBe(title);
    }
    expect(complaints).toEqual([]);
  });
});
