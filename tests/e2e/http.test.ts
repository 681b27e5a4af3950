import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { openWindow, visit } from "./support/browser.ts";
import { openBrowser, openSite } from "./support/open.ts";

const site = await openSite();
const browser = await openBrowser();
let asset: string;

beforeAll(async () => {
  const files = await readdir(resolve(import.meta.dirname, "../../apps/general/dist/client/assets"));
  asset = `/assets/${files.find((name) => name.endsWith(".js"))}`;
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { headers });

/** Sends a request as it stands; answers everything that came, as bytes and as text. */
async function raw(path: string, headers: string): Promise<{ head: string; body: Buffer }> {
  const { hostname, port, host } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}Connection: close\r\n\r\n`);
  const all = Buffer.from(await text(socket.setEncoding("latin1")), "latin1");
  const end = all.indexOf("\r\n\r\n");
  return { head: all.subarray(0, end).toString(), body: all.subarray(end + 4) };
}

describe("F-057 every answer of a site", () => {
  test("says what browsers may do with it: pages, pieces, pictures, calls, the sandbox, the outbox and what is not there", async () => {
    for (const path of [
      "/",
      "/members",
      "/nowhere",
      asset,
      "/favicon.svg",
      "/icon-192.png",
      "/manifest.webmanifest",
      "/assets/nothing.js",
      "/api/settings.php",
      "/api/openapi.json",
      "/media/x.webp",
      "/sandbox/pay",
      "/dev/outbox",
      "/healthz",
    ]) {
      const { headers } = await get(path);
      expect.soft(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect.soft(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
      expect.soft(headers.get("referrer-policy"), path).toBe("same-origin");
      // A site on one's own machine is not encrypted.
      expect.soft(headers.get("strict-transport-security"), path).toBeNull();
    }
  });

  test("is kept for good where its name tells its content, and compared by a tag where it does not", async () => {
    expect((await get(asset)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    for (const path of ["/favicon.svg", "/icon-192.png", "/manifest.webmanifest", "/api/openapi.json"]) {
      for (const encoding of ["br", "gzip", "identity"]) {
        const first = await get(path, { "accept-encoding": encoding });
        const tag = first.headers.get("etag");
        expect.soft(tag, path).toMatch(/^(W\/)?"/);
        const again = await get(path, { "accept-encoding": encoding, "if-none-match": tag! });
        expect.soft([again.status, await again.text()], path).toEqual([304, ""]);
        expect.soft((await get(path, { "if-none-match": '"other"' })).status, path).toBe(200);
      }
    }
    for (const path of ["/", "/api/settings.php"]) expect.soft((await get(path)).headers.get("etag"), path).toBeNull();
  });

  test("comes packed by brotli to who takes it, and whole to who does not", async () => {
    for (const path of ["/", "/members", "/api/members.php", asset]) {
      const { head, body } = await raw(path, "Accept-Encoding: gzip, deflate, br, zstd\r\n");
      expect.soft(head, path).toMatch(/content-encoding: br/i);
      expect.soft(head, path).toMatch(/vary: .*accept-encoding/i);
      expect
        .soft(/transfer-encoding: chunked/i.test(head) || brotliDecompressSync(body).length > body.length)
        .toBe(true);
    }
    expect((await raw("/", "Accept-Encoding: gzip\r\n")).head).toMatch(/content-encoding: gzip/i);
    expect((await raw("/", "Accept-Encoding: br;q=0\r\n")).head).not.toMatch(/content-encoding/i);
    expect((await raw("/", "")).head).not.toMatch(/content-encoding/i);
  });
});

describe("F-057 too many cookies", () => {
  test("lock nobody out: a page says so, clears them, and the next one is there", async () => {
    const { page, context } = await openWindow(browser, site.origin, { width: 390 });
    const cookies = Array.from({ length: 12 }, (_, n) => ({
      name: `full${n}`,
      value: "x".repeat(3_000),
      url: site.origin,
    }));
    await context.addCookies(cookies);
    const answer = await page.goto("/members");
    expect(answer!.status()).toBe(431);
    await page.getByText("more cookies than this site can read").waitFor();
    expect(await context.cookies(site.origin)).toEqual([]);
    await visit(page, "/members");
    await page.getByRole("heading", { level: 1 }).waitFor();
  });

  test("get a page too where they are more than anybody reads", async () => {
    const { head, body } = await raw("/", `Cookie: ${`c=${"x".repeat(4_000)}; `.repeat(80)}\r\n`);
    expect(head).toContain("431");
    expect(head).toContain('clear-site-data: "cookies"');
    expect(body.toString()).toContain("Load the page again");
  });
});
