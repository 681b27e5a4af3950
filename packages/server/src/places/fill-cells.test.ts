import { calls } from "@kindling/domain/contract";
import { cellOf } from "@kindling/domain/rules";
import { asc, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { members } from "../database/schema/index.ts";
import { addMember, addPerson } from "../members/people.fixture.ts";
import { createTestServer, type TestServer } from "../testing/index.ts";
import { fillCellsName, fillCellsTask } from "./fill-cells.ts";
import { enqueue } from "../jobs/task.ts";
import { drainJobs, startJobs } from "../jobs/worker.ts";

let server: TestServer;

beforeEach(async () => {
  server = await createTestServer();
});

afterEach(() => server.close());

const utrecht = cellOf({ lat: 52.09, lon: 5.12 });
const cells = async () => {
  const rows = await server.db.select({ cell: members.cell }).from(members).orderBy(asc(members.id));
  return rows.map(({ cell }) => cell);
};
const missing = async () => (await cells()).filter((cell) => cell === null).length;

/** Members of Utrecht who joined before there were cells. */
async function addMany(count: number): Promise<void> {
  await addMember(server, { city: "Utrecht", cell: null });
  await server.db.execute(sql`
    insert into members (site, name, status, gender, sexuality, date_of_birth, country, region, city, search_min_age,
        search_max_age, created_at, last_seen_at)
      select site, name, status, gender, sexuality, date_of_birth, country, region, city, search_min_age, search_max_age,
        created_at, last_seen_at
      from members, generate_series(2, ${count})`);
}

describe("MEMBERS-01 members who joined before there were cells", () => {
  it("are found by distance once the job has run, and whoever is nowhere stays so", async () => {
    const reader = await addPerson(server, { city: "Utrecht" });
    await server.db.update(members).set({ cell: utrecht }).where(eq(members.id, reader.id));
    const ann = await addMember(server, { gender: "male", city: "Utrecht", cell: null });
    await addMember(server, { gender: "male", city: "Nowhere at all", region: null, cell: null });
    const near = async () => {
      const query = { gender: "male", min_age: 18, max_age: 99, radius: 25 } as const;
      return (await reader.client.call(calls.searchMembers, { query })).results.map(({ id }) => id);
    };
    expect(await near()).not.toContain(String(ann));
    await enqueue(server.db, { name: fillCellsName }, {});
    await drainJobs(server.work);
    expect(await near()).toContain(String(ann));
    expect(await missing()).toBe(1);
    await fillCellsTask(server.db).run({}, { id: "again" });
    expect(await missing()).toBe(1);
  });

  it("get theirs in batches, though the process is stopped in between", async () => {
    await addMany(1_200);
    const task = fillCellsTask(server.db);
    await task.run({}, { id: "first" });
    expect(await missing()).toBe(700);
    // The process that did so is gone; its next batch waits for whoever comes.
    const { rows } = await server.work.pool.query("select count(*)::int from graphile_worker.jobs");
    expect(rows).toEqual([{ count: 1 }]);
    const jobs = await startJobs(server.work);
    await vi.waitFor(async () => expect(await missing()).toBe(0), { timeout: 15_000, interval: 50 });
    await jobs.stop();
    expect(new Set(await cells())).toEqual(new Set([utrecht]));
  });

  it("are changed once where two run it at the same time, and nobody waits who moves meanwhile", async () => {
    await addMany(50);
    const [first] = await server.db.select({ id: members.id }).from(members).orderBy(asc(members.id)).limit(1);
    const run = () => fillCellsTask(server.db).run({}, { id: "any" });
    await server.db.transaction(async (tx) => {
      await tx.update(members).set({ city: "Amsterdam" }).where(eq(members.id, first!.id));
      await Promise.all([run(), run()]);
      expect(await missing()).toBe(1);
    });
    await run();
    const [moved, ...others] = await cells();
    expect(moved).toBe(cellOf({ lat: 52.37, lon: 4.9 }));
    expect(new Set(others)).toEqual(new Set([utrecht]));
  });
});
