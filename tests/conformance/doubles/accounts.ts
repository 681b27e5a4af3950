import { randomUUID } from "node:crypto";
import { calls } from "@kindling/domain/contract";
import {
  answer,
  answering,
  bodyOf,
  breaks,
  breaksInTime,
  type Double,
  insteadOf,
  of,
  taking,
  withBody,
} from "./double.ts";

const elsewhere = () => ({ email: `${randomUUID()}@example.com`, request_key: randomUUID() });

export const accountDoubles: readonly Double[] = [
  breaks(
    "sign-up-keeps-its-rules",
    "the terms are accepted by whoever comes",
    taking(calls.signUp, (body) => (body["terms_accepted"] === false ? { ...body, terms_accepted: true } : body)),
  ),
  breaks(
    "sign-up-gives-the-welcome-credits",
    "a sign-up is answered before its credits are there",
    answering(calls.signUp, (user) => ({ ...user, credits: 0 })),
  ),
  breaks(
    "an-address-opens-one-account",
    "an address in capitals is another one",
    taking(calls.signUp, (body) =>
      /^[A-Z\d-]+@/.test(String(body["email"])) ? { ...body, email: `${randomUUID()}@example.com` } : body,
    ),
  ),
  breaksInTime("a-sign-up-is-one-account-for-its-key", "a sign-up that is sent again is another one", () => {
    const seen = new Set<string>();
    return taking(calls.signUp, (body) => {
      const sent = JSON.stringify(body);
      if (seen.has(sent)) return { ...body, ...elsewhere() };
      seen.add(sent);
      return body;
    });
  }),
  breaks(
    "a-sign-up-key-is-for-one-form",
    "a key that was used opens another account",
    insteadOf("request_key_reused", calls.signUp, async (request, next) =>
      next(withBody(request, { ...(await bodyOf(request)), ...elsewhere() })),
    ),
  ),
  breaks(
    "only-a-mailed-link-confirms",
    "whatever token is taken",
    insteadOf("activation_failed", calls.activate, async () => answer({ ok: true })),
    ["a-confirmation-link-runs-out"],
  ),
  breaks(
    "only-the-right-password-logs-in",
    "a wrong password logs in",
    of(calls.logIn, async (request, next, world) => {
      const body = await bodyOf(request);
      const account = [...world.accounts.values()].find(({ user }) => user.email === body?.["email"]);
      const wrong = body?.["password"] === "not the password" && account?.user.status === "active";
      return next(wrong ? withBody(request, { ...body, password: account.form.password }) : request);
    }),
    ["log-in-does-not-tell-who-has-an-account", "guesses-are-forgotten-in-time"],
  ),
  breaks(
    "log-in-does-not-tell-who-has-an-account",
    "an address of nobody is refused with a hint",
    insteadOf("login_failed", calls.logIn, async (request, _, world) => {
      const { email } = (await bodyOf(request))!;
      const known = [...world.accounts.values()].some(({ user }) => user.email === email);
      return answer({ error: { code: "login_failed", known } }, 401);
    }),
  ),
  breaks(
    "guessing-passwords-is-stopped",
    "passwords may be guessed for ever",
    insteadOf("too_many_attempts", calls.logIn, async (request, next, world) => {
      world.failures.clear();
      return next(request);
    }),
    ["guesses-are-forgotten-in-time"],
  ),
  breaks(
    "the-language-is-kept",
    "the language is answered and not kept",
    of(calls.changeUser, async (request, next) => {
      const body = await bodyOf(request);
      if (body?.["language"] !== "nl") return next(request);
      const response = await next(withBody(request, { ...body, language: "en" }));
      return answer({ ...((await response.json()) as object), language: "nl" });
    }),
  ),
  breaks(
    "the-confirmation-is-mailed-again",
    "no mail is sent again",
    of(calls.resendActivation, async (request, next, world) => {
      const { length } = world.mails;
      const response = await next(request);
      if (world.mails.length > length) world.mails.shift();
      return response;
    }),
  ),
];
