import { afterAll, beforeAll, expect, it } from "vitest";
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
  await expect(guardWorld([testSite], server.db)).rejects.toBeInstanceOf(DemoInTheWorld);
});
