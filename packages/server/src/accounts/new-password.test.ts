import { type CallError, calls } from "@kindling/domain/contract";
import { day, loginAttemptsAllowed, resetLinkLifetime, resetMailsADay } from "@kindling/domain/rules";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actionLinks, loginFailures, rateLimits } from "../database/schema/index.ts";
import { createMember, createTestServer, type TestMember, type TestServer, testSite } from "../testing/index.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  await server.db.delete(rateLimits);
  await server.db.delete(loginFailures);
});
afterAll(() => server.close());

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "ok",
    (failure: CallError) => failure.code,
  );
const fieldsOf = (attempt: Promise<unknown>) => attempt.then(null, (failure: CallError) => failure.fields);

const ask = (email: string, of = server) => codeOf(of.client().call(calls.askReset, { body: { email } }));
const reset = (token: string, password = "another long one") =>
  codeOf(server.client().call(calls.resetPassword, { body: { token, password } }));
const logIn = ({ form }: TestMember, password: string) =>
  codeOf(server.client().call(calls.logIn, { body: { email: form.email, password } }));

/** The token of the latest mail to an address that leads to a path. */
async function tokenTo(path: string, email: string): Promise<string> {
  const links = (await server.outbox(email)).flatMap((mail) => mail.links.map((link) => new URL(link)));
  return links.find(({ pathname }) => pathname === path)!.searchParams.get("token")!;
}
const resetToken = ({ form }: TestMember) => tokenTo("/reset-password/do", form.email);

describe("AUTH-10 a forgotten password", () => {
  it("is set anew by the mailed link, once, and ends every session", async () => {
    const ada = await createMember(server);
    expect(await ask(` ${ada.form.email.toUpperCase()} `)).toBe("ok");
    const token = await resetToken(ada);
    expect(await reset(token)).toBe("ok");
    expect(await codeOf(ada.client.call(calls.getUser))).toBe("authentication_required");
    expect(await logIn(ada, ada.form.password)).toBe("login_failed");
    expect(await logIn(ada, "another long one")).toBe("ok");
    expect(await reset(token, "a third long one")).toBe("link_invalid");
  });

  it("C-006 has a link that runs out, and one that a newer one has taken the place of", async () => {
    const ada = await createMember(server);
    await ask(ada.form.email);
    const older = await resetToken(ada);
    await ask(ada.form.email);
    const newer = await resetToken(ada);
    expect(await reset(older)).toBe("link_invalid");
    server.clock.advance(resetLinkLifetime);
    expect(await reset(newer)).toBe("link_invalid");
    expect(await reset("nonsense")).toBe("link_invalid");
  });

  it("C-007 works of two that press at once for one", async () => {
    const ada = await createMember(server);
    await ask(ada.form.email);
    const token = await resetToken(ada);
    const codes = await Promise.all([reset(token, "the first long one"), reset(token, "the second long one")]);
    expect(codes.toSorted()).toEqual(["link_invalid", "ok"]);
  });

  it("is refused in place where it is too short or too common, and the link still works", async () => {
    const ada = await createMember(server);
    await ask(ada.form.email);
    const token = await resetToken(ada);
    const attempt = (password: string) =>
      fieldsOf(server.client().call(calls.resetPassword, { body: { token, password } }));
    expect(await attempt("short")).toEqual({ password: { code: "password_too_short", min: 8 } });
    expect(await attempt("password123")).toEqual({ password: { code: "password_common" } });
    expect(await reset(token)).toBe("ok");
  });

  it("says that an address is nobody's or none, and that too many mails were sent, until tomorrow", async () => {
    const ada = await createMember(server);
    expect(await ask("nobody@example.com")).toBe("email_not_found");
    expect(await fieldsOf(server.client().call(calls.askReset, { body: { email: "no address" } }))).toEqual({
      email: { code: "email_invalid" },
    });
    for (let n = 0; n < resetMailsADay; n += 1) expect(await ask(ada.form.email)).toBe("ok");
    expect(await ask(ada.form.email)).toBe("too_many_reset_mails");
    server.clock.advance(day);
    expect(await ask(ada.form.email)).toBe("ok");
  });

  it("keeps no token, and says by the site's own address where to go", async () => {
    const ada = await createMember(server);
    await ask(ada.form.email);
    const token = await resetToken(ada);
    const links = await server.db.select().from(actionLinks).where(eq(actionLinks.accountId, ada.id));
    expect(JSON.stringify(links)).not.toContain(token);
    const [mail] = await server.outbox(ada.form.email);
    expect(mail!.links[0]).toMatch(/^https:\/\/general\.test\//);
  });

  it("is asked for alike for somebody and for nobody where the site answers neutrally, and mailed to somebody alone", async () => {
    const discreet = { ...testSite, settings: { ...testSite.settings, neutral_answers: true } };
    const neutral = await createTestServer({ sites: [discreet] });
    try {
      const ada = await createMember(neutral);
      for (const email of [ada.form.email, "nobody@example.com"]) {
        for (let n = 0; n < resetMailsADay; n += 1) expect(await ask(email, neutral)).toBe("ok");
        expect(await ask(email, neutral)).toBe("too_many_reset_mails");
      }
      expect(await neutral.outbox("nobody@example.com")).toEqual([]);
    } finally {
      await neutral.close();
    }
  });
});

describe("AUTH-11 a changed password", () => {
  const change = ({ client, form }: TestMember, password: string, old = form.password) =>
    client.call(calls.changePassword, { body: { old_password: old, password } });

  it("needs the old one, counts wrong ones as the log-in does, and ends all other sessions", async () => {
    const ada = await createMember(server);
    const elsewhere = server.client();
    await elsewhere.call(calls.logIn, { body: { email: ada.form.email, password: ada.form.password } });
    expect(await fieldsOf(change(ada, "another long one", "wrong"))).toEqual({
      old_password: { code: "old_password_wrong" },
    });
    await change(ada, "another long one");
    expect(await codeOf(elsewhere.call(calls.getUser))).toBe("authentication_required");
    expect(await codeOf(ada.client.call(calls.getUser))).toBe("ok");
    expect(await logIn(ada, "another long one")).toBe("ok");
    for (let n = 0; n < loginAttemptsAllowed; n += 1) await fieldsOf(change(ada, "a third long one", "wrong"));
    expect(await codeOf(change(ada, "a third long one", "another long one"))).toBe("too_many_attempts");
  });

  it("C-006 makes a link for a forgotten one worthless", async () => {
    const ada = await createMember(server);
    await ask(ada.form.email);
    const token = await resetToken(ada);
    await change(ada, "another long one");
    expect(await reset(token)).toBe("link_invalid");
  });

  it("BEYOND-25 is told by mail, with a way to shut out whoever did it", async () => {
    const ada = await createMember(server);
    await change(ada, "a thief's long one");
    const token = await tokenTo("/undo-change", ada.form.email);
    const undo = () => server.client().call(calls.undoChange, { body: { token } });
    expect(await undo()).toEqual({ email: ada.form.email });
    expect(await codeOf(ada.client.call(calls.getUser))).toBe("authentication_required");
    // Whoever took it over knew the old one, too.
    for (const password of ["a thief's long one", ada.form.password])
      expect(await logIn(ada, password)).toBe("login_failed");
    expect(await undo()).toEqual({ email: ada.form.email });
    expect(await reset(await resetToken(ada), "her own long one")).toBe("ok");
    expect(await logIn(ada, "her own long one")).toBe("ok");
  });
});
