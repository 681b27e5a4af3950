import { calls } from "@kindling/domain/contract";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { InvalidConfig } from "../../config.ts";
import { diskStorage } from "../../media/storage.ts";
import { addPerson, codeOf } from "../../members/people.fixture.ts";
import { createServer } from "../../server.ts";
import { createTestServer, type TestServer, testSite } from "../../testing/index.ts";
import { orderOf } from "../payments.fixture.ts";
import { sandboxProvider } from "./sandbox.ts";

const provider = sandboxProvider({ secret: "a secret for tests, long enough to be one" });

describe("F-040 outside demo mode", () => {
  const lines: string[] = [];
  let server: TestServer;

  beforeAll(async () => {
    const log = pino({ level: "warn" }, { write: (line) => void lines.push(line) });
    server = await createTestServer({ demo: false, log });
  });
  afterAll(() => server.close());

  it("no server starts with the sandbox", () => {
    const database = { db: server.db, pool: server.work.pool, url: "", bell: () => {}, close: async () => {} };
    const options = {
      database,
      sites: [testSite],
      log: server.services.log,
      storage: diskStorage(""),
      providers: [provider],
    };
    expect(() => createServer({ ...options, demo: false })).toThrow(InvalidConfig);
    expect(() => createServer({ ...options, demo: true })).not.toThrow();
  });

  it("a site without a provider says so at the start", () => {
    expect(lines.join("")).toContain("There is no payment provider");
  });

  it("nobody gets credits for nothing: there is neither a page nor a callback nor a way to order", async () => {
    const { client } = await addPerson(server);
    for (const method of ["GET", "POST"]) {
      expect((await client.fetch("/sandbox/pay", { method })).status).toBe(404);
    }
    const callback = await client.fetch("/api/payment-callback.php?provider=sandbox", { method: "POST", body: "{}" });
    expect(callback.status).toBe(404);
    expect(await codeOf(client.call(calls.order, { body: orderOf("p3") }))).toBe("not_found");
    expect((await client.call(calls.getBundles)).methods).toEqual([]);
    expect((await client.call(calls.getUser)).credits).toBe(100);
  });
});
