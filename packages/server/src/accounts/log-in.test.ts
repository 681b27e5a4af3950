import { type CallError, calls } from "@kindling/domain/contract";
import { loginBlock, minute, sessionLifetime } from "@kindling/domain/rules";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accounts, loginFailures, members, sessions } from "../database/schema/index.ts";
import { createTestServer, signUpMember, type TestMember, type TestServer } from "../testing/index.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

beforeEach(() => server.db.delete(loginFailures));

afterAll(() => server.close());

const logIn = (email: string, password = "wrong password") =>
  server.client().call(calls.logIn, { body: { email, password } });

const codeOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => "ok",
    (failure: CallError) => failure.code,
  );

const fail = async (email: string, times: number): Promise<void> => {
  for (let n = 0; n < times; n += 1) expect(await codeOf(logIn(email))).toBe("login_failed");
};

describe("AUTH-08 too many incorrect attempts", () => {
  it("block the account, even for the right password, and say for how long", async () => {
    const { form } = await signUpMember(server);
    await fail(form.email, 4);
    server.clock.advance(5 * minute);
    await fail(form.email, 1);
    await expect(logIn(form.email, form.password)).rejects.toMatchObject({
      code: "too_many_attempts",
      facts: { minutes: 10 },
    });
    server.clock.advance(10 * minute);
    expect(await codeOf(logIn(form.email, form.password))).toBe("ok");
  });

  it("are cleared by a success", async () => {
    const { form } = await signUpMember(server);
    await fail(form.email, 4);
    await logIn(form.email, form.password);
    await fail(form.email, 4);
    expect(await codeOf(logIn(form.email, form.password))).toBe("ok");
  });

  it("C-003 share one count for all spellings of the address", async () => {
    const { form } = await signUpMember(server, { email: "member@example.com" });
    await fail("member@example.com", 5);
    const spellings = ["Member@Example.com", " member@example.com", "member@example.com%20", "member＠example.com"];
    for (const email of spellings) expect(await codeOf(logIn(email, form.password))).toBe("too_many_attempts");
  });

  it("C-005 cost the same for an address that is nobody's", async () => {
    await fail("nobody@example.com", 5);
    expect(await codeOf(logIn("Nobody@example.com"))).toBe("too_many_attempts");
  });

  it("cannot be slipped past by many at once", async () => {
    const { form } = await signUpMember(server);
    const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(logIn(form.email))));
    expect(codes.filter((code) => code === "login_failed")).toHaveLength(5);
    expect(codes.filter((code) => code === "too_many_attempts")).toHaveLength(7);
  });

  it("are counted against the network address too, whatever accounts they try", async () => {
    const { form } = await signUpMember(server);
    for (let n = 0; n < 20; n += 1) {
      // A success of one's own in between buys nothing.
      if (n === 10) await logIn(form.email, form.password);
      await fail(`victim${n}@example.com`, 1);
    }
    expect(await codeOf(logIn("victim20@example.com"))).toBe("too_many_attempts");
    server.clock.advance(loginBlock);
    expect(await codeOf(logIn(form.email, form.password))).toBe("ok");
  });

  it("F-020 take no address that is longer than any", async () => {
    expect(await codeOf(logIn(`${"a".repeat(60_000)}@example.com`))).toBe("invalid_request");
  });
});

describe("C-016 all of a password counts", () => {
  it.each([
    ["80 ASCII characters", "xyzz".repeat(20), "xyzz".repeat(20).slice(0, 79)],
    ["30 emoji", "👩‍👩‍👧".repeat(30), "👩‍👩‍👧".repeat(29)],
  ])("%s", async (_, password, cut) => {
    const { form } = await signUpMember(server, { password });
    expect(await codeOf(logIn(form.email, cut))).toBe("login_failed");
    expect(await codeOf(logIn(form.email, password))).toBe("ok");
  });

  it("a NUL is refused, not cut at", async () => {
    const { form } = await signUpMember(server, { password: "abcdefgh" });
    expect(await codeOf(logIn(form.email, "abcdefgh\u0000def"))).toBe("malformed_request");
  });

  it("accents are the same however a keyboard composes them", async () => {
    const { form } = await signUpMember(server, { password: "caf\u00e9 au lait" });
    expect(await codeOf(logIn(form.email, "cafe\u0301 au lait"))).toBe("ok");
  });
});

it("AUTH-13 says that an account is pending deletion, to who knows its password", async () => {
  const { form, id } = await signUpMember(server);
  await server.db
    .update(accounts)
    .set({ status: "pending_deletion", deletedAt: new Date(server.clock.now()) })
    .where(eq(accounts.id, id));
  expect(await codeOf(logIn(form.email))).toBe("login_failed");
  expect(await codeOf(logIn(form.email, form.password))).toBe("account_pending_deletion");
});

