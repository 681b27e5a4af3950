import { minute } from "@kindling/domain/rules";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestServer, type TestServer } from "../testing/index.ts";
import { countUse, guardLimit } from "./limits.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

const at = (milliseconds: number) => new Date(Date.parse("2026-03-01T12:00:00Z") + milliseconds);

it("lets through what is allowed in a window, and says how long the rest has to wait", async () => {
  const limit = { subject: "one", allowed: 2, window: minute };
  expect(await countUse(server.db, limit, at(0))).toBe(0);
  expect(await countUse(server.db, limit, at(1000))).toBe(0);
  expect(await countUse(server.db, limit, at(2000))).toBe(minute - 2000);
  await expect(guardLimit(server.db, limit, at(minute - 1))).rejects.toMatchObject({ facts: { seconds: 1 } });
  expect(await countUse(server.db, limit, at(minute))).toBe(0);
});

it("counts each of many at once", async () => {
  const limit = { subject: "many", allowed: 5, window: minute };
  const waits = await Promise.all(Array.from({ length: 15 }, () => countUse(server.db, limit, at(0))));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});
