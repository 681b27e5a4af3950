import {
  activationLinkLifetime,
  activationMailsADay,
  loginAttemptsAllowed,
  loginBlock,
  minute,
  reactivationWindow,
  sessionLifetime,
  swipeLikesADay,
} from "@kindling/domain/rules";
import { calls } from "@kindling/domain/contract";
import { mustBe, NotAvailable } from "../driver/broken.ts";
import { signUpForm } from "../driver/cast.ts";
import { mailedTokens } from "../driver/outbox.ts";
import type { Rule } from "../rule.ts";
import { cardsFor, gameOf, swipe } from "./swipe.ts";

/** What goes by time; these come last, since they let much of it pass. */
export const timeRules: readonly Rule[] = [
  {
    name: "guesses-are-forgotten-in-time",
    ids: "AUTH-08",
    says: "An address, anybody's or nobody's, is blocked after five wrong passwords for the minutes that are said, and then not.",
    async check({ cast, backstage }) {
      const { pass } = backstage();
      // Nobody is blocked for what another rule has tried.
      pass(loginBlock);
      const { credentials } = await cast.fresh();
      for (const email of [credentials.email, signUpForm().email]) {
        const wrong = { body: { email, password: "not the password" } };
        for (let tried = 0; tried < loginAttemptsAllowed; tried += 1)
          await cast.visitor().refused("login_failed", calls.logIn, wrong);
        pass(minute);
        const { minutes } = await cast.visitor().refused("too_many_attempts", calls.logIn, wrong);
        mustBe(minutes, loginBlock / minute - 1, "the minutes to wait");
      }
      pass(loginBlock - minute);
      await cast.visitor().call(calls.logIn, { body: credentials });
    },
  },
  {
    name: "the-likes-of-a-day-come-back-with-the-next",
    ids: "MEMBERS-10 C-082",
    says: "The likes of the swipe game are there again from the instant that the game says, and not before.",
    async check({ cast, backstage }) {
      const { pass } = backstage();
      const ben = await cast.member("ben");
      const [card] = await cardsFor(ben, 1);
      await swipe(ben, card!, "like");
      const { likes_left: left, renews_at: renewed } = await gameOf(ben);
      mustBe(left, swipeLikesADay - 1, "the likes that are left");
      const { server_time: now } = await ben.call(calls.getSettings);
      pass(Date.parse(renewed) - Date.parse(now) - minute);
      mustBe((await gameOf(ben)).likes_left, left, "the likes that are left as the day ends");
      pass(minute);
      mustBe((await gameOf(ben)).likes_left, swipeLikesADay, "the likes of the next day");
    },
  },
  {
    name: "the-time-to-come-back-ends",
    ids: "AUTH-13",
    says: "A deleted account can be taken back until its window ends, and not from then on.",
    async check({ cast, backstage }) {
      const { pass } = backstage();
      const [inTime, late] = [await cast.fresh(), await cast.fresh()];
      const tokens: string[] = [];
      for (const member of [inTime, late]) {
        const { email, password } = member.credentials;
        await member.call(calls.deleteAccount, { body: { password } });
        const [token] = (await mailedTokens(member, email, 2)) ?? [];
        if (!token) throw new NotAvailable("no mail can be read");
        tokens.push(token);
      }
      pass(reactivationWindow - minute);
      await cast.visitor().call(calls.reactivate, { body: { token: tokens[0]! } });
      pass(minute);
      await cast.visitor().refused("link_invalid", calls.reactivate, { body: { token: tokens[1]! } });
    },
  },
  {
    name: "confirmation-mails-are-so-many-a-day",
    ids: "AUTH-07",
    says: "The confirmation is mailed five times a day, the first included, and then too_many_mails.",
    async check({ cast, backstage }) {
      const { pass } = backstage();
      const member = cast.visitor();
      await member.call(calls.signUp, { body: signUpForm() });
      for (let mailed = 1; mailed < activationMailsADay; mailed += 1) await member.call(calls.resendActivation);
      await member.refused("too_many_mails", calls.resendActivation);
      pass(24 * 60 * minute);
      await member.call(calls.resendActivation);
    },
  },
  {
    name: "a-confirmation-link-runs-out",
    ids: "AUTH-07",
    says: "The link that confirms an address does so for seven days, and no longer.",
    async check({ cast, backstage }) {
      const { pass } = backstage();
      const member = cast.visitor();
      const form = signUpForm();
      await member.call(calls.signUp, { body: form });
      const [token] = (await mailedTokens(member, form.email)) ?? [];
      if (token === undefined) throw new NotAvailable("no mail can be read");
      pass(activationLinkLifetime);
      await member.refused("activation_failed", calls.activate, { body: { token } });
      mustBe((await member.call(calls.getUser)).status, "not_confirmed", "who has not confirmed");
    },
  },
  {
    name: "a-session-runs-out",
    ids: "AUTH-09",
    says: "A session is one for thirty days, and no longer.",
    async check({ cast, backstage }) {
      const { pass } = backstage();
      const member = await cast.fresh();
      pass(sessionLifetime - minute);
      await member.call(calls.getUser);
      pass(minute);
      await member.refused("authentication_required", calls.getUser);
    },
  },
];
