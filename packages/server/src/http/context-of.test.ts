import { calls, requestTypeHeader, requestTypeValue } from "@kindling/domain/contract";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createMember, createTestServer, type TestMember, type TestServer, testHost } from "../testing/index.ts";
import type { Caller } from "./caller.ts";

let server: TestServer;
let ada: TestMember;
let ben: TestMember;

beforeAll(async () => {
  server = await createTestServer();
  ada = await createMember(server);
  ben = await createMember(server);
});

afterAll(() => server.close());

/** Who asks for one page: its calls share it. */
const callerOfPage = (): Caller => ({
  site: server.services.sites[0]!,
  host: testHost,
  scheme: "https",
  origin: `https://${testHost}`,
  address: "local",
  country: null,
});

async function ask(caller: Caller, call: { method: string; path: string }, member: TestMember, body?: object) {
  const request = new Request(new URL(call.path, caller.origin), {
    method: call.method,
    headers: {
      cookie: member.client.jar.header(),
      origin: caller.origin,
      [requestTypeHeader]: requestTypeValue,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const response = await server.app.fetch(request, { caller });
  return { status: response.status, answer: (await response.json()) as { id?: string; language?: string } };
}

/** How often sessions are looked up meanwhile. */
async function lookUps(act: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn((server.db as unknown as { $client: Pool }).$client, "query");
  await act();
  const texts = (spy.mock.calls as unknown as [{ text: string }][]).map(([{ text }]) => text);
  spy.mockRestore();
  return texts.filter((text) => /from "sessions"/.test(text)).length;
}

it("the calls of a page look its session up once, together or one after the other", async () => {
  const caller = callerOfPage();
  const count = await lookUps(async () => {
    const answers = await Promise.all([ask(caller, calls.getUser, ada), ask(caller, calls.getChats, ada)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await ask(caller, calls.getLikes, ada);
  });
  expect(count).toBe(1);
});

it("another page, and another session on the same one, is looked up anew", async () => {
  const caller = callerOfPage();
  expect((await ask(caller, calls.getUser, ada)).answer.id).toBe(ada.user.id);
  expect((await ask(caller, calls.getUser, ben)).answer.id).toBe(ben.user.id);
  expect((await ask(caller, calls.getUser, ada)).answer.id).toBe(ada.user.id);
  expect(await lookUps(() => ask(callerOfPage(), calls.getUser, ada))).toBe(1);
});

it("what a form of the page has changed is read by its calls", async () => {
  const caller = callerOfPage();
  await ask(caller, calls.getUser, ada);
  expect(await ask(caller, calls.changeUser, ada, { language: "nl" })).toMatchObject({ status: 200 });
  expect((await ask(caller, calls.getUser, ada)).answer.language).toBe("nl");
});

it("nobody is there after a log-out on the same page", async () => {
  const caller = callerOfPage();
  expect((await ask(caller, calls.getUser, ben)).status).toBe(200);
  expect(await ask(caller, calls.logOut, ben)).toMatchObject({ status: 200 });
  expect((await ask(caller, calls.getUser, ben)).status).toBe(403);
});
