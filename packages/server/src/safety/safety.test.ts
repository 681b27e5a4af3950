import { randomUUID } from "node:crypto";
import { calls, type ReportForm, reportReasons } from "@kindling/domain/contract";
import { day, reportMaxLength, reportsADay } from "@kindling/domain/rules";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { blocks, memberEvents, members, reports } from "../database/schema/index.ts";
import { addMember, addPerson, codeOf, type Person, write } from "../members/people.fixture.ts";
import { createTestServer, type TestServer } from "../testing/index.ts";

let server: TestServer;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  await server.db.delete(members);
  ann = await addPerson(server, { name: "Ann" });
  bob = await addPerson(server, { name: "Bob" });
});
afterAll(() => server.close());

type Named = Pick<Person, "profile">;

const block = (from: Person, to: Named) => from.client.call(calls.block, { body: { profile: to.profile } });
const unblock = (from: Person, to: Named) => from.client.call(calls.unblock, { body: { profile: to.profile } });
const blockedBy = async (person: Person) => (await person.client.call(calls.getBlocked)).profiles;
const open = (from: Person, to: Named) => from.client.call(calls.getMember, { query: { id: to.profile } });
const report = (from: Person, about: Named, parts: Partial<ReportForm> = {}) => {
  const body = { profile: about.profile, reason: "scam", text: "", request_key: randomUUID(), ...parts } as const;
  return from.client.call(calls.report, { body });
};
const eventsOf = ({ id }: Person) =>
  server.db
    .select({ kind: memberEvents.kind, facts: memberEvents.facts })
    .from(memberEvents)
    .where(eq(memberEvents.memberId, id))
    .orderBy(asc(memberEvents.seq));

/** Those whom nobody meets who has not met them before. */
async function strangers(): Promise<Named[]> {
  const hidden = await Promise.all([
    addMember(server, { invisible: true }),
    addMember(server, { status: "disabled" }),
    addMember(server, { site: "elsewhere" }),
  ]);
  return [...hidden, 999_999_999].map((id) => ({ profile: String(id) }));
}

describe("MEMBERS-08 MEMBERS-03 blocking", () => {
  it("counts once, is listed with the latest first, and can be taken back again and again", async () => {
    const cas = await addPerson(server, { name: "Cas" });
    for (const other of [bob, bob, cas]) {
      expect(await block(ann, other)).toEqual({ ok: true });
      server.clock.advance(1000);
    }
    expect(await blockedBy(ann)).toEqual([
      { id: cas.profile, name: "Cas" },
      { id: bob.profile, name: "Bob" },
    ]);
    expect(await blockedBy(bob)).toEqual([]);
    for (const _ of [1, 2]) expect(await unblock(ann, bob)).toEqual({ ok: true });
    expect(await blockedBy(ann)).toEqual([{ id: cas.profile, name: "Cas" }]);
    expect((await open(ann, bob)).profile.name).toBe("Bob");
    expect((await open(bob, ann)).profile.name).toBe("Ann");
  });

  it("tells the blocker's other tabs, once, and the blocked nothing", async () => {
    for (const _ of [1, 2]) await block(ann, bob);
    for (const _ of [1, 2]) await unblock(ann, bob);
    const facts = { profile: bob.id };
    expect(await eventsOf(ann)).toEqual([
      { kind: "block", facts },
      { kind: "unblock", facts },
    ]);
    expect(await eventsOf(bob)).toEqual([]);
  });

  it("leaves what was between the two, for when it is taken back", async () => {
    await write(ann, bob);
    await bob.client.call(calls.like, { body: { profile: ann.profile } });
    await block(ann, bob);
    await unblock(ann, bob);
    expect((await ann.client.call(calls.getChats)).chats).toHaveLength(1);
    expect((await ann.client.call(calls.getLikes)).liked_by).toHaveLength(1);
  });

  it("is of both where both have: each takes back their own", async () => {
    await block(ann, bob);
    await block(bob, ann);
    await unblock(ann, bob);
    expect(await codeOf(open(ann, bob))).toBe("blocked");
    expect(await codeOf(open(bob, ann))).toBe("blocked_by_you");
  });

  it("needs somebody whom the member may know of", async () => {
    for (const nobody of [ann, ...(await strangers())]) expect(await codeOf(block(ann, nobody))).toBe("not_found");
    await write(ann, bob);
    await server.db.update(members).set({ status: "disabled", invisible: true }).where(eq(members.id, bob.id));
    expect(await codeOf(block(ann, bob))).toBe("ok");
    expect(await server.db.$count(blocks)).toBe(1);
  });
});

