import { BlockList } from "node:net";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { testSite } from "../testing/site.ts";
import { createEdge, type EdgeEnv } from "./caller.ts";

const proxies = new BlockList();
proxies.addSubnet("10.0.0.0", 8);
proxies.addSubnet("fd00::", 8, "ipv6");

const other = { ...testSite, key: "gay" as const, hosts: ["other.test"], origin: "http://other.test" };
const edge = createEdge({ sites: [testSite, other], proxies, countryHeader: "CF-IPCountry" });

interface Asked {
  readonly url?: string;
  readonly from?: string | undefined;
  readonly headers?: Record<string, string>;
  readonly encrypted?: boolean;
}

function ask({ url = "http://general.test:3000/", from, headers = {}, encrypted = false }: Asked) {
  const app = new Hono<EdgeEnv>().use(edge).get("/", (http) => http.json({ ...http.get("caller"), site: undefined }));
  const incoming =
    from === undefined
      ? undefined
      : { rawHeaders: ["Host", "general.test"], socket: { remoteAddress: from, encrypted } };
  return app.request(url, { headers }, { incoming });
}

const caller = async (asked: Asked) => (await ask(asked)).json();

describe("C-010 BEYOND-20 F-050 forwarded headers", () => {
  const headers = {
    "x-forwarded-host": "other.test",
    "x-forwarded-for": "1.2.3.4, 198.51.100.7, 10.0.0.9",
    "x-forwarded-proto": "https",
    "cf-ipcountry": "fr",
  };
  const believed = {
    address: "198.51.100.7",
    host: "other.test",
    scheme: "https",
    origin: "https://other.test",
    country: "FR",
  };

  it.each(["10.0.0.1", "::ffff:10.0.0.1", "fd00::1"])("are believed of our own proxy %s", async (from) => {
    expect(await caller({ from, headers })).toEqual(believed);
  });

  it("make good a host that is the proxy's own", async () => {
    expect(await caller({ url: "http://app:3000/", from: "10.0.0.1", headers })).toEqual(believed);
  });

  it.each([undefined, "203.0.113.1", "2001:db8::1"])("are believed of nobody else: %s", async (from) => {
    expect(await caller({ from, headers })).toMatchObject({ host: "general.test:3000", country: null });
    expect((await caller({ from, headers })).address).not.toContain("198.51");
    expect((await ask({ url: "http://app:3000/", from, headers })).status).toBe(421);
  });

  it("may be missing", async () => {
    expect(await caller({ from: "10.0.0.1" })).toMatchObject({ address: "10.0.0.1", host: "general.test:3000" });
  });
});

describe("F-051 the address", () => {
  const from = "10.0.0.1";
  it.each([
    ["203.0.113.9:4711", "203.0.113.9"],
    ["203.0.113.9:4712", "203.0.113.9"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["2001:db8::2", "2001:db8::2"],
    ["203.0.113.9, [fd00::7]:80, 10.1.1.1", "203.0.113.9"],
    ["203.0.113.9, nonsense, 10.1.1.1", "10.1.1.1"],
    ["nonsense", from],
    ["203.0.113.9, ", from],
    ["", from],
  ])("of X-Forwarded-For: %s is %s", async (forwarded, address) => {
    expect(await caller({ from, headers: { "x-forwarded-for": forwarded } })).toMatchObject({ address });
  });
});

describe("the scheme", () => {
  it.each<[string, Asked, string]>([
    ["is the connection's", { url: "http://other.test/", from: "203.0.113.1", encrypted: true }, "https"],
    ["is what the proxy says", { from: "10.0.0.1", headers: { "x-forwarded-proto": "http" } }, "http"],
    ["is what the first proxy says", { from: "10.0.0.1", headers: { "x-forwarded-proto": "HTTPS, http" } }, "https"],
    ["is the site's where nobody says", { from: "10.0.0.1" }, "https"],
    ["is the site's where nonsense is said", { from: "10.0.0.1", headers: { "x-forwarded-proto": "ftp" } }, "https"],
    ["is http on this machine", { url: "http://localhost:3000/", from: "127.0.0.1" }, "http"],
    ["is http where the site is", { url: "http://other.test/", from: "203.0.113.1" }, "http"],
  ])("%s", async (_, asked, scheme) => {
    expect(await caller(asked)).toMatchObject({ scheme });
  });
});

describe("SET-08 the country", () => {
  it.each<[string, Asked, string | null]>([
    ["is the address's", { from: "8.8.8.8" }, "US"],
    ["is the IPv6 address's", { from: "2001:4860:4860::8888" }, "US"],
    ["is the forwarded address's", { from: "10.0.0.1", headers: { "x-forwarded-for": "193.0.6.139" } }, "NL"],
    [
      "is what the proxy says first",
      { from: "10.0.0.1", headers: { "x-forwarded-for": "8.8.8.8", "cf-ipcountry": "SE" } },
      "SE",
    ],
    ["is not what anybody else says", { from: "8.8.8.8", headers: { "cf-ipcountry": "SE" } }, "US"],
    [
      "is the address's where the proxy knows none",
      { from: "10.0.0.1", headers: { "x-forwarded-for": "8.8.8.8", "cf-ipcountry": "XX" } },
      "US",
    ],
    ["is none for Tor", { from: "10.0.0.1", headers: { "cf-ipcountry": "T1" } }, null],
    ["is none of an address at home", { from: "192.168.1.7" }, null],
    ["is none of this machine", { from: "::1" }, null],
  ])("%s", async (_, asked, country) => {
    expect(await caller(asked)).toMatchObject({ country });
  });
});

describe("F-050 BEYOND-20 a forwarded host that is no site's, or not one host, is answered 421", () => {
  it.each([
    "evil.test",
    "general.test, evil.test",
    "evil.test, general.test",
    "general.test.",
    "general.test:",
    "general.test:99999",
    "general.test:123456",
    "general.test:-1",
    "http://general.test",
    "general.test/",
    "general.test\\@evil.test",
    "user@general.test",
    "127.1",
    "[::1]",
    "constructor",
    "",
  ])("%j", async (host) => {
    expect((await ask({ from: "10.0.0.1", headers: { "x-forwarded-host": host } })).status).toBe(421);
  });
});
