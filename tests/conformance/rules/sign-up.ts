import { randomUUID } from "node:crypto";
import { calls, type FieldProblem, type SignUpForm } from "@kindling/domain/contract";
import { must, mustBe } from "../driver/broken.ts";
import { signUpForm } from "../driver/cast.ts";
import type { Rule } from "../rule.ts";

/** What a form must not hold, by the field that is then refused and why. */
const wrongForms: readonly [Partial<SignUpForm>, keyof SignUpForm, string][] = [
  [{ terms_accepted: false }, "terms_accepted", "terms_required"],
  [{ date_of_birth: "2020-01-01" }, "date_of_birth", "birth_too_young"],
  [{ date_of_birth: "1990-02-30" }, "date_of_birth", "birth_invalid"],
  [{ name: "@maren" }, "name", "name_starts_with_at"],
  [{ name: "maren@example.com", email: "maren@example.com" }, "name", "name_is_email"],
  [{ password: "short" }, "password", "password_too_short"],
  [{ min_age: 50, max_age: 20 }, "min_age", "age_range"],
  [{ country: "ZZ" }, "country", "country_unknown"],
  [{ region: "FR-75" }, "region", "region_unknown"],
];

export const signUpRules: readonly Rule[] = [
  {
    name: "sign-up-keeps-its-rules",
    ids: "AUTH-01 AUTH-04 AUTH-05",
    says: "A form that breaks a rule of sign-up is refused for that field, and opens no account.",
    async check({ cast }) {
      for (const [parts, field, code] of wrongForms) {
        const form = signUpForm(parts);
        const { fields = {} } = await cast.visitor().refused("invalid_request", calls.signUp, { body: form });
        mustBe((fields as Record<string, FieldProblem>)[field]?.code, code, `the problem of ${JSON.stringify(parts)}`);
      }
      const { email, password, ...form } = signUpForm({ terms_accepted: false });
      await cast.visitor().refused("invalid_request", calls.signUp, { body: { email, password, ...form } });
      await cast.visitor().refused("login_failed", calls.logIn, { body: { email, password } });
    },
  },
  {
    name: "sign-up-gives-the-welcome-credits",
    ids: "AUTH-01 MONEY-08",
    says: "Who signs up has the site's welcome credits, and the ledger says so.",
    async check({ cast }) {
      const { signup_credits } = await cast.settings();
      const member = await cast.unconfirmed();
      mustBe([member.user.status, member.user.credits], ["not_confirmed", signup_credits], "who has just signed up");
      const { balance, entries } = await member.call(calls.getLedger);
      mustBe(
        [balance, ...entries.map(({ kind, amount }) => `${kind} ${amount}`)],
        [signup_credits, `signup ${signup_credits}`],
        "the ledger",
      );
    },
  },
  {
    name: "an-address-opens-one-account",
    ids: "AUTH-06",
    says: "An address that has an account opens no other, however it is written.",
    async check({ cast }) {
      const { credentials } = await cast.member("ada");
      const email = credentials.email.toUpperCase();
      await cast.visitor().refused("account_exists", calls.signUp, { body: signUpForm({ email }) });
      const { email: known } = await cast.visitor().call(calls.logIn, { body: { ...credentials, email } });
      mustBe(known, credentials.email.toLowerCase(), "the address");
    },
  },
  {
    name: "a-sign-up-is-one-account-for-its-key",
    ids: "C-053 AUTH-09",
    says: "A sign-up that is sent again, at once or later, is the same account.",
    async check({ cast }) {
      const body = signUpForm();
      const users = await Promise.all([1, 2].map(() => cast.visitor().call(calls.signUp, { body })));
      users.push(await cast.visitor().call(calls.signUp, { body }));
      mustBe(new Set(users.map(({ id }) => id)).size, 1, "the number of accounts");
    },
  },
  {
    name: "a-sign-up-key-is-for-one-form",
    ids: "C-059",
    says: "A sign-up's key with another address, or without its password, is request_key_reused.",
    async check({ cast }) {
      const body = signUpForm();
      await cast.visitor().call(calls.signUp, { body });
      for (const other of [{ email: `${randomUUID()}@example.com` }, { password: "another password" }])
        await cast.visitor().refused("request_key_reused", calls.signUp, { body: { ...body, ...other } });
    },
  },
  {
    name: "only-a-mailed-link-confirms",
    ids: "AUTH-07",
    says: "A token that was not mailed is activation_failed; one that was confirms again what is confirmed.",
    async check({ cast }) {
      await cast.visitor().refused("activation_failed", calls.activate, { body: { token: randomUUID() } });
      const { token } = await cast.member("ada");
      if (token !== undefined) await cast.visitor().call(calls.activate, { body: { token } });
      const { status } = await (await cast.member("ada")).call(calls.getUser);
      must(status === "active", `who has confirmed their address is ${status}`);
    },
  },
];
