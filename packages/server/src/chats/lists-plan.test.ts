import { calls } from "@kindling/domain/contract";
import { listPage } from "@kindling/domain/rules";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Plan, plansOf } from "../database/plans.fixture.ts";
import { createMember, createTestServer, grow, type TestMember, type TestServer } from "../testing/index.ts";

const likers = 5_000;
let server: TestServer;
let reader: TestMember;

beforeAll(async () => {
  server = await createTestServer();
  reader = await createMember(server);
  await grow(server, { members: 10_000, reader: reader.id, likers, thread: 2_000 });
}, 120_000);

afterAll(() => server.close());

const rowsOf = (nodes: Plan[], relation?: string) =>
  nodes
    .filter((node) => relation === undefined || node["Relation Name"] === relation)
    .map((node) => (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"]);

/** The most rows that any part of a call's queries goes through. */
async function mostRows(wanted: RegExp, call: () => Promise<unknown>, relation?: string): Promise<number> {
  const plans = await plansOf(server, wanted, call);
  expect(plans.length).toBeGreaterThan(0);
  // Of a few thousand members and conversations PostgreSQL rather reads all than each by its index.
  const own = ["likes", "messages", "participants"];
  const whole = plans.flat().filter((node) => node["Node Type"] === "Seq Scan" && own.includes(node["Relation Name"]!));
  expect(whole).toEqual([]);
  return Math.max(0, ...plans.flatMap((nodes) => rowsOf(nodes, relation)));
}

const chats = (query: object) => () => reader.client.call(calls.getChats, { query });
const likes = (query: object) => () => reader.client.call(calls.getLikes, { query });

it("CHAT-01 a page of 400 conversations reads that page, and no message but the latest of each", async () => {
  const list = /^select [^;]* from "participants" inner join [^;]* "messages"/;
  const { next } = await reader.client.call(calls.getChats);
  for (const query of [{}, { before: next! }]) {
    expect(await mostRows(list, chats(query))).toBeLessThanOrEqual(2 * listPage);
    expect(await mostRows(list, chats(query), "messages")).toBeLessThanOrEqual(2 * listPage);
  }
});

it("CHAT-02 what is unread is counted without a message", async () => {
  const count = /"unread"/;
  expect(await mostRows(count, chats({ limit: 0 }), "messages")).toBe(0);
  expect(await mostRows(count, chats({ limit: 0 }), "participants")).toBeLessThanOrEqual(400);
});

it("LIKES-01 a page of 5,000 likes reads that page, and counting reads one's own alone", async () => {
  const list = /^select .*"liked_at" from "likes"|^select .* from "likes" inner join .* order by/;
  const { next } = await reader.client.call(calls.getLikes, { query: { type: "received" } });
  for (const query of [{ type: "received" }, { type: "received", before: next.received! }, { type: "sent" }])
    expect(await mostRows(list, likes(query))).toBeLessThanOrEqual(2 * listPage);
  expect(await mostRows(/as unseen/, likes({ limit: 0 }), "likes")).toBeLessThanOrEqual(likers);
});