describe("MEMBERS-03 reporting", () => {
  it("answers a receipt for each reason, and keeps what was said as it was said", async () => {
    for (const reason of reportReasons) {
      const { receipt } = await report(ann, bob, { reason, text: "  He asks for money.\r\nTwice.  " });
      expect(receipt).toEqual({ id: receipt.id, reported_at: new Date(server.clock.now()).toISOString() });
      const [kept] = await server.db
        .select()
        .from(reports)
        .where(eq(reports.id, Number(receipt.id)));
      const said = { fromId: ann.id, aboutId: bob.id, reason, text: "He asks for money.\nTwice." };
      expect(kept).toMatchObject(said);
    }
  });

  it("is done once for its key, at once too, and the key is for nothing else", async () => {
    const request_key = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => report(ann, bob, { request_key })));
    expect(new Set(sent.map(({ receipt }) => receipt.id)).size).toBe(1);
    expect(await codeOf(report(ann, bob, { request_key, reason: "underage" }))).toBe("request_key_reused");
    expect(await codeOf(report(ann, bob, { request_key, text: "More" }))).toBe("request_key_reused");
    expect(await codeOf(report(bob, ann, { request_key }))).toBe("ok");
    expect(await server.db.$count(reports)).toBe(2);
  });

  it("goes over a block, whoever made it, and after the other has left", async () => {
    await write(ann, bob);
    await block(ann, bob);
    expect(await codeOf(report(ann, bob))).toBe("ok");
    expect(await codeOf(report(bob, ann))).toBe("ok");
    await unblock(ann, bob);
    await server.db.update(members).set({ status: "disabled" }).where(eq(members.id, bob.id));
    expect(await codeOf(report(ann, bob))).toBe("ok");
  });

  it("needs somebody, a reason, and for another reason than those that are named which", async () => {
    for (const nobody of [ann, ...(await strangers())]) expect(await codeOf(report(ann, nobody))).toBe("not_found");
    const refused = async (parts: Partial<ReportForm>) =>
      report(ann, bob, parts).then(
        () => "ok",
        (failure: { facts: unknown }) => failure.facts,
      );
    expect(await refused({ reason: "boring" as never })).toEqual({ fields: { reason: { code: "invalid" } } });
    expect(await refused({ reason: "other", text: " \u3164 " })).toEqual({ fields: { text: { code: "required" } } });
    const tooLong = { fields: { text: { code: "too_long", max: reportMaxLength } } };
    expect(await refused({ text: "x".repeat(reportMaxLength + 1) })).toEqual(tooLong);
    expect(await server.db.$count(reports)).toBe(0);
  });

  it("is limited in a day; what was reported is answered on", async () => {
    const request_key = randomUUID();
    await report(ann, bob, { request_key });
    for (let n = 1; n < reportsADay; n += 1) await report(ann, bob);
    expect(await codeOf(report(ann, bob))).toBe("too_many_requests");
    expect(await codeOf(report(ann, bob, { request_key }))).toBe("ok");
    server.clock.advance(day);
    expect(await codeOf(report(ann, bob))).toBe("ok");
  });

  it("outlives who made it, and goes with whom it is about", async () => {
    await report(ann, bob);
    await report(bob, ann);
    await server.db.delete(members).where(eq(members.id, ann.id));
    expect((await server.db.select().from(reports)).map(({ fromId, aboutId }) => [fromId, aboutId])).toEqual([
      [null, bob.id],
    ]);
  });
});
