import { type CallError, calls } from "@kindling/domain/contract";
import { activationLinkLifetime, day } from "@kindling/domain/rules";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accounts, actionLinks } from "../database/schema/index.ts";
import { activationToken, createMember, createTestServer, signUpMember, type TestServer } from "../testing/index.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

const activate = (token: string) =>
  server
    .client()
    .call(calls.activate, { body: { token } })
    .then(
      () => "ok",
      (failure: CallError) => failure.code,
    );

it("AUTH-07 a link confirms, and does so again while it is valid", async () => {
  const { client, form } = await signUpMember(server);
  const token = await activationToken(server, form.email);
  expect(await activate(token)).toBe("ok");
  expect(await activate(token)).toBe("ok");
  expect(await client.call(calls.getUser)).toMatchObject({ status: "active", profile: { status: "active" } });
});

it("AUTH-07 works without being logged in, twice at once", async () => {
  const { form } = await signUpMember(server);
  const token = await activationToken(server, form.email);
  expect(await Promise.all([activate(token), activate(token)])).toEqual(["ok", "ok"]);
});

it("AUTH-07 fails for what is no link, and for one that has run out", async () => {
  expect(await activate("")).toBe("activation_failed");
  expect(await activate("nonsense")).toBe("activation_failed");
  const { form, client } = await signUpMember(server);
  const token = await activationToken(server, form.email);
  server.clock.advance(activationLinkLifetime);
  expect(await activate(token)).toBe("activation_failed");
  expect(await client.call(calls.getUser)).toMatchObject({ status: "not_confirmed" });
});

it("brings no account back that is pending deletion", async () => {
  const { form, id } = await signUpMember(server);
  await server.db
    .update(accounts)
    .set({ status: "pending_deletion", deletedAt: new Date(0) })
    .where(eq(accounts.id, id));
  expect(await activate(await activationToken(server, form.email))).toBe("activation_failed");
});

it("C-010 the link leads to the site's own address, whatever host was asked", async () => {
  const { form, client } = await signUpMember(server, { email: "host@example.com" });
  await client.fetch(calls.resendActivation.path, {
    method: "POST",
    body: "{}",
    headers: { "x-forwarded-host": "evil.test", "x-request-type": "client" },
  });
  for (const { links } of await server.outbox(form.email)) {
    expect(links).toHaveLength(1);
    expect(new URL(links[0]!).origin).toBe("https://general.test");
  }
  const response = await server.client("evil.test").fetch(calls.getSettings.path);
  expect(response.status).toBe(421);
});

it("AUTH-07 the link is mailed again, 5 mails a day in all", async () => {
  const { client, form } = await signUpMember(server);
  for (let n = 1; n < 5; n += 1) {
    expect(await client.call(calls.resendActivation)).toEqual({ email: form.email });
  }
  await expect(client.call(calls.resendActivation)).rejects.toMatchObject({ code: "too_many_mails" });
  expect(await server.outbox(form.email)).toHaveLength(5);
  server.clock.advance(day);
  await client.call(calls.resendActivation);
  expect(await activate(await activationToken(server, form.email))).toBe("ok");
});

it("mails nothing to who has confirmed", async () => {
  const { client, form } = await createMember(server);
  await client.call(calls.resendActivation);
  expect(await server.outbox(form.email)).toHaveLength(1);
});

it("keeps a link by its hash only", async () => {
  const { form, id } = await signUpMember(server);
  const token = await activationToken(server, form.email);
  const [link] = await server.db.select().from(actionLinks).where(eq(actionLinks.accountId, id));
  expect(link!.tokenHash).not.toBe(token);
});
