import { randomUUID } from "node:crypto";
import { createClient } from "@kindling/domain/client";
import { accountHeader, type Call, type CallError, calls } from "@kindling/domain/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMember, createTestServer, signUpForm, type TestMember, type TestServer } from "../testing/index.ts";

let server: TestServer;
let ada: TestMember;
let ben: TestMember;
let cleo: TestMember;

beforeAll(async () => {
  server = await createTestServer();
  // One after the other: each waits for its own mail, which one working off of the queue sends.
  ada = await createMember(server, { name: "Ada" });
  ben = await createMember(server, { name: "Ben" });
  cleo = await createMember(server, { name: "Cleo" });
});

afterAll(() => server.close());

const all = Object.values<Call>(calls).filter(({ since }) => since === undefined);

/** Every row of every table, as one text. */
async function everything(): Promise<string> {
  const { rows: tables } = await server.db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const contents = tables.map(async ({ name }) => {
    const { rows } = await server.db.execute(sql.raw(`select t::text from ${name} t order by 1`));
    return `${name} ${JSON.stringify(rows)}`;
  });
  return (await Promise.all(contents)).join("\n");
}

/** Calls of a page that was made for `account`, in the browser of somebody; `null` is a visitor's page. */
function pageOf(account: string | null, browser: Pick<TestMember["client"], "fetch">) {
  const codes: string[] = [];
  const client = createClient({
    origin: "http://general.test",
    account,
    retries: 0,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      return browser.fetch(pathname + search, {
        method,
        headers,
        ...(method !== "GET" && { body: await request.text() }),
      });
    },
    onSessionChanged: () => codes.push("session_changed"),
    onAuthenticationRequired: () => codes.push("authentication_required"),
  });
  return { client, codes };
}

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "ok",
    (failure: CallError) => failure.code,
  );

/** A body that the call would take, so that only the account can be why it is refused. */
const bodies: Readonly<Record<string, () => object>> = {
  signUp: () => signUpForm(),
  logIn: () => ({ email: cleo.form.email, password: cleo.form.password }),
  changeUser: () => ({ language: "fr" }),
  changeProfile: () => ({ about: "Ada's words" }),
  sendMessage: () => ({ profile: String(cleo.id), text: "Ada's words", request_key: randomUUID() }),
  sendGift: () => ({ profile: String(cleo.id), gift: "rose", request_key: randomUUID() }),
  sendPhoto: () => ({ profile: String(cleo.id), request_key: randomUUID() }),
  revealPhoto: () => ({ message: "1" }),
  like: () => ({ profile: String(cleo.id) }),
};

describe("F-001 a page of one account in a browser where somebody else is logged in", () => {
  it.each(all)("$name is refused before anything is read or written", async (call) => {
    const before = await everything();
    for (const said of [String(ada.id), "none", "", `0${ben.id}`]) {
      const response = await ben.client.fetch(call.path, {
        method: call.method,
        headers: { [accountHeader]: said, "x-request-type": "client" },
        ...(call.method !== "GET" && { body: JSON.stringify(bodies[call.name]?.() ?? {}) }),
      });
      expect(await response.json()).toEqual({ error: { code: "session_changed" } });
      expect(response.status).toBe(409);
    }
    expect(await everything()).toBe(before);
  });

  it("sends no message, changes no profile, and says so", async () => {
    const { client, codes } = pageOf(ada.user.id, ben.client);
    const letter = { profile: cleo.user.id, text: "Ada's words", request_key: randomUUID() };
    expect(await codeOf(client.call(calls.sendMessage, { body: letter }))).toBe("session_changed");
    expect(await codeOf(client.call(calls.changeProfile, { body: { about: "Ada's words" } }))).toBe("session_changed");
    expect(codes).toEqual(["session_changed", "session_changed"]);
    expect(await ben.client.call(calls.getUser)).toEqual(ben.user);
    expect((await cleo.client.call(calls.getChats)).chats).toEqual([]);
  });

  it("a visitor's page neither logs in nor signs up over who is there", async () => {
    const { client } = pageOf(null, ben.client);
    const { email, password } = cleo.form;
    expect(await codeOf(client.call(calls.logIn, { body: { email, password } }))).toBe("session_changed");
    expect(await codeOf(client.call(calls.signUp, { body: signUpForm() }))).toBe("session_changed");
    expect((await ben.client.call(calls.getUser)).id).toBe(ben.user.id);
  });

  it("the page of who is there works, and so does a visitor's in an empty browser", async () => {
    expect((await pageOf(ben.user.id, ben.client).client.call(calls.getUser)).id).toBe(ben.user.id);
    const browser = server.client();
    const { email, password } = ada.form;
    await pageOf(null, browser).client.call(calls.logIn, { body: { email, password } });
    expect((await browser.call(calls.getUser)).id).toBe(ada.user.id);
  });
});

describe("F-001 C-112 a page whose session has ended", () => {
  it("hears so of members' calls, and gets nothing of a visitor's", async () => {
    const { client, codes } = pageOf(ada.user.id, server.client());
    expect(await codeOf(client.call(calls.getChats))).toBe("authentication_required");
    expect(await codeOf(client.call(calls.getSettings))).toBe("session_changed");
    expect(codes).toEqual(["authentication_required", "session_changed"]);
  });

  it("F-005 may still log out", async () => {
    expect(await codeOf(pageOf(ada.user.id, server.client()).client.call(calls.logOut))).toBe("ok");
  });
});

describe("F-001 a call that does not say whose page it is of", () => {
  const send = (headers: Record<string, string>) =>
    ada.client.fetch(calls.changeUser.path, { method: "PUT", body: '{"language":"nl"}', headers });

  it("changes nothing from a browser's page", async () => {
    const response = await send({ "sec-fetch-site": "same-origin", "x-request-type": "client" });
    expect(await response.json()).toEqual({ error: { code: "session_changed" } });
    const logOut = { "sec-fetch-site": "same-origin", "x-request-type": "client" };
    expect((await ada.client.fetch(calls.logOut.path, { headers: logOut })).status).toBe(409);
    expect(await ada.client.call(calls.getUser)).toMatchObject({ language: "en" });
  });

  it("reads there, and does all from elsewhere", async () => {
    expect((await ada.client.fetch(calls.getUser.path, { headers: { "sec-fetch-site": "none" } })).status).toBe(200);
    expect((await send({})).status).toBe(200);
  });
});
