import { afterAll, beforeAll, expect, it } from "vitest";
import { createShop } from "../payments/payments.fixture.ts";
import { fuzz, type TestServer } from "../testing/index.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createShop();
});
afterAll(() => server.close());

it("C-101 C-102 made-up requests over all routes end with no 5xx: 1,500 of the 100,000 of the gate", async () => {
  expect(await fuzz(server, { seed: 20_261_129, runs: 1_500 })).toEqual([]);
  expect((await server.client().fetch("/api/settings.php")).status).toBe(200);
});
