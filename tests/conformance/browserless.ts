import { randomUUID } from "node:crypto";
import { type Client, createClient } from "@kindling/domain/client";
import { calls, type SignUpForm, type User } from "@kindling/domain/contract";

/** A back end that the suite drives. */
export interface BackEnd {
  readonly origin: string;
  fetch(request: Request): Promise<Response>;
  /** Confirms an address, as the link of its mail does. */
  confirm(email: string): Promise<void>;
  close(): Promise<void>;
}

/** Somebody with a cookie of their own. */
export interface Visitor extends Client {
  /** Sends a request as it stands, with the cookie. */
  send(path: string, init?: RequestInit): Promise<Response>;
}

/** Makes a visitor. Nothing is repeated by itself, so that each refusal is seen. */
export function visit(backEnd: BackEnd): Visitor {
  let cookie = "";
  const send = async (request: Request) => {
    if (cookie) request.headers.set("cookie", cookie);
    const response = await backEnd.fetch(request);
    const [set] = response.headers.getSetCookie();
    if (set) cookie = /max-age=0/i.test(set) ? "" : set.split(";", 1)[0]!;
    return response;
  };
  const client = createClient({ origin: backEnd.origin, fetch: send, isOnline: () => false });
  return { ...client, send: (path, init) => send(new Request(new URL(path, backEnd.origin), init)) };
}

/** A good sign-up; give what a test is about. */
export const signUpForm = (parts: Partial<SignUpForm> = {}): SignUpForm => ({
  request_key: randomUUID(),
  email: `${randomUUID()}@example.com`,
  password: "correct horse battery",
  name: "Maren",
  date_of_birth: "1994-04-12",
  signup_message: "",
  gender: "female",
  seeking: "both",
  country: "NL",
  region: null,
  city: "Utrecht",
  min_age: 18,
  max_age: 99,
  terms_accepted: true,
  language: "en",
  time_zone: "Europe/Amsterdam",
  ...parts,
});

/** Somebody with a confirmed account, logged in. */
export async function join(backEnd: BackEnd): Promise<Visitor & { user: User; form: SignUpForm }> {
  const visitor = visit(backEnd);
  const form = signUpForm();
  await visitor.call(calls.signUp, { body: form });
  await backEnd.confirm(form.email);
  return { ...visitor, form, user: await visitor.call(calls.getUser) };
}
