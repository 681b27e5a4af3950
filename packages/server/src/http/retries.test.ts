import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer as createHttp, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { createClient } from "@kindling/domain/client";
import { type CallError, calls } from "@kindling/domain/contract";
import { readBySchema } from "@kindling/domain/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { messages } from "../database/schema/index.ts";
import { addPerson, type Person } from "../members/people.fixture.ts";
import { createTestServer, type TestServer } from "../testing/index.ts";

/** What the network does to one request: hands it over, or what else happens to it. */
type Turn = "deliver" | "lose the answer" | "lose the request" | Readonly<{ status: number; after?: string }>;

let server: TestServer;
let front: Server;
let origin: string;
let turns: Turn[] = [];
let seen: { method: string; path: string; key: string | undefined }[] = [];
let waits: number[] = [];
let ada: Person;
let ben: Person;

async function take(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const body = await buffer(asked);
  const { method, url, headers } = asked as { method: string; url: string; headers: Record<string, string> };
  const sent = body.length > 0 ? (JSON.parse(body.toString()) as { request_key?: string }) : {};
  seen.push({ method, path: url, key: sent.request_key });
  const turn = turns.length > 1 ? turns.shift()! : turns[0]!;
  if (turn === "lose the request") return void asked.socket.destroy();
  if (typeof turn === "object")
    return void answer.writeHead(turn.status, turn.after ? { "retry-after": turn.after } : {}).end();
  const request = new Request(`http://general.test${url}`, {
    method,
    headers: { cookie: headers["cookie"]!, "x-request-type": "client", "content-type": "application/json" },
    ...(body.length > 0 && { body }),
  });
  const response = await server.app.fetch(request);
  const text = await response.text();
  if (turn === "lose the answer") return void asked.socket.destroy();
  answer.writeHead(response.status, { "content-type": "application/json" }).end(text);
}

beforeAll(async () => {
  server = await createTestServer();
  front = createHttp((asked, answer) => void take(asked, answer)).listen(0, "127.0.0.1");
  await once(front, "listening");
  origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  [seen, waits] = [[], []];
  [ada, ben] = [await addPerson(server), await addPerson(server)];
});
afterAll(async () => {
  front.close();
  await server.close();
});

/** The product's client over sockets; its waits are counted, not waited. */
const clientOf = ({ client }: Person) =>
  createClient({
    origin,
    fetch,
    read: readBySchema,
    headers: { cookie: client.jar.header() },
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "ok",
    (failure: CallError) => failure.code,
  );
const total = () => waits.reduce((sum, wait) => sum + wait, 0);
const letter = () => ({ profile: ben.profile, text: "Hello", request_key: randomUUID() });

describe("API-03 a request that fails on the way", () => {
  it.each<[string, Turn]>([
    ["is lost", "lose the request"],
    ["is answered 500", { status: 500 }],
    ["is answered 502", { status: 502 }],
    ["is answered 503", { status: 503 }],
  ])("that %s for good is sent 5 times more, each time after a longer wait, 10 s in all at most", async (_, turn) => {
    turns = [turn];
    expect(await outcome(clientOf(ada).call(calls.getChats))).not.toBe("ok");
    expect(seen).toHaveLength(6);
    expect(waits).toHaveLength(5);
    for (const [n, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(125 * 2 ** n);
      expect(wait).toBeLessThanOrEqual(250 * 2 ** n);
    }
    expect(total()).toBeLessThanOrEqual(10_000);
  });

  it("waits differently each time, so that clients do not come back in step", async () => {
    turns = [{ status: 503 }];
    await Promise.all(Array.from({ length: 4 }, () => outcome(clientOf(ada).call(calls.getChats))));
    expect(new Set(waits).size).toBe(waits.length);
  });

  it.each<[string, Turn]>([
    ["a lost request", "lose the request"],
    ["502", { status: 502 }],
    ["503 with a wait", { status: 503, after: "2" }],
    ["429 with a wait", { status: 429, after: "3" }],
  ])("is made good by the next try after %s, no sooner than asked", async (_, turn) => {
    turns = [turn, turn, "deliver"];
    expect(await outcome(clientOf(ada).call(calls.getChats))).toBe("ok");
    expect(seen).toHaveLength(3);
    const asked = typeof turn === "object" && turn.after ? Number(turn.after) * 1000 : 0;
    expect(waits.every((wait) => wait >= asked)).toBe(true);
  });

  it("fails at once where it would have to wait for more than 10 s in all", async () => {
    turns = [{ status: 503, after: "6" }];
    expect(await outcome(clientOf(ada).call(calls.getChats))).not.toBe("ok");
    expect(seen).toHaveLength(2);
    expect(total()).toBe(6000);
  });

  it.each([400, 401, 403, 404, 409, 413, 422, 429])("is not sent again after %i without a wait", async (status) => {
    turns = [{ status }];
    expect(await outcome(clientOf(ada).call(calls.getChats))).not.toBe("ok");
    expect(seen).toHaveLength(1);
    expect(waits).toEqual([]);
  });
});

describe("API-03 where repeating is safe", () => {
  it("a message whose answer was lost comes again under its key, stands once and is paid for once", async () => {
    turns = ["lose the answer", "lose the request", "lose the answer", { status: 503 }, "deliver"];
    const before = (await ada.client.call(calls.getUser)).credits;
    const body = letter();
    const { credits } = await clientOf(ada).call(calls.sendMessage, { body });
    expect(seen.map(({ key }) => key)).toEqual(Array.from({ length: 5 }, () => body.request_key));
    expect(await server.db.select().from(messages)).toHaveLength(1);
    expect(credits).toBe(before - 2);
    expect((await ada.client.call(calls.getUser)).credits).toBe(credits);
  });

  it("AUTH-09 a log-in is tried again after what fails on the way, and never after a refusal", async () => {
    const body = { email: "nobody@example.com", password: "wrong password" };
    turns = [{ status: 503 }, "lose the request", { status: 502 }, "deliver"];
    expect(await outcome(clientOf(ada).call(calls.logIn, { body }))).toBe("login_failed");
    expect(seen).toHaveLength(4);
  });

  it("what may be done once only is sent once", async () => {
    turns = ["lose the answer"];
    expect(await outcome(clientOf(ada).call(calls.resendActivation))).toBe("network_failed");
    expect(seen).toHaveLength(1);
  });
});
