import { serve } from "@hono/node-server";
import { createEdge } from "@kindling/server";
import { createTestServer } from "@kindling/server/testing";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { BlockList, type AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { backEndAt } from "../../scripts/lib/back-end.ts";
import { builtPages } from "../../scripts/lib/pages.ts";
import { readShells } from "../../scripts/lib/shells.ts";
import { createSitesApp } from "../../scripts/lib/sites-app.ts";
import { openWindow, visit } from "./support/browser.ts";
import { fetchLocal } from "./support/local-fetch.ts";
import { openBrowser, openSites } from "./support/open.ts";
import { signUpInWindow } from "./support/people.ts";
import { walkRoad } from "./support/road.ts";
import type { TestSite } from "./support/site.ts";

const sites = await openSites(["general", "bdsm"]);
const [general, bdsm] = [sites.of("general"), sites.of("bdsm")];
const browser = await openBrowser();

const textOf = async (url: string) => (await fetchLocal(url)).text();

describe("SET-04 two sites side by side from one process", () => {
  test("each has its own title, texts, theme, fonts, icon and manifest", async () => {
    const seen = await Promise.all(
      [general, bdsm].map(async ({ origin }) => {
        const { page, complaints } = await openWindow(browser, origin, { width: 1280 });
        await visit(page, "/");
        const manifest = await fetchLocal(new URL((await page.getAttribute("link[rel=manifest]", "href"))!, origin));
        expect(complaints).toEqual([]);
        return {
          title: await page.title(),
          heading: await page.getByRole("heading", { level: 1 }).innerText(),
          brand: await page.getAttribute("html", "data-brand"),
          font: await page.evaluate(() => getComputedStyle(document.querySelector("h1")!).fontFamily.split(",", 1)[0]),
          colours: await page.locator("meta[name=theme-color]").count(),
          loaded: await page.evaluate(async () => {
            await document.fonts.ready;
            const files = performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1)!);
            return [...new Set(files.filter((name) => name.endsWith(".woff2")).map((name) => name.split("-", 1)[0]))];
          }),
          icon: await textOf(`${origin}/favicon.svg`),
          manifest: ((await manifest.json()) as { name: string }).name,
          type: manifest.headers.get("content-type"),
        };
      }),
    );
    const [one, other] = seen;
    expect(one).toMatchObject({
      title: "Meet people who mean it · Kindling",
      heading: "Meet people who mean it",
      brand: "general",
      font: "Figtree",
      colours: 2,
      loaded: ["figtree"],
      manifest: "Kindling",
      type: "application/manifest+json",
    });
    expect(other).toMatchObject({
      title: "Say what you want · Blackthorn",
      heading: "Say what you want",
      brand: "bdsm",
      font: '"Archivo Condensed"',
      colours: 1,
      loaded: ["archivo"],
      manifest: "Blackthorn",
    });
    expect(one!.icon).not.toBe(other!.icon);
  });

  test("preloads its own fonts and no others, and serves no file of the other brand", async () => {
    for (const [site, other, own] of [
      [general, bdsm, /figtree-latin-wght/],
      [bdsm, general, /archivo-latin-wdth/],
    ] as const) {
      const fonts = (await textOf(site.origin)).match(/rel="preload" href="[^"]+" as="font"/g)!;
      expect(fonts).toHaveLength(1);
      expect(fonts[0]).toMatch(own);
      const file = /href="([^"]+)"/.exec(fonts[0]!)![1]!;
      expect((await fetchLocal(site.origin + file)).status).toBe(200);
      expect((await fetchLocal(other.origin + file)).status).toBe(404);
      for (const icon of ["icon-192.png", "icon-512.png", "icon-maskable-512.png", "apple-touch-icon.png"])
        expect((await fetchLocal(`${site.origin}/${icon}`)).headers.get("content-type")).toBe("image/png");
    }
  });

  test("ROUTE-10 F-050 absolute addresses are the site's own, whatever port or header was sent", async () => {
    for (const { origin } of [general, bdsm]) {
      const page = await (
        await fetchLocal(origin, { headers: { "x-forwarded-host": "evil.test", "x-forwarded-proto": "https" } })
      ).text();
      expect(page).toContain(`<link rel="canonical" href="${origin}/">`);
      expect(page).toContain(`<meta property="og:url" content="${origin}/">`);
      expect(page).not.toContain("evil.test");
    }
  });

  test("each has a pool of members, accounts and cookies of its own", async () => {
    const window = await openWindow(browser, general.origin, { width: 390 });
    const { email, password } = await signUpInWindow(general, window, { name: "Ada" });
    const logIn = ({ origin }: TestSite) =>
      fetchLocal(`${origin}/api/user.php`, { method: "POST", body: JSON.stringify({ email, password }) });
    expect((await logIn(general)).status).toBe(200);
    expect((await logIn(bdsm)).status).toBe(401);

    const [session] = (await window.context.cookies(general.origin)).filter(({ name }) => name === "session");
    const cookie = `session=${session!.value}`;
    const userOn = async ({ origin }: TestSite) =>
      (await fetchLocal(`${origin}/api/user.php`, { headers: { cookie } })).status;
    expect(await userOn(general)).toBe(200);
    expect(await userOn(bdsm)).toBe(403);
    expect(await window.context.cookies(bdsm.origin)).toEqual([]);

    const idsOn = async ({ origin }: TestSite) => {
      const answer = await fetchLocal(`${origin}/api/members.php`);
      return ((await answer.json()) as { results: { id: string }[] }).results.map(({ id }) => id);
    };
    const [mine, theirs] = await Promise.all([general, bdsm].map(idsOn));
    expect(mine!.length).toBeGreaterThan(0);
    expect(theirs!.length).toBeGreaterThan(0);
    expect(mine!.filter((id) => theirs!.includes(id))).toEqual([]);
    expect((await fetchLocal(`${general.origin}/members/${theirs![0]}`)).status).toBe(404);
  });

  test("I18N-01 each speaks the locales of its shell", async () => {
    const langOn = async ({ origin }: TestSite, wish: string) =>
      /<html lang="(\w+)"/.exec(await (await fetchLocal(origin, { headers: { "accept-language": wish } })).text())![1];
    expect(await langOn(bdsm, "de")).toBe("de");
    expect(await langOn(general, "de")).toBe("en");
    expect(await (await fetchLocal(bdsm.origin, { headers: { "accept-language": "de" } })).text()).toContain(
      "Sag, was du willst",
    );
  });

  test("F-050 any other host gets 421 and one line, for pages, files and calls", async () => {
    const { port } = new URL(general.origin);
    for (const host of ["localhost.", "evil.test", "gay.localhost", "general.localhost.evil.test"])
      for (const path of [
        "/",
        "/favicon.svg",
        "/api/settings.php",
        "/manifest.webmanifest",
        "/dev/outbox",
        "/media/x",
      ]) {
        const answer = await fetchLocal(`http://${host}:${port}${path}`);
        expect.soft(answer.status, host + path).toBe(421);
        expect.soft((await answer.text()).trimEnd().split("\n")).toHaveLength(1);
      }
    expect(await textOf(`http://evil.test:${port}/healthz`)).toContain("ok");
  });

  test("visitor → log-in → like → message → pay on the second site", async () => {
    expect(await walkRoad(browser, bdsm, 390)).toEqual([]);
  });
});

