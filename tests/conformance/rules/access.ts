import { randomUUID } from "node:crypto";
import { calls } from "@kindling/domain/contract";
import { must, mustBe, NotAvailable } from "../driver/broken.ts";
import type { Cast, Member } from "../driver/cast.ts";
import { mailedTokens } from "../driver/outbox.ts";
import type { Rule } from "../rule.ts";

const password = "a new and longer one";

/** Somebody of their own, where mails can be read. */
async function reachable(cast: Cast): Promise<Member> {
  const member = await cast.fresh();
  if (member.token === undefined) throw new NotAvailable("no mail can be read");
  return member;
}

export const accessRules: readonly Rule[] = [
  {
    name: "a-forgotten-password-is-set-anew-once",
    ids: "AUTH-10",
    says: "The mailed link sets a new password once, and ends every session.",
    async check({ cast }) {
      const member = await reachable(cast);
      const { email } = member.credentials;
      await cast.visitor().call(calls.askReset, { body: { email } });
      const [token] = (await mailedTokens(member, email, 2)) ?? [];
      must(token, "no link to choose a new password was mailed");
      await cast.visitor().call(calls.resetPassword, { body: { token, password } });
      await member.refused("authentication_required", calls.getUser);
      await cast.visitor().refused("login_failed", calls.logIn, { body: member.credentials });
      await cast.visitor().call(calls.logIn, { body: { email, password } });
      await cast.visitor().refused("link_invalid", calls.resetPassword, { body: { token, password } });
    },
  },
  {
    name: "a-password-is-changed-by-who-knows-it",
    ids: "AUTH-11",
    says: "The old password is asked for; all other sessions end.",
    async check({ cast }) {
      const member = await cast.fresh();
      const { email, password: old } = member.credentials;
      const elsewhere = cast.visitor();
      await elsewhere.call(calls.logIn, { body: { email, password: old } });
      const { fields } = await member.refused("invalid_request", calls.changePassword, {
        body: { old_password: "not the password", password },
      });
      must(Object.keys(fields as object).includes("old_password"), "it is not said of the old password");
      await member.call(calls.changePassword, { body: { old_password: old, password } });
      await elsewhere.refused("authentication_required", calls.getUser);
      mustBe((await member.call(calls.getUser)).id, member.user.id, "who is still logged in");
      await cast.visitor().call(calls.logIn, { body: { email, password } });
    },
  },
  {
    name: "an-address-is-changed-by-its-mailbox",
    ids: "AUTH-12",
    says: "A new address is the account's once its link is pressed; the old one is told, and can undo it.",
    async check({ cast }) {
      const member = await reachable(cast);
      const { email: old, password: known } = member.credentials;
      const email = `${randomUUID()}@example.com`;
      await member.call(calls.askEmailChange, { body: { email, password: known } });
      mustBe((await member.call(calls.getUser)).email, old, "the address before the link is pressed");
      const [token] = (await mailedTokens(member, email)) ?? [];
      must(token, "no link was mailed to the new address");
      await cast.visitor().call(calls.changeEmail, { body: { token } });
      mustBe((await member.call(calls.getUser)).email, email, "the address afterwards");
      const [undo] = (await mailedTokens(member, old, 2)) ?? [];
      must(undo, "the old address is not told");
      await cast.visitor().call(calls.undoChange, { body: { token: undo } });
      await member.refused("authentication_required", calls.getUser);
      await cast.visitor().refused("login_failed", calls.logIn, { body: { email: old, password: known } });
    },
  },
  {
    name: "sessions-are-ended-by-their-member",
    ids: "BEYOND-25",
    says: "A member sees their own sessions, and ends one of them.",
    async check({ cast }) {
      const member = await cast.fresh();
      const elsewhere = cast.visitor();
      await elsewhere.call(calls.logIn, { body: member.credentials });
      const { sessions } = await member.call(calls.getSessions);
      mustBe(sessions.filter(({ current }) => current).length, 1, "the number of sessions that are this one");
      const other = sessions.find(({ current }) => !current);
      must(other, "the other session is not listed");
      await member.call(calls.endSession, { body: { session: other.id } });
      await elsewhere.refused("authentication_required", calls.getUser);
    },
  },
];
