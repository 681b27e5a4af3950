import { sandboxProvider } from "@kindling/server";
import { createTestServer, fuzz, type TestServer } from "@kindling/server/testing";
import { afterAll, beforeAll, expect, test } from "vitest";

const runs = 5_000;
const seeds = Array.from({ length: 20 }, (_, n) => n);

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({
    providers: [sandboxProvider({ secret: "a secret of the gate, for its tests only" })],
  });
});
afterAll(() => server.close());

test.each(seeds)(
  `C-101 C-102 100,000 made-up requests over all routes end with no 5xx and no crash: ${runs} of seed %d`,
  async (seed) => {
    expect(await fuzz(server, { seed, runs })).toEqual([]);
    expect((await server.client().fetch("/api/settings.php")).status).toBe(200);
  },
);
