import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { minute } from "@kindling/domain/rules";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { readOutbox } from "../mail/outbox-page.ts";
import { createTestServer, signUpMember, type TestServer } from "../testing/index.ts";
import { leaseTimes } from "./lease.ts";
import { defineTask, enqueue } from "./task.ts";
import { type Jobs, startJobs } from "./worker.ts";

const leases = { lease: 1_000, beat: 200 };
const patience = { timeout: 15_000, interval: 20 };

let server: TestServer;
let cleanUps: (() => unknown)[];

beforeEach(async () => {
  server = await createTestServer();
  cleanUps = [() => server.close()];
});
afterEach(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
});

async function start(tasks = server.work.tasks): Promise<Jobs> {
  const jobs = await startJobs({ ...server.work, tasks, leases });
  cleanUps.push(() => jobs.stop());
  return jobs;
}

/** Another process with workers on the same database. */
function spawnWorker(): { child: ChildProcess; sent: Promise<string> } {
  const { connectionString } = server.work.pool.options;
  const args = [join(import.meta.dirname, "worker.fixture.ts"), connectionString!, `${leases.lease}`, `${leases.beat}`];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  cleanUps.push(() => child.kill("SIGKILL"));
  return { child, sent: once(createInterface({ input: child.stdout! }), "line").then(String) };
}

const waiting = async () => (await server.work.pool.query("select locked_by from graphile_worker.jobs")).rows;

describe("F-048 what a dead worker held", () => {
  it.each(["before the other process starts", "while another process works"])(
    "is done by another once in effect: killed %s",
    async (when) => {
      if (when.startsWith("while")) await start([]);
      const { child, sent } = spawnWorker();
      const { form } = await signUpMember(server);
      expect(await sent).toBe(form.email);
      child.kill("SIGKILL");
      await once(child, "exit");
      expect(await waiting()).toMatchObject([{ locked_by: expect.any(String) }]);
      await start();
      await vi.waitFor(async () => expect(await waiting()).toEqual([]), patience);
      expect(await readOutbox(server.db)).toMatchObject([{ to: form.email }]);
    },
  );

  it("is free within a minute: a lease and a beat are less", () => {
    expect(leaseTimes.lease + leaseTimes.beat).toBeLessThan(minute);
    expect(leaseTimes.beat * 2).toBeLessThan(leaseTimes.lease);
  });

  it("is taken from no worker that lives and takes long, whatever its queue", async () => {
    const runs: string[] = [];
    const done = Promise.withResolvers<void>();
    const long = defineTask({
      name: "long",
      payload: z.unknown(),
      run: async (_, { id }) => {
        runs.push(id);
        await done.promise;
      },
    });
    await Promise.all([start([long]), start([long])]);
    await enqueue(server.db, long, {});
    await server.work.pool.query("select graphile_worker.add_job('long', '{}', queue_name => 'one_by_one')");
    await vi.waitFor(() => expect(runs).toHaveLength(2), patience);
    const age = "select min(now() - locked_at) < interval '1 second' as young, count(*)::int from graphile_worker.jobs";
    const begun = Date.now();
    await vi.waitFor(async () => {
      expect((await server.work.pool.query(age)).rows).toEqual([{ young: true, count: 2 }]);
      expect(Date.now() - begun).toBeGreaterThan(2 * leases.lease);
    }, patience);
    expect(runs).toHaveLength(2);
    done.resolve();
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), patience);
  });
});
