import { calls } from "@kindling/domain/contract";
import { day, loginAttemptsAllowed, reactivationMailsADay, reactivationWindow } from "@kindling/domain/rules";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accounts, sessions } from "../database/schema/index.ts";
import { codeOf, write } from "../members/people.fixture.ts";
import { createTestServer, type TestServer, testSite } from "../testing/index.ts";
import { addLeaver, comeBack, leave, type Leaver, logIn, tokenOf } from "./leaving.fixture.ts";

let server: TestServer;
let ann: Leaver;
let bob: Leaver;

beforeAll(async () => {
  const other = { ...testSite, key: "gay" as const, hosts: ["other.test"], origin: "https://other.test" };
  server = await createTestServer({ sites: [testSite, other] });
});
beforeEach(async () => {
  ann = await addLeaver(server, { name: "Ann" });
  bob = await addLeaver(server, { name: "Bob", gender: "male", seeking: "female" });
});
afterAll(() => server.close());

const found = async (by: Leaver) => {
  const query = { gender: "female" as const, country: "NL", min_age: 18, max_age: 99 };
  const { results } = await by.client.call(calls.searchMembers, { query });
  return results.map(({ id }) => id);
};
const statusOf = async ({ id }: Leaver) => {
  const [row] = await server.db.select({ status: accounts.status }).from(accounts).where(eq(accounts.id, id));
  return row?.status;
};

describe("AUTH-13 an account is deleted", () => {
  it("by its password alone, which is not to be guessed", async () => {
    const wrong = () => ann.client.call(calls.deleteAccount, { body: { password: "not the password" } });
    await expect(wrong()).rejects.toMatchObject({
      code: "invalid_request",
      facts: { fields: { password: { code: "password_wrong" } } },
    });
    expect(await statusOf(ann)).toBe("active");
    for (let n = 1; n < loginAttemptsAllowed; n += 1) await codeOf(wrong());
    expect(await codeOf(leave(ann))).toBe("too_many_attempts");
    expect(await statusOf(ann)).toBe("active");
  });

  it("and says until when one may come back, in a mail, too", async () => {
    const { until } = await leave(ann);
    expect(Date.parse(until) - server.clock.now()).toBe(reactivationWindow);
    const [mail] = await server.outbox(ann.email);
    expect(mail!.subject).toBe("Your Kindling account has been deleted");
    expect(mail!.text).toContain("14 days");
    expect(new URL(mail!.links[0]!).origin).toBe("https://general.test");
  });

  it("and everybody is logged out of it, on every device", async () => {
    const elsewhere = server.client();
    await elsewhere.call(calls.logIn, { body: { email: ann.email, password: ann.password } });
    await leave(ann);
    expect([...ann.client.jar.cookies]).toEqual([]);
    expect(await codeOf(elsewhere.call(calls.getUser))).toBe("authentication_required");
    expect(await server.db.$count(sessions, eq(sessions.accountId, ann.id))).toBe(0);
  });

  it("at once, whatever streams are open", async () => {
    let over = false;
    const answer = await ann.client.fetch(calls.getEvents.path);
    void answer.text().then(() => (over = true));
    await leave(ann);
    // The stream itself looks again only after seconds.
    await expect.poll(() => over, { timeout: 2_000 }).toBe(true);
  });

  it("once, of two presses at once, with one mail", async () => {
    await Promise.allSettled([leave(ann), leave(ann)]);
    expect(await statusOf(ann)).toBe("pending_deletion");
    const mails = (await server.outbox(ann.email)).filter(({ subject }) => subject.includes("deleted"));
    expect(mails).toHaveLength(1);
  });

  it("and nobody meets its member any more, but reads what there is", async () => {
    await ann.client.call(calls.like, { body: { profile: bob.profile } });
    await write(ann, bob, "Hi Bob");
    expect(await found(bob)).toContain(ann.profile);
    await leave(ann);
    expect(await found(bob)).not.toContain(ann.profile);
    expect(await codeOf(bob.client.call(calls.getMember, { query: { id: ann.profile } }))).toBe("not_found");
    expect(await bob.client.call(calls.getLikes)).toMatchObject({ liked_by: [], unseen: 0 });
    expect(await codeOf(bob.client.call(calls.like, { body: { profile: ann.profile } }))).toBe("recipient_deleted");
    expect(await codeOf(write(bob, ann))).toBe("recipient_deleted");
    const { chats } = await bob.client.call(calls.getChats);
    expect(chats.map(({ profile }) => profile.id)).toEqual([ann.profile]);
    const page = await bob.client.call(calls.getMessages, { query: { profile: ann.profile } });
    expect(page).toMatchObject({ closed: { reason: "recipient_deleted" }, messages: [{ text: "Hi Bob" }] });
  });

  it("and to who never met its member, there is nobody", async () => {
    await leave(ann);
    const report = { profile: ann.profile, reason: "scam" as const, text: "x", request_key: crypto.randomUUID() };
    expect(await codeOf(bob.client.call(calls.report, { body: report }))).toBe("not_found");
    expect(await codeOf(bob.client.call(calls.getMessages, { query: { profile: ann.profile } }))).toBe("not_found");
  });

  it("and the links of earlier mails are worth nothing", async () => {
    const early = await tokenOf(server, ann);
    await leave(ann);
    expect(await codeOf(server.client().call(calls.activate, { body: { token: early } }))).toBe("activation_failed");
    expect(await codeOf(comeBack(server, early))).toBe("link_invalid");
  });
});

