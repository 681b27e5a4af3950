import { randomUUID } from "node:crypto";
import { type AnswerOf, calls, type SignUpForm, type User } from "@kindling/domain/contract";
import type { TestClient } from "./client.ts";
import type { TestServer } from "./server.ts";

/** A good sign-up; give what a test is about. */
export const signUpForm = (parts: Partial<SignUpForm> = {}): SignUpForm => ({
  request_key: randomUUID(),
  email: `${randomUUID()}@example.com`,
  password: "correct horse",
  name: "Ada",
  date_of_birth: "1995-05-20",
  signup_message: "Hello!",
  gender: "female",
  seeking: "male",
  country: "NL",
  region: "NL-UT",
  city: "Utrecht",
  min_age: 25,
  max_age: 45,
  terms_accepted: true,
  language: "en",
  time_zone: "Europe/Amsterdam",
  ...parts,
});

/** Somebody with an account, logged in. */
export interface TestMember {
  readonly client: TestClient;
  readonly user: User;
  /** The member's id as the database has it. */
  readonly id: number;
  readonly form: SignUpForm;
}

/** The token of the latest confirmation mail to an address. */
export async function activationToken(server: TestServer, email: string): Promise<string> {
  const [mail] = await server.outbox(email);
  return new URL(mail!.links[0]!).searchParams.get("token")!;
}

/** Signs somebody up over HTTP; their address stays unconfirmed. */
export async function signUpMember(server: TestServer, parts: Partial<SignUpForm> = {}): Promise<TestMember> {
  const form = signUpForm(parts);
  const client = server.client();
  const user: AnswerOf<typeof calls.signUp> = await client.call(calls.signUp, { body: form });
  return { client, user, id: Number(user.id), form };
}

/** Signs somebody up and confirms their address by the mailed link. */
export async function createMember(server: TestServer, parts: Partial<SignUpForm> = {}): Promise<TestMember> {
  const member = await signUpMember(server, parts);
  await member.client.call(calls.activate, { body: { token: await activationToken(server, member.form.email) } });
  return { ...member, user: await member.client.call(calls.getUser) };
}
