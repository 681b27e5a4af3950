import { day } from "@kindling/domain/rules";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { sessions } from "../database/schema/index.ts";
import { createTestServer, signUpMember, type TestServer } from "../testing/index.ts";
import { describeFailure } from "../log.ts";
import { cleanUpTask } from "./clean-up.ts";
import { defineTask, enqueue } from "./task.ts";
import { drainJobs, startJobs } from "./worker.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

it("a started worker wakes up for a job that is added", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const greet = defineTask({
    name: "greet",
    payload: z.object({ name: z.string() }),
    run: async ({ name }) => resolve(name),
  });
  const jobs = await startJobs({ ...server.work, tasks: [greet, cleanUpTask(server.db, server.clock)] });
  try {
    await enqueue(server.db, greet, { name: "Ada" });
    expect(await promise).toBe("Ada");
  } finally {
    await jobs.stop();
  }
});

it("a job that failed is tried again, and nobody's data is on record", async () => {
  const lines: string[] = [];
  const log = pino({ serializers: { err: describeFailure } }, { write: (line) => void lines.push(line) });
  const failing = defineTask({
    name: "failing",
    payload: z.object({ email: z.string() }),
    run: async ({ email }) => {
      await server.db.insert(sessions).values({ tokenHash: email } as never);
    },
  });
  const work = { ...server.work, log, tasks: [failing] };
  await enqueue(server.db, failing, { email: "secret@example.com" });
  await drainJobs(work);
  const { rows } = await server.work.pool.query("select attempts, last_error from graphile_worker.jobs");
  expect(rows).toMatchObject([{ attempts: 1 }]);
  expect(lines.join()).toContain('"task":"failing"');
  expect(lines.join() + JSON.stringify(rows)).not.toContain("secret@example.com");
});

it("the daily cleaning removes what has run out, and nothing else", async () => {
  await signUpMember(server);
  const left = async () => (await server.db.select().from(sessions)).length;
  server.clock.advance(29 * day);
  const task = cleanUpTask(server.db, server.clock);
  await task.run({}, { id: "1" });
  expect(await left()).toBe(1);
  server.clock.advance(day);
  await task.run({}, { id: "2" });
  expect(await left()).toBe(0);
});
