import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "@kindling/server/testing";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { freePort } from "../../scripts/lib/free-port.ts";
import { openSite } from "./support/open.ts";
import { launchProduct } from "./support/product.ts";

const demo = await openSite();
let empty: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;

beforeAll(async () => {
  const postgres = inject("postgres");
  [empty, dataDir] = await Promise.all([
    createTestDatabase(postgres, postgres.template),
    mkdtemp(join(tmpdir(), "kindling-world-")),
  ]);
});
afterAll(async () => {
  await empty.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the product with a mail server and more; answers all that it says and its exit code. */
async function start(env: NodeJS.ProcessEnv) {
  const world = { SMTP_URL: "smtp://127.0.0.1:9", KINDLING_DATA_DIR: dataDir, PORT: String(await freePort()) };
  const { ended, said } = launchProduct({ ...world, ...env });
  return { code: await ended(), said: said() };
}

describe("F-040 F-058 `npm start` as for the world, with a mail server and a database", () => {
  const origin = "The origin of general is http://localhost:";
  const [account, people] = ["The database holds the demo's account of general", "made-up members of general"];

  test.each([
    ["says so", { KINDLING_DEMO: "false" }],
    ["names a mail server", {}],
  ])("that %s refuses the demo's addresses, account and people, with one line each", async (_, env) => {
    const url = demo.work.pool.options.connectionString;
    const { code, said } = await start({ ...env, DATABASE_URL: url });
    expect(code).toBe(1);
    for (const problem of ["nothing of the demo may be on", origin, account, people]) expect(said).toContain(problem);
    expect(said).not.toContain(" is at http");
    expect(said).not.toContain("    at ");
  });

  test("brings nothing of the demo into its database", async () => {
    const { code, said } = await start({ KINDLING_DEMO: "false", DATABASE_URL: empty.url });
    expect(code).toBe(1);
    expect(said).toContain(origin);
    for (const problem of [account, people]) expect(said).not.toContain(problem);
  });

  test("refuses the demo's addresses before another back end", async () => {
    const { code, said } = await start({ API_ORIGIN: "http://127.0.0.1:9" });
    expect(code).toBe(1);
    expect(said).toContain(origin);
  });

  test("and demo mode with a mail server is refused", async () => {
    const { code, said } = await start({ KINDLING_DEMO: "true", DATABASE_URL: empty.url });
    expect(code).toBe(1);
    expect(said).toContain("SMTP_URL is for the world");
  });
});
