import { calls } from "@kindling/domain/contract";
import { loginAttemptsAllowed } from "@kindling/domain/rules";
import { must, mustBe, NotAvailable } from "../driver/broken.ts";
import { mailedTokens } from "../driver/outbox.ts";
import type { Rule } from "../rule.ts";

export const accountRules: readonly Rule[] = [
  {
    name: "only-the-right-password-logs-in",
    ids: "AUTH-08",
    says: "A wrong password is login_failed and opens no session; the right one logs in.",
    async check({ cast }) {
      const { credentials, user } = await cast.member("ben");
      const visitor = cast.visitor();
      const { email } = credentials;
      await visitor.refused("login_failed", calls.logIn, { body: { email, password: "not the password" } });
      mustBe([...visitor.cookies], [], "the cookie after a log-in that failed");
      mustBe((await visitor.call(calls.logIn, { body: credentials })).id, user.id, "who logged in");
      mustBe((await visitor.call(calls.getUser)).id, user.id, "who is logged in");
    },
  },
  {
    name: "log-in-does-not-tell-who-has-an-account",
    ids: "AUTH-08",
    says: "An address of nobody is refused just as a wrong password is.",
    async check({ cast }) {
      const { email } = (await cast.member("ben")).credentials;
      const replies = await Promise.all(
        [email, "nobody@example.com"].map((one) =>
          cast.visitor().ask(calls.logIn, { body: { email: one, password: "not the password" } }),
        ),
      );
      mustBe(replies[1]!.text, replies[0]!.text, "the answer to an address of nobody");
    },
  },
  {
    name: "guessing-passwords-is-stopped",
    ids: "AUTH-08",
    says: "After five wrong passwords an account takes none for a while, not even the right one.",
    async check({ cast }) {
      const { credentials } = await cast.unconfirmed();
      const wrong = { body: { ...credentials, password: "not the password" } };
      for (let tried = 0; tried < loginAttemptsAllowed; tried += 1)
        await cast.visitor().refused("login_failed", calls.logIn, wrong);
      const { minutes } = await cast.visitor().refused("too_many_attempts", calls.logIn, { body: credentials });
      must(Number(minutes) > 0, "too_many_attempts does not say for how long");
    },
  },
  {
    name: "the-language-is-kept",
    ids: "API-01",
    says: "The language that a member chooses stays, on every device.",
    async check({ cast }) {
      const member = await cast.member("ben");
      for (const language of ["nl", "en"] as const) {
        mustBe(
          (await member.call(calls.changeUser, { body: { language } })).language,
          language,
          "the answered language",
        );
        mustBe((await member.call(calls.getUser)).language, language, "the language afterwards");
      }
    },
  },
  {
    name: "the-confirmation-is-mailed-again",
    ids: "AUTH-07",
    says: "Who asks for the confirmation mail again gets one, with a link that works.",
    async check({ cast }) {
      if ((await cast.member("ada")).token === undefined) throw new NotAvailable("no mail can be read");
      const member = await cast.unconfirmed();
      await mailedTokens(member, member.credentials.email);
      const { email } = await member.call(calls.resendActivation);
      mustBe(email, member.credentials.email, "the address that was mailed");
      const tokens = await mailedTokens(member, email, 2);
      must(tokens && new Set(tokens).size === 2, "no second link was mailed");
    },
  },
];
