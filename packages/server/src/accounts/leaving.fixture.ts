import { calls, type SignUpForm } from "@kindling/domain/contract";
import type { Person } from "../members/people.fixture.ts";
import { createMember, type TestServer } from "../testing/index.ts";

/** Somebody with an account who knows its password. */
export interface Leaver extends Person {
  readonly email: string;
  readonly password: string;
}

/** Adds somebody by the road through sign-up, so that there is a password. */
export async function addLeaver(server: TestServer, parts: Partial<SignUpForm> = {}): Promise<Leaver> {
  const { client, id, form } = await createMember(server, parts);
  return { client, id, profile: String(id), email: form.email, password: form.password };
}

export const leave = ({ client, password }: Leaver) => client.call(calls.deleteAccount, { body: { password } });

/** The token of the latest mail to somebody. */
export async function tokenOf(server: TestServer, { email }: Leaver): Promise<string> {
  const [mail] = await server.outbox(email);
  return new URL(mail!.links[0]!).searchParams.get("token")!;
}

export const comeBack = (server: TestServer, token: string, host?: string) =>
  server.client(host).call(calls.reactivate, { body: { token } });

export const logIn = (server: TestServer, { email, password }: Leaver) =>
  server.client().call(calls.logIn, { body: { email, password } });
