import { calls } from "@kindling/domain/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { activationToken, createTestServer, signUpMember, type TestServer } from "../testing/index.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

it("AUTH-07 AUTH-09 signs up, confirms by the mailed link, logs out and in", async () => {
  const { client, user, form } = await signUpMember(server);
  expect(user).toMatchObject({
    status: "not_confirmed",
    credits: 4,
    paid_user: false,
    profile: { status: "disabled" },
  });

  const token = await activationToken(server, form.email);
  await client.call(calls.activate, { body: { token } });
  expect(await client.call(calls.getUser)).toMatchObject({ status: "active", profile: { status: "active" } });

  await client.call(calls.logOut);
  await expect(client.call(calls.getUser)).rejects.toMatchObject({ code: "authentication_required" });
  const { email, password } = form;
  expect(await client.call(calls.logIn, { body: { email, password } })).toMatchObject({ id: user.id });
  expect(await client.call(calls.getUser)).toMatchObject({ id: user.id });
});
