import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

import { afterEach, describe, expect, it } from "vitest";

import { assertPortFree, parsePort } from "./lib/port.mjs";

describe("parsePort", () => {
  it("reads a port, 3000 where none is given", () => {
    expect(parsePort("8080")).toBe(8080);
    expect(parsePort(undefined)).toBe(3000);
    expect(parsePort("")).toBe(3000);
  });

  it.each(["0", "65536", "-1", "3000.5", "3e3", "http", " 3000"])("refuses %o", (text) => {
    expect(() => parsePort(text)).toThrow(`PORT is “${text}”`);
  });
});

describe("assertPortFree", () => {
  let server: Server | undefined;

  afterEach(() => server?.close());

  async function listen(host?: string): Promise<number> {
    server = createServer().listen(0, host);
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  }

  it.each([undefined, "127.0.0.1"])("refuses a port that another listens on (%o)", async (host) => {
    const port = await listen(host);
    await expect(assertPortFree(port, 0)).rejects.toThrow(`Port ${port} is taken by another program`);
  });

  it("waits for one that is just being given back", async () => {
    const port = await listen();
    const free = assertPortFree(port, 10_000);
    server?.close();
    await free;
    expect(server?.listening).toBe(false);
  });
});
