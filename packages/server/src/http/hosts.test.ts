import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testSite } from "../testing/site.ts";
import { createEdge, type EdgeEnv } from "./caller.ts";

let http: ServerType;

beforeAll(async () => {
  const app = new Hono<EdgeEnv>().use(createEdge({ sites: [testSite] })).get("*", (context) => context.text("a page"));
  http = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(http, "listening");
});

afterAll(() => {
  http.close();
});

/** Sends a head as it stands, byte by byte; answers the status and the body. */
async function send(head: string): Promise<{ status: number; body: string }> {
  const socket = connect((http.address() as AddressInfo).port, "127.0.0.1");
  socket.end(`${head}\r\nConnection: close\r\n\r\n`, "latin1");
  const [answered = "", body = ""] = (await text(socket)).split("\r\n\r\n", 2);
  return { status: Number(answered.split(" ", 2)[1]), body };
}

const get = (host: string) => send(`GET / HTTP/1.1\r\nHost: ${host}`);

it.each([
  "general.test",
  "GENERAL.Test",
  "general.test:80",
  "general.test:443",
  "general.test:3000",
  "localhost:1",
  "127.0.0.1",
])("C-010 %s is the site", async (host) => {
  expect(await get(host)).toMatchObject({ status: 200 });
});

describe("F-050 C-010 BEYOND-20 a hostile host is nobody's: 421 or 400, one line, no page", () => {
  const isRefusal = ({ status, body }: { status: number; body: string }) =>
    [400, 421].includes(status) && !body.includes("a page") && !body.includes("    at ");

  it.each([
    "",
    " ",
    "evil.test",
    "general.test.",
    "general.test.:80",
    "localhost.",
    "sub.general.test",
    "www.general.test",
    "general.test.evil.test",
    "evil-general.test",
    "general.testevil",
    "general",
    ".general.test",
    "general..test",
    "general.test:",
    "general.test:port",
    "general.test:80:80",
    "general.test:99999",
    "general.test:-1",
    "general.test:80.evil.test",
    "general.test@evil.test",
    "evil.test@general.test",
    "user:pass@general.test",
    "general.test/",
    "general.test/../evil.test",
    "general.test\\.evil.test",
    "general.test#evil.test",
    "general.test?evil.test",
    "general.test,evil.test",
    "evil.test, general.test",
    "general.test evil.test",
    "general%2Etest",
    "general.test%00.evil.test",
    "general.test\u0000",
    "http://general.test",
    "//general.test",
    "127.1",
    "127.0.0.2",
    "0x7f.0.0.1",
    "0177.0.0.1",
    "2130706433",
    "0.0.0.0",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::1",
    "127.0.0.1.nip.io",
    "localhost.evil.test",
    "evil.localhost",
    "169.254.169.254",
    "xn--gnral-9ra.test",
    "g\u00e9n\u00e9ral.test",
    "<script>alert(1)</script>",
    "' or 1=1--",
    "__proto__",
    "constructor",
    "*",
    "null",
    `${"a".repeat(4000)}.test`,
  ])("Host: %j", async (host) => {
    expect(await get(host)).toSatisfy(isRefusal);
  });

  it.each([
    ["no Host at all", "GET / HTTP/1.1"],
    ["an old request without one", "GET / HTTP/1.0"],
    ["two Hosts", "GET / HTTP/1.1\r\nHost: general.test\r\nHost: evil.test"],
    ["two Hosts that agree", "GET / HTTP/1.1\r\nHost: general.test\r\nhOST: general.test"],
    ["another host in its line", "GET http://evil.test/ HTTP/1.1\r\nHost: general.test"],
    ["the site's in its line and another", "GET http://general.test/ HTTP/1.1\r\nHost: evil.test"],
    ["another in X-Forwarded-Host alone", "GET / HTTP/1.1\r\nHost: evil.test\r\nX-Forwarded-Host: general.test"],
    ["another in Forwarded alone", "GET / HTTP/1.1\r\nHost: evil.test\r\nForwarded: host=general.test"],
  ])("%s", async (_, head) => {
    expect(await send(head)).toSatisfy(isRefusal);
  });
});
