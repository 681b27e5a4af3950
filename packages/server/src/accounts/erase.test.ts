import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls } from "@kindling/domain/contract";
import { reactivationWindow } from "@kindling/domain/rules";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkLedger } from "../credits/check-ledger.ts";
import { accounts, holders, members, payments, reports } from "../database/schema/index.ts";
import { quarters } from "../media/golden.fixture.ts";
import { block, codeOf, write } from "../members/people.fixture.ts";
import { createShop, knownToProvider, orderBundle, tell } from "../payments/payments.fixture.ts";
import type { TestServer } from "../testing/index.ts";
import { eraseTask } from "./erase.ts";
import { addLeaver, comeBack, leave, type Leaver, logIn, tokenOf } from "./leaving.fixture.ts";

let server: TestServer;
let mediaDir: string;
let jpeg: Buffer;
let bob: Leaver;

beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), "kindling-erase-"));
  server = await createShop({ mediaDir });
  jpeg = await quarters().jpeg().toBuffer();
});
beforeEach(async () => {
  bob = await addLeaver(server, { name: "Bob", gender: "male", seeking: "female" });
});
afterAll(async () => {
  await server.close();
  await rm(mediaDir, { recursive: true });
});

/** What the worker does every hour, and all that follows from it. */
async function erase(): Promise<void> {
  await eraseTask(server.services).run({}, { id: "1" });
  await server.drainJobs();
}

const picture = () => new File([new Uint8Array(jpeg)], "photo.jpg", { type: "image/jpeg" });

/** Everything that any table, or any job that waits, says, as text. */
async function everything(): Promise<string> {
  const { rows } = await server.work.pool.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema = 'public'",
  );
  const names = [...rows.map(({ name }) => name), "graphile_worker._private_jobs"];
  const all = await Promise.all(
    names.map(async (name) => {
      const { rows: said } = await server.work.pool.query<{ row: string }>(`select t::text as row from ${name} as t`);
      return said.map(({ row }) => `${name}: ${row}`).join("\n");
    }),
  );
  return all.join("\n");
}

/** Somebody who has done all that leaves a trace. */
async function live(): Promise<Leaver> {
  const mark = `Zenobia ${randomUUID().slice(0, 4)}`;
  const ann = await addLeaver(server, {
    name: "Zenobia",
    email: `zenobia-${randomUUID()}@example.com`,
    signup_message: `I am ${mark}`,
    tracking: { ref: "zenobia" },
  });
  const { payment_id } = await orderBundle(ann);
  await tell(server, { ...(await knownToProvider(server, payment_id)), status: "completed" });
  await ann.client.upload(calls.uploadPhoto, { body: { request_key: randomUUID() }, file: picture() });
  await ann.client.upload(calls.sendPhoto, {
    body: { profile: bob.profile, request_key: randomUUID() },
    file: picture(),
  });
  await write(ann, bob, "zenobia writes");
  await ann.client.call(calls.like, { body: { profile: bob.profile } });
  await bob.client.call(calls.like, { body: { profile: ann.profile } });
  await ann.client.call(calls.swipe, { body: { profile: bob.profile, choice: "pass" } });
  await ann.client.call(calls.report, {
    body: { profile: bob.profile, reason: "scam", text: "He asks for money", request_key: randomUUID() },
  });
  return ann;
}

