import { calls } from "@kindling/domain/contract";
import { sql } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { createMember, createTestServer, type TestServer } from "../testing/index.ts";

let server: TestServer;

afterEach(() => server.close());

/** How many statements a connection of a server keeps, once a member has asked the same again and again. */
async function preparedBy(prepare: boolean): Promise<number> {
  server = await createTestServer({ database: { connections: 2, prepare } });
  const { client } = await createMember(server);
  for (let n = 0; n < 10; n += 1) expect((await client.call(calls.getChats)).chats).toEqual([]);
  const { rows } = await server.db.execute<{ count: number }>(
    sql`select count(*)::integer as count from pg_prepared_statements where statement like '%"participants"%'`,
  );
  return rows[0]!.count;
}

it("a statement that comes again is parsed once, and answers the same", async () => {
  expect(await preparedBy(true)).toBeGreaterThan(0);
});

it("nothing is prepared where a pooler would not know it", async () => {
  expect(await preparedBy(false)).toBe(0);
});
