import { type CallError, calls, type SignUpForm } from "@kindling/domain/contract";
import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounts, members, rateLimits } from "../database/schema/index.ts";
import { createTestServer, signUpForm, signUpMember, type TestServer, testSite } from "../testing/index.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

const signUp = (parts: Partial<SignUpForm>, at = server) => at.client().call(calls.signUp, { body: signUpForm(parts) });

/** What a sign-up is refused with: its code, or the problem of one field. */
async function refusal(parts: Partial<SignUpForm>, field?: keyof SignUpForm, at = server): Promise<unknown> {
  const error = await signUp(parts, at).then(
    () => undefined,
    (failure: CallError) => failure,
  );
  return field ? error?.fields[field] : error?.code;
}

it("AUTH-01 opens an account with its profile, its credits and a mail, all or nothing", async () => {
  const { user, client, form } = await signUpMember(server, {
    email: "Rita@Example.com",
    name: "  Rita  R ",
    seeking: "both",
  });
  expect(user).toMatchObject({
    email: "rita@example.com",
    status: "not_confirmed",
    credits: 4,
    paid_user: false,
    signup_date: "2026-03-01T12:00:00.000Z",
    profile: {
      name: "Rita R",
      status: "disabled",
      age: 30,
      sexuality: "bi",
      region: "NL-UT",
      images: [],
      main_image: null,
    },
  });
  const { entries } = await client.call(calls.getLedger);
  expect(entries).toMatchObject([{ kind: "signup", amount: 4, balance: 4 }]);
  expect(await server.outbox(user.email)).toHaveLength(1);

  const everybody = () => server.db.select({ number: count() }).from(members);
  const before = await everybody();
  await expect(signUp({ email: form.email })).rejects.toMatchObject({ code: "account_exists" });
  expect(await everybody()).toEqual(before);
});

it("C-019 20 sign-ups at once with one address make one account", async () => {
  const email = "crowd@example.com";
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => signUp({ email })));
  const codes = results.map((result) => (result.status === "fulfilled" ? "ok" : (result.reason as CallError).code));
  expect(codes.filter((code) => code === "ok")).toHaveLength(1);
  expect(codes.filter((code) => code === "account_exists")).toHaveLength(19);
  expect(await server.outbox(email)).toHaveLength(1);
});

it("C-020 spellings of one address are one account", async () => {
  await signUp({ email: "New@Example.com" });
  for (const email of ["new@example.com", " NEW@EXAMPLE.COM ", "new＠example.com"]) {
    expect(await refusal({ email })).toBe("account_exists");
  }
});

describe("a repetition of a sign-up", () => {
  it("answers the same account and opens a session", async () => {
    const { user, form } = await signUpMember(server);
    const again = server.client();
    expect(await again.call(calls.signUp, { body: form })).toEqual(user);
    expect(await again.call(calls.getUser)).toEqual(user);
    expect(await server.outbox(form.email)).toHaveLength(1);
  });

  it("opens no session for another password or another address", async () => {
    const { form } = await signUpMember(server);
    for (const parts of [{ password: "another password" }, { email: "else@example.com" }]) {
      const other = server.client();
      const call = other.call(calls.signUp, { body: { ...form, ...parts } });
      await expect(call).rejects.toMatchObject({ code: "request_key_reused" });
      expect(other.jar.cookies.size).toBe(0);
    }
  });

  it("makes one account of 5 at once", async () => {
    const body = signUpForm();
    const users = await Promise.all(Array.from({ length: 5 }, () => server.client().call(calls.signUp, { body })));
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
  });
});

describe("C-022 C-023 the server has the form's rules", () => {
  it.each(["a@a.a", "a@b", "jörg@example.de", "jan.@example.nl", ".jan@example.nl", "jan..b@example.nl", "jan@-x.nl"])(
    "%s is no address",
    async (email) => {
      expect(await refusal({ email }, "email")).toEqual({ code: "email_invalid" });
    },
  );

  it.each(["o'neil@example.com", "x+y@example.museum", "a@xn--kse-qla.de", "space@example.com "])(
    "%s is one",
    async (email) => {
      expect(await refusal({ email })).toBeUndefined();
    },
  );
});

describe("AUTH-04 C-032 names", () => {
  it.each([
    ["me@example.com", "name_is_email"],
    ["@ada", "name_starts_with_at"],
    ["\u200b\u200b\u200b", "name_invisible"],
    ["\u3164", "name_invisible"],
    ["\u2800", "name_invisible"],
    ["\u0301\u0302", "name_invisible"],
    ["\u00a0 ", "required"],
    ["Rita\u202e", "name_characters"],
  ])("%j is refused", async (name, code) => {
    expect(await refusal({ name, email: "me@example.com" }, "name")).toEqual({ code });
  });
});