describe("AUTH-13 an account is erased", () => {
  it("after 14 days and not before, with all that is personal, in the database and among the files", async () => {
    const ann = await live();
    expect((await readdir(mediaDir)).length).toBeGreaterThan(0);
    await block(server, ann, bob);
    await leave(ann);
    await server.drainJobs();
    server.clock.advance(reactivationWindow - 1);
    await erase();
    expect(await everything()).toMatch(/zenobia/i);
    server.clock.advance(1);
    await erase();
    const left = (await everything()).split("\n").filter((row) => /zenobia/i.test(row));
    expect(left).toEqual([]);
    expect(await readdir(mediaDir)).toEqual([]);
    expect(await server.db.$count(members, eq(members.id, ann.id))).toBe(0);
    expect(await codeOf(logIn(server, ann))).toBe("login_failed");
    expect((await bob.client.call(calls.getChats)).chats).toEqual([]);
  });

  it("and what the law keeps stays, as nobody's: books, payments, and reports about others", async () => {
    const ann = await live();
    const [holder] = await server.db.select().from(holders).where(eq(holders.accountId, ann.id));
    await leave(ann);
    server.clock.advance(reactivationWindow);
    await erase();
    const [kept] = await server.db.select().from(holders).where(eq(holders.id, holder!.id));
    expect(kept).toMatchObject({ accountId: null, site: "general" });
    const paid = await server.db.select().from(payments).where(eq(payments.holderId, holder!.id));
    expect(paid).toMatchObject([{ status: "completed" }]);
    const [report] = await server.db.select().from(reports).where(eq(reports.aboutId, bob.id));
    expect(report).toMatchObject({ fromId: null, reason: "scam" });
    expect(await checkLedger(server.db)).toEqual([]);
  });

  it("unless it has come back", async () => {
    const ann = await live();
    await leave(ann);
    await comeBack(server, await tokenOf(server, ann));
    server.clock.advance(reactivationWindow);
    await erase();
    expect(await logIn(server, ann)).toMatchObject({ status: "active" });
  });

  it("or comes back at the same moment: one of the two happens, whole", async () => {
    const ann = await live();
    await leave(ann);
    const token = await tokenOf(server, ann);
    server.clock.advance(reactivationWindow - 1);
    // The link is read a moment before its end, the worker comes a moment after it.
    const late = { ...server.services, clock: { now: () => server.clock.now() + 1 } };
    const [back] = await Promise.allSettled([comeBack(server, token), eraseTask(late).run({}, { id: "1" })]);
    const there = await server.db.$count(accounts, eq(accounts.id, ann.id));
    expect(there).toBe(back.status === "fulfilled" ? 1 : 0);
    expect(await server.db.$count(members, eq(members.id, ann.id))).toBe(there);
  });

  it("and its address is free again", async () => {
    const ann = await live();
    await leave(ann);
    expect(await codeOf(addLeaver(server, { email: ann.email }))).toBe("account_exists");
    server.clock.advance(reactivationWindow);
    await erase();
    const anew = await addLeaver(server, { email: ann.email });
    expect(anew.id).not.toBe(ann.id);
  });

  it("and what was to be mailed to it goes nowhere, while others get theirs", async () => {
    const ann = await live();
    await leave(ann);
    await server.drainJobs();
    const waiting = (to: string) =>
      server.work.pool.query("select graphile_worker.add_job('send_mail', $1, run_at => now() + interval '1 day')", [
        JSON.stringify({ to, site: "general" }),
      ]);
    await waiting(ann.email);
    await waiting(bob.email);
    server.clock.advance(reactivationWindow);
    await erase();
    const { rows } = await server.work.pool.query(
      "select payload ->> 'to' as recipient from graphile_worker._private_jobs",
    );
    expect(rows).toEqual([{ recipient: bob.email }]);
  });

  it("and one that cannot be keeps none of the others", async () => {
    const [stuck, ann] = [await live(), await live()];
    await leave(stuck);
    await leave(ann);
    server.clock.advance(reactivationWindow);
    await server.work.pool.query("create table keeper (member bigint references members)");
    await server.work.pool.query("insert into keeper values ($1)", [stuck.id]);
    await expect(erase()).rejects.toMatchObject({ cause: { code: "23503" } });
    expect(await server.db.$count(accounts, eq(accounts.id, stuck.id))).toBe(1);
    expect(await server.db.$count(accounts, eq(accounts.id, ann.id))).toBe(0);
    await server.work.pool.query("drop table keeper");
    await erase();
    expect(await server.db.$count(accounts, eq(accounts.id, stuck.id))).toBe(0);
  });

  it("twice as well as once", async () => {
    const ann = await live();
    await leave(ann);
    server.clock.advance(reactivationWindow);
    await erase();
    await erase();
    expect(await server.db.$count(accounts, eq(accounts.id, ann.id))).toBe(0);
  });
});

describe("AUTH-13 F-047 a payment that is pending when its buyer leaves", () => {
  it("is there with its credits when they come back", async () => {
    const ann = await addLeaver(server);
    const { payment_id, credits } = await orderBundle(ann);
    const told = await knownToProvider(server, payment_id);
    const { credits: before } = await ann.client.call(calls.getUser);
    await leave(ann);
    expect(await tell(server, { ...told, status: "completed" })).toBe(200);
    await comeBack(server, await tokenOf(server, ann));
    expect(await logIn(server, ann)).toMatchObject({ credits: before + credits, paid_user: true });
  });

  it("is booked as nobody's where they are erased, and its money can go back", async () => {
    const ann = await addLeaver(server);
    const { payment_id } = await orderBundle(ann);
    const told = await knownToProvider(server, payment_id);
    await leave(ann);
    server.clock.advance(reactivationWindow);
    await erase();
    expect(await tell(server, { ...told, status: "completed" })).toBe(200);
    expect(await tell(server, { ...told, status: "refunded" })).toBe(200);
    const [payment] = await server.db
      .select()
      .from(payments)
      .where(eq(payments.id, Number(payment_id)));
    expect(payment!.status).toBe("refunded");
    expect(await checkLedger(server.db)).toEqual([]);
  });
});
