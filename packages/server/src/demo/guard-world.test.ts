import { afterAll, beforeAll, expect, it } from "vitest";
import { accounts } from "../database/schema/index.ts";
import { createTestServer, type TestServer, testSite } from "../testing/index.ts";
import { DemoInTheWorld, guardWorld } from "./guard-world.ts";
import { seedDemo } from "./seed.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

const refusal = (sites = [testSite]): Promise<string> =>
  guardWorld(sites, server.db).then(
    () => "",
    (failure: DemoInTheWorld) => failure.message,
  );

it("F-058 serves the world where nothing of the demo is on", async () => {
  expect(await refusal()).toBe("");
});

it("F-058 refuses the world a site without encryption", async () => {
  expect(await refusal([{ ...testSite, origin: "http://localhost:3000" }])).toContain(
    "The origin of general is http://localhost:3000",
  );
});

it("F-058 refuses the world a database with an account whose password everybody knows", async () => {
  await seedDemo(server.services, testSite);
  expect(await refusal()).toContain("the demo's account of general");
  expect(await refusal()).toContain("the demo's made-up members of general");
  await expect(guardWorld([testSite], server.db)).rejects.toBeInstanceOf(DemoInTheWorld);
});

it("F-058 refuses the world its made-up members alone, and another back end's pages without encryption", async () => {
  await server.db.update(accounts).set({ email: "somebody@example.com" });
  expect(await refusal()).toBe(
    "Outside demo mode nothing of the demo may be on:\n- The database holds the demo's made-up members of general; " +
      "name another with DATABASE_URL or KINDLING_DATA_DIR",
  );
  const plain = { ...testSite, origin: "http://general.test" };
  await expect(guardWorld([plain], undefined)).rejects.toBeInstanceOf(DemoInTheWorld);
  await expect(guardWorld([testSite], undefined)).resolves.toBeUndefined();
});
