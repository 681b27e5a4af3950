import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
// oxlint-disable-next-line kindling/fixed-waits -- members take their time, and that is what is tried
import { setTimeout as delay } from "node:timers/promises";
import { CallError, calls } from "@kindling/domain/contract";
import { openDatabase } from "@kindling/server";
import { createTestClient, createTestDatabase, insertAccount, type TestClient } from "@kindling/server/testing";
import { inject } from "vitest";
import { startInstance } from "./instance.ts";

/** Milliseconds. */
export interface CrowdOptions {
  readonly members: number;
  readonly duration: number;
  /** How long somebody looks at what they see before they do the next thing, on average. */
  readonly thinking: number;
}

export interface CrowdReport {
  /** What failed, and how often. */
  readonly errors: Readonly<Record<string, number>>;
  /** How often each thing was done, and how long half and nineteen in twenty took at most, in milliseconds. */
  readonly acts: Readonly<Record<string, { readonly count: number; readonly p50: number; readonly p95: number }>>;
  /** Of the product's process, in megabytes: before anybody came, a minute on where it was that long, and at the end. */
  readonly memory: { readonly start: number; readonly minute: number; readonly end: number };
}

interface Member {
  readonly id: number;
  readonly client: TestClient;
  /** Who was found by the latest search. */
  found: readonly string[];
}

const minute = 60_000;
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

interface Act {
  /** Of all together, how often. */
  readonly weight: number;
  run(member: Member, others: readonly Member[]): Promise<unknown>;
}

/** Somebody whom a member may look at: found, or from the crowd. */
const target = ({ found }: Member, others: readonly Member[]): string =>
  found.length > 0 && Math.random() < 0.7 ? oneOf(found) : String(oneOf(others).id);

async function openPage(client: TestClient, path: string): Promise<void> {
  const response = await client.fetch(path);
  const page = await response.text();
  if (response.status !== 200 || !page.includes("</html>")) throw new Error(`page with ${response.status}`);
}

const acts: Readonly<Record<string, Act>> = {
  search: {
    weight: 4,
    async run(member) {
      const { results } = await member.client.call(calls.searchMembers);
      member.found = results.map(({ id }) => id);
    },
  },
  "search page": { weight: 1, run: ({ client }) => openPage(client, "/members") },
  profile: {
    weight: 4,
    run: (member, others) => member.client.call(calls.getMember, { query: { id: target(member, others) } }),
  },
  "profile page": { weight: 1, run: (member, others) => openPage(member.client, `/members/${target(member, others)}`) },
  refresh: { weight: 4, run: ({ client }) => client.call(calls.getUser) },
  like: {
    weight: 2,
    run: (member, others) => member.client.call(calls.like, { body: { profile: target(member, others) } }),
  },
  message: {
    weight: 3,
    run: ({ client }, others) =>
      client.call(calls.sendMessage, {
        body: { profile: String(oneOf(others).id), text: "How was your week?", request_key: randomUUID() },
      }),
  },
  chats: { weight: 3, run: ({ client }) => client.call(calls.getChats) },
  read: {
    weight: 3,
    async run({ client }) {
      const { chats } = await client.call(calls.getChats);
      if (chats.length === 0) return;
      const { id: conversation } = oneOf(chats).conversation;
      const { messages } = await client.call(calls.getMessages, { query: { conversation } });
      const seq = messages.at(-1)?.seq ?? 0;
      await client.call(calls.readChat, { body: { conversation, seq } });
    },
  },
};
const byWeight = Object.entries(acts).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));

const round = (value: number) => Math.round(value * 10) / 10;
const share = (sorted: readonly number[], part: number) => round(sorted[Math.floor(sorted.length * part)] ?? 0);
const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);

/** Lets members use the built product for a while, each in their own time, and tells how that went. */
export async function gatherCrowd({ members, duration, thinking }: CrowdOptions): Promise<CrowdReport> {
  const postgres = inject("postgres");
  const copy = await createTestDatabase(postgres, postgres.template);
  const dataDir = await mkdtemp(join(tmpdir(), "kindling-crowd-"));
  // All of them are written at once, and wait for each other.
  const database = await openDatabase(copy.url, { wait: 60_000 });
  const instance = await startInstance(copy.url, dataDir);
  try {
    const crowd = await Promise.all(
      Array.from({ length: members }, async (): Promise<Member> => {
        const { id, session } = await insertAccount(database.db, new Date(), { paid: true, credits: 100_000 });
        const client = createTestClient({ fetch: (request) => fetch(request) }, instance.origin);
        client.jar.cookies.set("session", session);
        return { id, client, found: [] };
      }),
    );
    // The first of each kind loads what the others find loaded.
    for (const act of Object.values(acts)) await act.run(crowd[0]!, crowd.slice(1));
    const errors: Record<string, number> = {};
    const times = new Map(Object.keys(acts).map((name) => [name, [] as number[]]));
    const start = await instance.memory();
    const end = Date.now() + duration;

    const live = async (member: Member) => {
      const others = crowd.filter((other) => other !== member);
      for (;;) {
        // Between half and one and a half of it: nobody acts in step with anybody.
        await delay(thinking * (0.5 + Math.random()));
        if (Date.now() > end) return;
        const name = oneOf(byWeight);
        const began = performance.now();
        try {
          await acts[name]!.run(member, others);
          times.get(name)!.push(performance.now() - began);
        } catch (failure) {
          const error = `${name}: ${failure instanceof CallError ? failure.code : String(failure)}`;
          errors[error] = (errors[error] ?? 0) + 1;
        }
      }
    };
    const minuteOn = delay(Math.min(minute, duration)).then(() => instance.memory());
    await Promise.all(crowd.map(live));
    const memory = {
      start: megabytes(start),
      minute: megabytes(await minuteOn),
      end: megabytes(await instance.memory()),
    };
    for (const line of instance.faults()) errors[line] = 1;
    const figures = [...times].map(([name, taken]) => {
      const sorted = taken.toSorted((one, other) => one - other);
      return [name, { count: sorted.length, p50: share(sorted, 0.5), p95: share(sorted, 0.95) }] as const;
    });
    return { errors, acts: Object.fromEntries(figures), memory };
  } finally {
    await instance.end("SIGINT");
    await database.close();
    await copy.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