describe("AUTH-13 an account comes back", () => {
  it("by the link, once, with everything", async () => {
    await write(ann, bob, "Hi Bob");
    await leave(ann);
    expect(await codeOf(logIn(server, ann))).toBe("account_pending_deletion");
    const token = await tokenOf(server, ann);
    await comeBack(server, token);
    expect(await logIn(server, ann)).toMatchObject({ status: "active", profile: { status: "active", name: "Ann" } });
    expect(await found(bob)).toContain(ann.profile);
    const page = await bob.client.call(calls.getMessages, { query: { profile: ann.profile } });
    expect(page.closed?.reason).not.toBe("recipient_deleted");
    expect(await codeOf(comeBack(server, token))).toBe("link_invalid");
  });

  it("of two presses at once, by one", async () => {
    await leave(ann);
    const token = await tokenOf(server, ann);
    const outcomes = await Promise.allSettled([comeBack(server, token), comeBack(server, token)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await statusOf(ann)).toBe("active");
  });

  it("in the last second, and not after it", async () => {
    const late = await addLeaver(server);
    await leave(ann);
    await leave(late);
    server.clock.advance(reactivationWindow - 1_000);
    const [inTime, tooLate] = [await tokenOf(server, ann), await tokenOf(server, late)];
    await comeBack(server, inTime);
    expect(await statusOf(ann)).toBe("active");
    server.clock.advance(1_000);
    expect(await codeOf(comeBack(server, tooLate))).toBe("link_invalid");
    // No worker has come to it yet, and nobody is there any more all the same.
    expect(await statusOf(late)).toBe("pending_deletion");
    expect(await codeOf(logIn(server, late))).toBe("login_failed");
    const { email, password } = late;
    const again = server.client().call(calls.mailReactivation, { body: { email, password } });
    expect(await codeOf(again)).toBe("login_failed");
  });

  it("not by what is no link, nor by a link of another site", async () => {
    await leave(ann);
    for (const token of ["", "nonsense"]) expect(await codeOf(comeBack(server, token))).toBe("link_invalid");
    expect(await codeOf(comeBack(server, await tokenOf(server, ann), "other.test"))).toBe("link_invalid");
    expect(await statusOf(ann)).toBe("pending_deletion");
  });

  it("not by the link of an earlier farewell", async () => {
    await leave(ann);
    const first = await tokenOf(server, ann);
    const { email, password } = ann;
    await server.client().call(calls.mailReactivation, { body: { email, password } });
    const second = await tokenOf(server, ann);
    expect(second).not.toBe(first);
    await comeBack(server, second);
    await ann.client.call(calls.logIn, { body: { email, password } });
    await leave(ann);
    expect(await codeOf(comeBack(server, first))).toBe("link_invalid");
    expect(await statusOf(ann)).toBe("pending_deletion");
  });

  it("by a link that is mailed again to who knows the password, 5 times a day", async () => {
    await leave(ann);
    const ask = (password = ann.password) =>
      server.client().call(calls.mailReactivation, { body: { email: ann.email, password } });
    expect(await codeOf(ask("not the password"))).toBe("login_failed");
    for (let n = 0; n < reactivationMailsADay; n += 1) expect(await ask()).toEqual({ email: ann.email });
    expect(await codeOf(ask())).toBe("too_many_mails");
    server.clock.advance(day);
    await ask();
    await comeBack(server, await tokenOf(server, ann));
    expect(await statusOf(ann)).toBe("active");
  });

  it("and who has not left is mailed nothing", async () => {
    const { email, password } = ann;
    await server.client().call(calls.mailReactivation, { body: { email, password } });
    expect(await server.outbox(email)).toHaveLength(1);
  });

  it("also from a thief who has changed the password and left: by the link that undoes the change", async () => {
    const chosen = "a longer one of a thief";
    const { email, password: old_password } = ann;
    await ann.client.call(calls.changePassword, { body: { old_password, password: chosen } });
    const undo = await tokenOf(server, ann);
    await ann.client.call(calls.deleteAccount, { body: { password: chosen } });
    const thiefs = await tokenOf(server, ann);
    await server.client().call(calls.undoChange, { body: { token: undo } });
    expect(await codeOf(comeBack(server, thiefs))).toBe("link_invalid");
    expect(await codeOf(logIn(server, { ...ann, password: chosen }))).toBe("login_failed");
    const mine = "the owner's next password";
    await server.client().call(calls.resetPassword, { body: { token: await tokenOf(server, ann), password: mine } });
    await server.client().call(calls.mailReactivation, { body: { email, password: mine } });
    await comeBack(server, await tokenOf(server, ann));
    expect(await logIn(server, { ...ann, password: mine })).toMatchObject({ status: "active" });
  });

  it("confirmed, since the link came to its own address", async () => {
    const form = await addLeaver(server);
    await server.db.update(accounts).set({ status: "not_confirmed" }).where(eq(accounts.id, form.id));
    await leave(form);
    await comeBack(server, await tokenOf(server, form));
    expect(await logIn(server, form)).toMatchObject({ status: "active", profile: { status: "active" } });
  });
});
