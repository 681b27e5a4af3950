import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestCluster, type TestCluster } from "./test-database.ts";

let cluster: TestCluster;

beforeAll(async () => {
  cluster = await createTestCluster();
}, 60_000);

afterAll(() => cluster.stop());

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it("copies a template into databases that are apart", async () => {
  const template = await cluster.createDatabase();
  await query(template.url, "CREATE TABLE members (name text)");
  const [one, other] = await Promise.all([
    cluster.createDatabase(template.name),
    cluster.createDatabase(template.name),
  ]);
  await query(one!.url, "INSERT INTO members VALUES ('Ada')");
  expect(await query(one!.url, "SELECT name FROM members")).toEqual([{ name: "Ada" }]);
  expect(await query(other!.url, "SELECT name FROM members")).toEqual([]);
});

it("drops a database to which somebody is connected", async () => {
  const database = await cluster.createDatabase();
  const client = new Client({ connectionString: database.url });
  client.on("error", () => {});
  await client.connect();
  await database.drop();
  await expect(query(database.url, "SELECT 1")).rejects.toThrow("does not exist");
});
