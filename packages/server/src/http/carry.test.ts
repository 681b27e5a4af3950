import { type Call, calls } from "@kindling/domain/contract";
import { createClient, filePart } from "@kindling/domain/client";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handlers } from "../handlers.ts";
import { createMember, createTestServer, testHost, type TestServer } from "../testing/index.ts";
import { createEdge, type EdgeEnv } from "./caller.ts";
import { handle, handleMember } from "./handler.ts";
import { createRouter } from "./router.ts";

const origin = `http://${testHost}`;
let server: TestServer;
let app: Hono<EdgeEnv>;
let cookie: string;
const told: string[] = [];
let left = 0;

async function* endlessEvents() {
  try {
    for (let seq = 1; ; seq += 1) yield { seq, kind: "match" as const, with: "1", at: "2026-03-01T12:00:00.000Z" };
  } finally {
    left += 1;
  }
}

/** The ways to carry, each with a call that is answered here and says what it was sent. */
beforeAll(async () => {
  server = await createTestServer();
  const router = createRouter(
    [
      ...handlers,
      handleMember(calls.uploadPhoto, async ({ body, file }) => {
        told.push(`${body.request_key} ${file.name} ${file.size}`);
        return {} as never;
      }),
      handle(calls.pageHidden, async () => {
        told.push("hidden");
        return { ok: true as const };
      }),
      handleMember(calls.getEvents, endlessEvents),
    ],
    server.services,
  );
  app = new Hono<EdgeEnv>().use(createEdge(server.services)).route("/", router);
  const { client } = await createMember(server);
  cookie = client.jar.header();
});
afterAll(() => server.close());

const clientOf = (headers: Record<string, string> = { cookie }) =>
  createClient({ origin, headers, fetch: async (request) => app.fetch(request), isOnline: () => false });

const key = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

describe("API-02 a call is carried", () => {
  it("as a form with a file, whose fields are parsed like any body", async () => {
    const shares: number[] = [];
    const file = new File(["picture"], "a.png", { type: "image/png" });
    const onProgress = (share: number) => void shares.push(share);
    await clientOf().upload(calls.uploadPhoto, { body: { request_key: key }, file, onProgress });
    expect([told.at(-1), shares.at(-1)]).toEqual([`${key} a.png 7`, 1]);
    await expect(clientOf().upload(calls.uploadPhoto, { body: { request_key: "x" }, file })).rejects.toMatchObject({
      code: "invalid_request",
      facts: { fields: { request_key: { code: "invalid" } } },
    });
  });

  it("as a form only where there is a file, and only for a member", async () => {
    const send = (body: FormData | string, headers = { cookie }) =>
      app.fetch(new Request(`${origin}/api/photo.php`, { method: "POST", body, headers }));
    const errorOf = async (answer: Promise<Response> | Response) =>
      ((await (await answer).json()) as { error: { code: string; fields?: object } }).error;
    const form = new FormData();
    form.set("request_key", key);
    expect((await errorOf(send(form))).fields).toEqual({ [filePart]: { code: "required" } });
    expect((await errorOf(send("no form"))).code).toBe("malformed_request");
    form.set(filePart, new File(["x"], "x"));
    expect((await errorOf(send(form, { cookie: "__Host-session=nobody" }))).code).toBe("authentication_required");
  });

  it("as a file that is refused before it is sent where it is too large", async () => {
    const file = { size: calls.uploadPhoto.limit! + 1 } as File;
    const attempt = clientOf().upload(calls.uploadPhoto, { body: { request_key: key }, file });
    await expect(attempt).rejects.toMatchObject({ code: "request_too_large" });
  });

  it("as a beacon, which browsers send as plain text", async () => {
    const body = new Blob(["{}"], { type: "text/plain" });
    const answer = await app.fetch(new Request(`${origin}/api/page-hidden.php`, { method: "POST", body }));
    expect([answer.status, told.at(-1)]).toEqual([200, "hidden"]);
  });

  it("as a stream of events, whose source ends when its reader goes", async () => {
    const seen: number[] = [];
    for await (const event of clientOf().stream(calls.getEvents)) {
      seen.push("seq" in event ? event.seq! : 0);
      if (seen.length === 3) break;
    }
    expect(seen).toEqual([1, 2, 3]);
    await expect.poll(() => left).toBe(1);
    const nobody = clientOf({}).stream(calls.getEvents)[Symbol.asyncIterator]();
    await expect(nobody.next()).rejects.toMatchObject({ code: "authentication_required" });
  });
});

it("API-01 what a later issue brings is answered 501 until then, by its name", async () => {
  const later = Object.values<Call>(calls).filter(({ since }) => since !== undefined);
  expect(later.length).toBeGreaterThan(0);
  for (const { name, method, path, when } of later) {
    const query = when ? `?${when.join("=")}` : "";
    const answer = await server.app.request(`${origin}${path}${query}`, { method });
    expect([name, answer.status, await answer.json()]).toEqual([name, 501, { error: { code: "not_available" } }]);
  }
});

it("API-01 a call that nobody answers and no issue brings stops the start", () => {
  const without = handlers.filter(({ call }) => call.name !== "getChats");
  expect(() => createRouter(without, server.services)).toThrow("getChats");
});