describe("AUTH-05 C-026 C-028 C-029 C-030 days of birth", () => {
  it.each([
    ["Asia/Kolkata", "2026-05-10T00:10:00+05:30"],
    ["America/Los_Angeles", "2026-05-10T23:50:00-07:00"],
    ["Pacific/Auckland", "2026-05-10T00:10:00+12:00"],
  ])("18 today is old enough in %s, a day less is not", async (time_zone, instant) => {
    server.clock.set(Date.parse(instant));
    expect(await refusal({ time_zone, date_of_birth: "2008-05-10" })).toBeUndefined();
    expect(await refusal({ time_zone, date_of_birth: "2008-05-11" }, "date_of_birth")).toEqual({
      code: "birth_too_young",
      min_age: 18,
    });
  });

  it("counts years by birthdays, not by numbers", async () => {
    server.clock.set(Date.parse("2026-01-01T12:00:00Z"));
    expect(await refusal({ date_of_birth: "2008-12-31" }, "date_of_birth")).toMatchObject({ code: "birth_too_young" });
  });

  it("lets who was born on 29 February in from 1 March", async () => {
    const born = { date_of_birth: "2008-02-29", time_zone: "UTC" };
    server.clock.set(Date.parse("2026-02-28T23:59:00Z"));
    expect(await refusal(born, "date_of_birth")).toMatchObject({ code: "birth_too_young" });
    server.clock.set(Date.parse("2026-03-01T00:00:00Z"));
    expect(await refusal(born)).toBeUndefined();
  });

  it.each(["2000-02-30", "2001-02-29", "2000-04-31", "0000-00-00", "1899-01-01", "2999-01-01", "yesterday"])(
    "%s is none",
    async (date_of_birth) => {
      expect(await refusal({ date_of_birth }, "date_of_birth")).toEqual({ code: "birth_invalid" });
    },
  );
});

it("C-018 takes only the fields of the form", async () => {
  const body = {
    ...signUpForm({ email: "sly@example.com" }),
    ...JSON.parse('{"credits":999,"paid_user":true,"status":"active","id":"1","__proto__":{"paid":true}}'),
    profile: { status: "active" },
  };
  const user = await server.client().call(calls.signUp, { body });
  expect(user).toMatchObject({
    credits: 4,
    paid_user: false,
    status: "not_confirmed",
    profile: { status: "disabled" },
  });
  const [account] = await server.db.select().from(accounts).where(eq(accounts.email, "sly@example.com"));
  expect(account).toMatchObject({ paid: false, status: "not_confirmed" });
});

it("refuses a region that the country does not have, and a country that the site does not", async () => {
  expect(await refusal({ region: "NL-XX" }, "region")).toEqual({ code: "region_unknown" });
  expect(await refusal({ region: "FR-IDF" }, "region")).toEqual({ code: "region_unknown" });
  expect(await refusal({ country: "US", region: null }, "country")).toEqual({ code: "country_unknown" });
});

it("keeps UTC for a time zone that nobody knows", async () => {
  const { id } = await signUpMember(server, { time_zone: "Mars/Olympus" });
  const [account] = await server.db.select().from(accounts).where(eq(accounts.id, id));
  expect(account!.timeZone).toBe("UTC");
});

it("limits how many accounts one network address opens in an hour", async () => {
  await server.db.update(rateLimits).set({ windowStart: new Date(server.clock.now()), count: 60 });
  await expect(signUp({})).rejects.toMatchObject({ code: "too_many_requests", facts: { seconds: 3600 } });
  server.clock.advance(3_600_000);
  await signUp({});
});

describe("SET-05 signups", () => {
  const siteWith = (signups: typeof testSite.settings.signups) => [
    { ...testSite, settings: { ...testSite.settings, signups } },
  ];

  it.each([
    ["with_trafficsource", {}, "signup_closed"],
    ["with_trafficsource", { tracking: { network: "ads" } }, undefined],
    ["invite_only", { tracking: { network: "ads" } }, "signup_closed"],
  ] as const)("%s %j", async (signups, parts, code) => {
    const other = await createTestServer({ sites: siteWith(signups) });
    try {
      expect(await refusal(parts, undefined, other)).toBe(code);
    } finally {
      await other.close();
    }
  });
});
