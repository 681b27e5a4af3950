import { type CallError, calls } from "@kindling/domain/contract";
import { minute } from "@kindling/domain/rules";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createMember, createTestServer, type TestMember, type TestServer } from "../testing/index.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/** Logs a member in with another browser. */
async function logIn({ form: { email, password } }: TestMember, agent: string) {
  const client = server.client();
  const answer = await client.fetch(calls.logIn.path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-request-type": "client", "user-agent": agent },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
  return client;
}
const isIn = (client: TestMember["client"]) =>
  client.call(calls.getUser).then(
    () => true,
    (failure: CallError) => failure.code !== "authentication_required" && Promise.reject(failure),
  );

it("BEYOND-25 a member sees where they are logged in, and ends one session or all others", async () => {
  const ada = await createMember(server);
  server.clock.advance(minute);
  const phone = await logIn(ada, safari);
  server.clock.advance(minute);
  const desk = await logIn(ada, firefox);
  const { sessions } = await desk.call(calls.getSessions);
  expect(sessions.map(({ browser, system, current }) => [browser, system, current])).toEqual([
    ["Firefox", "Linux", true],
    ["Safari", "iOS", false],
    [null, null, false],
  ]);
  const { sessions: left } = await desk.call(calls.endSession, { body: { session: sessions[1]!.id } });
  expect(left.map(({ browser }) => browser)).toEqual(["Firefox", null]);
  expect([await isIn(phone), await isIn(ada.client)]).toEqual([false, true]);
  expect((await desk.call(calls.endSession, { body: {} })).sessions).toHaveLength(1);
  expect([await isIn(ada.client), await isIn(desk)]).toEqual([false, true]);
});

it("BEYOND-25 nobody ends a session of somebody else", async () => {
  const [ada, ben] = [await createMember(server), await createMember(server)];
  const [his] = (await ben.client.call(calls.getSessions)).sessions;
  expect((await ada.client.call(calls.endSession, { body: { session: his!.id } })).sessions).toHaveLength(1);
  expect(await isIn(ben.client)).toBe(true);
});
