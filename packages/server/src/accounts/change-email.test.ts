import { randomUUID } from "node:crypto";
import { type CallError, calls } from "@kindling/domain/contract";
import { emailChangeLinkLifetime, emailChangesADay } from "@kindling/domain/rules";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateLimits } from "../database/schema/index.ts";
import {
  createMember,
  createTestServer,
  signUpMember,
  type TestMember,
  type TestServer,
  testSite,
} from "../testing/index.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => void (await server.db.delete(rateLimits)));
afterAll(() => server.close());

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "ok",
    (failure: CallError) => failure.code,
  );
const fieldsOf = (attempt: Promise<unknown>) => attempt.then(null, (failure: CallError) => failure.fields);
const newAddress = () => `${randomUUID()}@example.com`;

const ask = ({ client, form }: TestMember, email: string, password = form.password) =>
  client.call(calls.askEmailChange, { body: { email, password } });
const press = (token: string, of = server) => of.client().call(calls.changeEmail, { body: { token } });
const undo = (token: string) => server.client().call(calls.undoChange, { body: { token } });

async function tokenTo(path: string, email: string, of = server): Promise<string> {
  const links = (await of.outbox(email)).flatMap((mail) => mail.links.map((link) => new URL(link)));
  return links.find(({ pathname }) => pathname === path)!.searchParams.get("token")!;
}
const logIn = (email: string, password: string) =>
  codeOf(server.client().call(calls.logIn, { body: { email, password } }));

describe("AUTH-12 another address", () => {
  it("is the account's once its link is pressed, however often, and not before", async () => {
    const ada = await createMember(server);
    const email = newAddress();
    expect(await ask(ada, ` ${email.toUpperCase()}`)).toEqual({ email });
    expect((await ada.client.call(calls.getUser)).email).toBe(ada.form.email);
    const token = await tokenTo("/mail-change/do", email);
    expect(await press(token)).toEqual({ email });
    expect(await press(token)).toEqual({ email });
    expect((await ada.client.call(calls.getUser)).email).toBe(email);
    expect(await logIn(ada.form.email, ada.form.password)).toBe("login_failed");
    expect(await logIn(email, ada.form.password)).toBe("ok");
  });

  it("confirms the account that had not confirmed its first one", async () => {
    const ada = await signUpMember(server);
    const email = newAddress();
    await ask(ada, email);
    await press(await tokenTo("/mail-change/do", email));
    expect(await ada.client.call(calls.getUser)).toMatchObject({ status: "active", profile: { status: "active" } });
  });

  it("is refused in place: no address, the same one, somebody's, without the password", async () => {
    const [ada, ben] = [await createMember(server), await createMember(server)];
    expect(await fieldsOf(ask(ada, "no address"))).toEqual({ email: { code: "new_email_invalid" } });
    expect(await fieldsOf(ask(ada, ada.form.email.toUpperCase()))).toEqual({ email: { code: "email_same" } });
    expect(await fieldsOf(ask(ada, ben.form.email))).toEqual({ email: { code: "email_taken" } });
    expect(await fieldsOf(ask(ada, newAddress(), "wrong"))).toEqual({ password: { code: "password_wrong" } });
  });

  it("is refused at its link where it has become somebody's, where a newer one was asked for, and in time", async () => {
    const [ada, ben] = [await createMember(server), await createMember(server)];
    const [wanted, newer] = [newAddress(), newAddress()];
    await ask(ada, wanted);
    await ask(ben, wanted);
    const tokens = (await server.outbox(wanted)).map((mail) => new URL(mail.links[0]!).searchParams.get("token")!);
    expect(await press(tokens[0]!)).toEqual({ email: wanted });
    expect(await codeOf(press(tokens[1]!))).toBe("account_exists");
    await ask(ada, newer);
    expect(await codeOf(press(tokens[1]!))).toBe("link_invalid");
    const late = await tokenTo("/mail-change/do", newer);
    server.clock.advance(emailChangeLinkLifetime);
    expect(await codeOf(press(late))).toBe("link_invalid");
  });

  it("is mailed so many times a day", async () => {
    const ada = await createMember(server);
    for (let n = 0; n < emailChangesADay; n += 1) await ask(ada, newAddress());
    expect(await codeOf(ask(ada, newAddress()))).toBe("too_many_mails");
  });

  it("makes a link for a forgotten password worthless that was mailed to the old one", async () => {
    const ada = await createMember(server);
    await server.client().call(calls.askReset, { body: { email: ada.form.email } });
    const token = await tokenTo("/reset-password/do", ada.form.email);
    const email = newAddress();
    await ask(ada, email);
    await press(await tokenTo("/mail-change/do", email));
    const attempt = server.client().call(calls.resetPassword, { body: { token, password: "another long one" } });
    expect(await codeOf(attempt)).toBe("link_invalid");
  });

  it("tells nobody whose it is where the site answers neutrally: its owner hears of it by mail", async () => {
    const discreet = { ...testSite, settings: { ...testSite.settings, neutral_answers: true } };
    const neutral = await createTestServer({ sites: [discreet] });
    try {
      const [ada, ben] = [await createMember(neutral), await createMember(neutral)];
      expect(await ask(ada, ben.form.email)).toEqual({ email: ben.form.email });
      const [mail] = await neutral.outbox(ben.form.email);
      expect(mail!.subject).toContain("already have an account");
      expect(mail!.links).toEqual(["https://general.test/login"]);
    } finally {
      await neutral.close();
    }
  });
});

describe("BEYOND-25 an address that a thief has changed", () => {
  it("comes back by the mail to the old one, and the thief's links do nothing any more", async () => {
    const ada = await createMember(server);
    const [first, second] = [newAddress(), newAddress()];
    await ask(ada, first);
    await press(await tokenTo("/mail-change/do", first));
    await ask(ada, second);
    await press(await tokenTo("/mail-change/do", second));
    const [hers, thiefs] = [await tokenTo("/undo-change", ada.form.email), await tokenTo("/undo-change", first)];
    expect(await undo(hers)).toEqual({ email: ada.form.email });
    expect(await codeOf(ada.client.call(calls.getUser))).toBe("authentication_required");
    expect(await logIn(ada.form.email, ada.form.password)).toBe("login_failed");
    expect(await codeOf(undo(thiefs))).toBe("link_invalid");
    const token = await tokenTo("/reset-password/do", ada.form.email);
    await server.client().call(calls.resetPassword, { body: { token, password: "her own long one" } });
    expect(await logIn(ada.form.email, "her own long one")).toBe("ok");
  });
});
