import { createClient } from "@kindling/domain/client";
import { calls, type SignUpForm } from "@kindling/domain/contract";
import { confirmFake, type FakeBackEnd } from "@kindling/domain/fakes";

/** Who looks at a screen, as the toolbar offers it. */
export const accountStates = ["visitor", "unconfirmed", "free", "premium"] as const;
export type AccountState = (typeof accountStates)[number];

/** Where a story's back end is. */
export const origin = "http://localhost";

const form: SignUpForm = {
  request_key: "3f1c2a9e-5f0b-4d6e-9a7c-0b1d2e3f4a5b",
  email: "maren@example.com",
  password: "correct horse battery",
  name: "Maren",
  date_of_birth: "1994-04-12",
  signup_message: "",
  gender: "female",
  seeking: "male",
  country: "NL",
  region: null,
  city: "Utrecht",
  min_age: 18,
  max_age: 99,
  terms_accepted: true,
  language: "en",
  time_zone: "Europe/Amsterdam",
};

const token = "story";

/** A browser lets no script set a cookie of a request, or read one of an answer: the session is put where the fake reads it. */
export function withSession(request: Request): Request {
  const headers = new Headers([...request.headers, ["cookie", `session=${token}`]]);
  return Object.defineProperty(request, "headers", { value: headers });
}

/** Signs up, as far as the state asks for, and stays logged in; answers the account's id, or `null` for a visitor. */
export async function join({ fetch, world }: FakeBackEnd, state: AccountState): Promise<string | null> {
  if (state === "visitor") return null;
  const { id } = await createClient({ origin, fetch }).call(calls.signUp, { body: form });
  world.sessions.set(token, id);
  if (state !== "unconfirmed") confirmFake(world, form.email);
  const account = world.accounts.get(id)!;
  if (state === "premium") account.user = { ...account.user, paid_user: true, credits: 120 };
  return id;
}