test("F-052 SET-01 SET-08 a back end elsewhere, under another name, may compress: pages and calls come whole", async () => {
  const [shell] = await readShells(["general"], 3000);
  const proxies = new BlockList();
  proxies.addAddress("127.0.0.1");
  const server = await createTestServer({ sites: [shell!.site], proxies, countryHeader: "x-country" });
  const asked: string[] = [];
  const behind = new Hono().use(compress({ threshold: 0 })).all("*", (http) => {
    asked.push(http.req.path + new URL(http.req.url).search);
    return server.app.fetch(http.req.raw, http.env as object);
  });
  const http = serve({ fetch: behind.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((done) => http.once("listening", done));
  const app = createSitesApp({
    edge: createEdge({ sites: [shell!.site] }),
    backEnd: backEndAt(`http://127.0.0.1:${(http.address() as AddressInfo).port}`),
    pages: new Map([["general", await builtPages(shell!)]]),
    onFailure: (failure) => {
      throw failure;
    },
  });
  const from = { incoming: { rawHeaders: ["Host", "general.localhost"], socket: { remoteAddress: "8.8.8.8" } } };
  try {
    const ask = (path: string) => app.request(`http://general.localhost${path}`, {}, from);
    const page = await ask("/members?ref=partner&domain=evil.test");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('"geoip_country":"US"');
    expect(asked).toContain("/api/settings.php?ref=partner&domain=general.localhost");
    const settings = await ask("/api/settings.php");
    expect(settings.headers.get("content-encoding")).toBeNull();
    expect(await settings.json()).toMatchObject({ name: "Kindling", geoip_country: "US" });
  } finally {
    http.close();
    await server.close();
  }
});
