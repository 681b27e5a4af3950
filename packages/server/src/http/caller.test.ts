import { BlockList } from "node:net";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { callerOf, countedAddress } from "./caller.ts";

const proxies = new BlockList();
proxies.addSubnet("10.0.0.0", 8);

async function caller(remoteAddress: string | undefined, headers: Record<string, string>) {
  const app = new Hono().get("/", (http) => http.json(callerOf(http, proxies)));
  const env = remoteAddress === undefined ? undefined : { incoming: { socket: { remoteAddress } } };
  return (await app.request("http://general.test:3000/", { headers }, env)).json();
}

describe("C-010 BEYOND-20 forwarded headers", () => {
  const forwarded = { "x-forwarded-host": "other.test", "x-forwarded-for": "1.2.3.4, 198.51.100.7, 10.0.0.9" };

  it("are believed of our own proxies: the last address that is no proxy calls", async () => {
    expect(await caller("10.0.0.1", forwarded)).toEqual({ address: "198.51.100.7", host: "other.test" });
    expect(await caller("::ffff:10.0.0.1", forwarded)).toMatchObject({ address: "198.51.100.7" });
  });

  it("are believed of nobody else", async () => {
    expect(await caller("203.0.113.1", forwarded)).toEqual({ address: "203.0.113.1", host: "general.test:3000" });
    expect(await caller(undefined, forwarded)).toEqual({ address: "local", host: "general.test:3000" });
  });

  it("may be missing", async () => {
    expect(await caller("10.0.0.1", {})).toEqual({ address: "10.0.0.1", host: "general.test:3000" });
  });
});

describe("an address counts", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["local", "local"],
  ])("%s as %s", (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });
});
