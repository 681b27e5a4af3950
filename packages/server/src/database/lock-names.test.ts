import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { cleanUpTask } from "../jobs/clean-up.ts";
import { createTestServer, type TestServer } from "../testing/index.ts";
import { openDatabase } from "./database.ts";
import { lockNames } from "./lock-names.ts";
import { locks } from "./schema/index.ts";
import { createTestDatabase } from "./test-database.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

const namesLeft = async () => (await server.db.select().from(locks).orderBy(asc(locks.name))).map(({ name }) => name);

/** So many sessions wait for a lock. */
const waiting = async (number: number) => {
  const found = await server.work.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  expect(found.rowCount).toBe(number);
};

/** Holds names until it is let go, and tells when it has them. */
function hold(names: readonly string[], told: string[], who: string) {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const done = server.db.transaction(async (tx) => {
    await lockNames(tx, names);
    told.push(who);
    await held;
  });
  return { done, letGo };
}

it("lets one at a time go on under a name, whether or not it was ever held before", async () => {
  const told: string[] = [];
  const first = hold(["a", "b"], told, "first");
  await vi.waitFor(() => expect(told).toEqual(["first"]));
  const [second, third] = [hold(["b", "a"], told, "second"), hold(["b"], told, "third")];
  const other = hold(["c"], told, "other");
  await vi.waitFor(() => waiting(2));
  expect(told).toEqual(["first", "other"]);
  for (const one of [first, second, third, other]) one.letGo();
  await Promise.all([first, second, third, other].map(({ done }) => done));
  expect(told.toSorted()).toEqual(["first", "other", "second", "third"]);
});

it("of many in any order at once keeps none waiting for ever", async () => {
  const orders = [
    ["x", "y", "z"],
    ["z", "y", "x"],
    ["y", "x", "z"],
    ["z", "z", "x"],
  ];
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      server.db.transaction(async (tx) => {
        await lockNames(tx, orders[n % orders.length]!);
        inside += 1;
        most = Math.max(most, inside);
        await tx.execute(sql`select pg_sleep(0.005)`);
        inside -= 1;
      }),
    ),
  );
  expect(most).toBe(1);
});

it("is cleaned of names that nobody holds, and takes none from who does", async () => {
  const told: string[] = [];
  const holder = hold(["held"], told, "holder");
  await vi.waitFor(() => expect(told).toEqual(["holder"]));
  await server.db.transaction((tx) => lockNames(tx, ["held no more"]));
  await cleanUpTask(server.db, server.clock).run({}, { id: "1" });
  const next = hold(["held"], told, "next");
  await vi.waitFor(() => waiting(1));
  holder.letGo();
  await vi.waitFor(() => expect(told).toEqual(["holder", "next"]));
  next.letGo();
  await Promise.all([holder.done, next.done]);
  expect(await namesLeft()).toEqual(["held"]);
});

it("needs no advisory locks of the engine, nor do migrations", async () => {
  const { url, drop } = await createTestDatabase(inject("postgres"));
  const lacking = `
    create function lacking.NAME(TAKES) returns void language plpgsql as
      $$ begin raise exception 'not here' using errcode = 'feature_not_supported'; end $$;`;
  const plain = new URL(url);
  const { Client } = await import("pg");
  const client = new Client({ connectionString: url });
  await client.connect();
  const functions = ["pg_advisory_lock", "pg_advisory_xact_lock"].map((name) =>
    lacking.replace("NAME", name).replace("TAKES", "bigint"),
  );
  await client.query(`create schema lacking; ${functions.join("")}`);
  await client.end();
  // What the engine itself has comes after it.
  plain.searchParams.set("options", "-c search_path=public,lacking,pg_catalog");
  const { db, pool, close } = await openDatabase(plain.href);
  try {
    await expect(pool.query("select pg_advisory_lock(1::bigint)")).rejects.toMatchObject({ code: "0A000" });
    await db.transaction((tx) => lockNames(tx, ["one"]));
    expect((await db.select().from(locks)).length).toBe(1);
  } finally {
    await close();
    await drop();
  }
});