describe("AUTH-09 the session's cookie", () => {
  const setCookie = async (host: string): Promise<string> => {
    const { form } = await signUpMember(server);
    const { email, password } = form;
    const response = await server.client(host).fetch(calls.logIn.path, {
      method: "POST",
      body: JSON.stringify({ email, password }),
    });
    return response.headers.getSetCookie().join();
  };

  it("AUTH-09 lasts 30 days, is HttpOnly, Secure and SameSite, and no other host's", async () => {
    const cookie = await setCookie("general.test");
    expect(cookie).toMatch(/^__Host-session=[\w-]{43};/);
    for (const attribute of ["Max-Age=2592000", "Path=/", "HttpOnly", "Secure", "SameSite=Lax"]) {
      expect(cookie).toContain(attribute);
    }
  });

  it("is not Secure on localhost, where there is no encryption", async () => {
    const cookie = await setCookie("localhost:3000");
    expect(cookie).toMatch(/^session=/);
    expect(cookie).not.toContain("Secure");
  });
});

describe("a session", () => {
  let member: TestMember;

  beforeAll(async () => {
    member = await signUpMember(server);
  });

  const rows = () => server.db.select().from(sessions).where(eq(sessions.accountId, member.id));

  it("is kept by a hash only", async () => {
    const [row] = await rows();
    expect(row!.tokenHash).not.toContain(member.client.jar.cookies.get("__Host-session"));
  });

  it("notes its use at most once a minute", async () => {
    const [before] = await rows();
    server.clock.advance(minute - 1);
    await member.client.call(calls.getUser);
    expect((await rows())[0]!.lastUsedAt).toEqual(before!.lastUsedAt);
    server.clock.advance(1);
    await Promise.all([member.client.call(calls.getUser), member.client.call(calls.getUser)]);
    expect((await rows())[0]!.lastUsedAt.getTime()).toBe(server.clock.now());
    const [profile] = await server.db.select().from(members).where(eq(members.id, member.id));
    expect(profile!.lastSeenAt.getTime()).toBe(server.clock.now());
  });

  it("is replaced by a new log-in from the same browser", async () => {
    const { email, password } = member.form;
    await member.client.call(calls.logIn, { body: { email, password } });
    expect(await rows()).toHaveLength(1);
  });

  it("runs out after 30 days", async () => {
    server.clock.advance(sessionLifetime);
    expect(await codeOf(member.client.call(calls.getUser))).toBe("authentication_required");
  });

  it("ends everywhere by logging out", async () => {
    const other = await signUpMember(server);
    const cookies = `__Host-session=${other.client.jar.cookies.get("__Host-session")}`;
    await other.client.call(calls.logOut);
    expect(other.client.jar.cookies.size).toBe(0);
    const response = await server.client().fetch(calls.getUser.path, { headers: { cookie: cookies } });
    expect(response.status).toBe(403);
  });
});

describe("C-012 logging out", () => {
  it.each<[string, Record<string, string>]>([
    ["a picture elsewhere", { "sec-fetch-site": "cross-site" }],
    ["a link or a prefetch of our own", { "sec-fetch-site": "same-origin" }],
    ["a sub-domain", { "sec-fetch-site": "same-site", "x-request-type": "client" }],
    ["a script elsewhere", { origin: "https://evil.test", "x-request-type": "client" }],
    ["a sandboxed frame", { origin: "null", "x-request-type": "client" }],
  ])("%s does not", async (_, headers) => {
    const { client } = await signUpMember(server);
    const response = await client.fetch(calls.logOut.path, { headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: "foreign_origin" } });
    expect(await client.call(calls.getUser)).toBeDefined();
  });

  it("is fine without a session", async () => {
    expect(await server.client().call(calls.logOut)).toEqual({ ok: true });
  });
});

it("AUTH-16 a member's call without a session answers 403 with the flag", async () => {
  const response = await server.client().fetch(calls.getUser.path);
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ error: { code: "authentication_required", authentication_required: true } });
});

it("I18N-04 a member's language is stored", async () => {
  const { client } = await signUpMember(server);
  expect(await client.call(calls.changeUser, { body: { language: "fr" } })).toMatchObject({ language: "fr" });
  expect(await client.call(calls.getUser)).toMatchObject({ language: "fr" });
});

it("C-018 a change of the user changes the language only", async () => {
  const { client, user } = await signUpMember(server);
  const body = {
    language: "nl" as const,
    credits: 9,
    paid_user: true,
    status: "active",
    profile: { status: "active" },
  };
  expect(await client.call(calls.changeUser, { body })).toEqual({ ...user, language: "nl" });
});
