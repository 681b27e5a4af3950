import { randomUUID } from "node:crypto";
import { calls, type Payment, type Settings, type SignUpForm, type User } from "@kindling/domain/contract";
import { must, NotAvailable } from "./broken.ts";
import { mailedTokens } from "./outbox.ts";
import { pay } from "./payment-page.ts";
import { until } from "./until.ts";
import { visit, type Visitor, type Wire } from "./visitor.ts";

/** How somebody logs in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Somebody with an account, logged in. */
export interface Member extends Visitor {
  readonly user: User;
  readonly credentials: Credentials;
  /** The token that confirmed the address, where the mail was read. */
  readonly token: string | undefined;
}

/** A good sign-up; give what a rule is about. */
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
  tracking: { network: "conformance" },
  ...parts,
});

/** What an order of the largest package, or of another one, is. */
export async function orderOf(member: Visitor, which: "largest" | "smallest" = "largest") {
  const { bundles, methods } = await member.call(calls.getBundles);
  const sorted = bundles.toSorted((a, b) => a.credits - b.credits);
  const bundle = which === "largest" ? sorted.at(-1) : sorted[0];
  const method = methods[0];
  if (!bundle || !method) throw new NotAvailable("nothing can be bought");
  return { bundle: bundle.id, price: bundle.price, method: method.id, country: "NL", request_key: randomUUID() };
}

/** The payment once it has ended. */
export const settled = (member: Visitor, { payment_id: id }: Payment): Promise<Payment | undefined> =>
  until(async () => {
    const payment = await member.call(calls.getPayment, { query: { id } });
    return payment.status === "pending" ? undefined : payment;
  });

/** Everybody whom the rules need, each made when first asked for. */
export interface Cast {
  visitor(): Visitor;
  settings(): Promise<Settings>;
  /** Somebody with a name, who stays the same through all rules. */
  member(name: "ada" | "ben" | "cleo"): Promise<Member>;
  /** Somebody with a confirmed address, whom no other rule knows. */
  fresh(): Promise<Member>;
  /** Somebody who has signed up and not confirmed their address; the same through all rules. */
  unconfirmed(): Promise<Member>;
  /** Somebody who has paid and has credits for so many messages; the same through all rules. */
  payer(messages: number): Promise<Member>;
}

/** Makes the cast: by accounts that are there, or by signing up and reading the mail. */
export function createCast(wire: Wire, accounts: readonly Credentials[] = []): Cast {
  const known = new Map<string, Promise<unknown>>();
  const once = <T>(name: string, make: () => Promise<T>): Promise<T> => {
    if (!known.has(name)) known.set(name, make());
    return known.get(name) as Promise<T>;
  };
  const spare = [...accounts];

  const signUp = async (): Promise<Member> => {
    const visitor = visit(wire);
    const { email, password, ...form } = signUpForm();
    const user = await visitor.call(calls.signUp, { body: { email, password, ...form } });
    return { ...visitor, user, credentials: { email, password }, token: undefined };
  };
  const logIn = async (credentials: Credentials): Promise<Member> => {
    const visitor = visit(wire);
    const user = await visitor.call(calls.logIn, { body: credentials });
    must(user.status === "active", `the account ${credentials.email} is ${user.status}`);
    return { ...visitor, user, credentials, token: undefined };
  };
  const fresh = async (): Promise<Member> => {
    const account = spare.shift();
    if (account) return logIn(account);
    if (accounts.length > 0) throw new NotAvailable("there are too few accounts to try it with");
    const member = await signUp();
    const [token] = (await mailedTokens(member, member.credentials.email)) ?? [];
    must(token, "no link to confirm the address was mailed");
    await member.call(calls.activate, { body: { token } });
    return { ...member, token, user: await member.call(calls.getUser) };
  };
  const settings = () => once("settings", () => visit(wire).call(calls.getSettings));

  const buy = async (member: Member): Promise<void> => {
    const payment = await member.call(calls.order, { body: await orderOf(member) });
    await pay(member, payment, "completed");
    const { status } = (await settled(member, payment)) ?? {};
    must(status === "completed", `a payment that was made is ${status ?? "still pending"}`);
  };

  return {
    visitor: () => visit(wire),
    settings,
    member: (name) => once(name, fresh),
    fresh,
    unconfirmed: () => once("unconfirmed", signUp),
    async payer(messages) {
      const member = await once("payer", async () => {
        const one = await fresh();
        if (!one.user.paid_user) await buy(one);
        return one;
      });
      const needed = messages * (await settings()).message_credits;
      for (;;) {
        const { credits } = await member.call(calls.getUser);
        if (credits >= needed) return member;
        await buy(member);
      }
    },
  };
}
