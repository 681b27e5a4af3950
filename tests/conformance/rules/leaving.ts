import { calls } from "@kindling/domain/contract";
import { day, reactivationMailsADay, reactivationWindow } from "@kindling/domain/rules";
import { must, mustBe, NotAvailable } from "../driver/broken.ts";
import type { Cast, Member } from "../driver/cast.ts";
import { letterTo, transcriptOf, write } from "../driver/letters.ts";
import { mailedTokens } from "../driver/outbox.ts";
import type { Rule } from "../rule.ts";

const leave = (member: Member) => member.call(calls.deleteAccount, { body: { password: member.credentials.password } });

/** How many mails with a link somebody has had before they leave: the one that confirmed their address. */
const mailsBefore = 1;

/** The token of the latest mail to somebody who has left, once there are so many of them. */
async function tokenOf(member: Member, count = 1): Promise<string> {
  const { email } = member.credentials;
  const [token] = (await mailedTokens(member, email, mailsBefore + count)) ?? [];
  must(token, "no link to come back was mailed");
  return token;
}

/** Somebody whose mails can be read. */
async function mailed(cast: Cast): Promise<Member> {
  const member = await cast.fresh();
  if (member.token === undefined) throw new NotAvailable("no mail can be read");
  return member;
}

export const leavingRules: readonly Rule[] = [
  {
    name: "leaving-takes-the-password",
    ids: "AUTH-13",
    says: "An account is deleted by its password alone; a wrong one is invalid_request, which names the password.",
    async check({ cast }) {
      const member = await cast.fresh();
      const { fields } = await member.refused("invalid_request", calls.deleteAccount, {
        body: { password: "not the password" },
      });
      must("password" in Object(fields), "the refusal does not name the password");
      await member.call(calls.getUser);
    },
  },
  {
    name: "leaving-ends-every-session",
    ids: "AUTH-13",
    says: "Who deletes their account is logged out on every device, and their log-in says that it is pending deletion.",
    async check({ cast }) {
      const member = await cast.fresh();
      const elsewhere = cast.visitor();
      await elsewhere.call(calls.logIn, { body: member.credentials });
      const { until } = await leave(member);
      const { server_time: now } = await elsewhere.call(calls.getSettings);
      const left = Date.parse(until) - Date.parse(now);
      must(Math.abs(left - reactivationWindow) < day, `the time to come back is ${left} ms`);
      mustBe([...member.cookies], [], "the cookie of who has left");
      await elsewhere.refused("authentication_required", calls.getUser);
      await cast.visitor().refused("account_pending_deletion", calls.logIn, { body: member.credentials });
    },
  },
  {
    name: "who-has-left-is-not-met",
    ids: "AUTH-13 BEYOND-30",
    says: "Nobody opens the page of who has left or reaches them; a conversation with them can be read, and is closed as recipient_deleted.",
    async check({ cast }) {
      const [member, ben] = [await cast.fresh(), await cast.member("ben")];
      await write(member, ben, "Before I go");
      await leave(member);
      const profile = member.user.id;
      await ben.refused("not_found", calls.getMember, { query: { id: profile } });
      await ben.refused("recipient_deleted", calls.sendMessage, { body: letterTo(member) });
      await ben.refused("recipient_deleted", calls.like, { body: { profile } });
      const { closed, messages } = await transcriptOf(ben, member);
      mustBe(closed?.reason, "recipient_deleted", "the reason that the conversation is closed for");
      must(messages.length > 0, "what there is can not be read");
    },
  },
  {
    name: "a-link-brings-an-account-back-once",
    ids: "AUTH-13",
    says: "The mailed link brings a deleted account back, active, and does nothing a second time; nothing else does.",
    async check({ cast }) {
      const member = await mailed(cast);
      await leave(member);
      const token = await tokenOf(member);
      for (const wrong of ["", "nonsense", member.token!])
        await cast.visitor().refused("link_invalid", calls.reactivate, { body: { token: wrong } });
      await cast.visitor().call(calls.reactivate, { body: { token } });
      mustBe((await cast.visitor().call(calls.logIn, { body: member.credentials })).status, "active", "the account");
      await cast.visitor().refused("link_invalid", calls.reactivate, { body: { token } });
    },
  },
  {
    name: "the-way-back-is-mailed-again",
    ids: "AUTH-13",
    says: "Who knows the password of a deleted account is mailed the link again, so often a day; nobody else is.",
    async check({ cast }) {
      const member = await mailed(cast);
      await leave(member);
      const body = member.credentials;
      const visitor = cast.visitor();
      await visitor.refused("login_failed", calls.mailReactivation, {
        body: { ...body, password: "not the password" },
      });
      for (let n = 0; n < reactivationMailsADay; n += 1)
        mustBe((await visitor.call(calls.mailReactivation, { body })).email, body.email, "the address that was mailed");
      await visitor.refused("too_many_mails", calls.mailReactivation, { body });
      await cast.visitor().call(calls.reactivate, { body: { token: await tokenOf(member, 2) } });
    },
  },
  {
    name: "a-member-has-their-data",
    ids: "AUTH-17",
    says: "A member is answered all that is kept of them, their messages among it, and nothing that others wrote.",
    async check({ cast }) {
      const [ada, ben] = [await cast.member("ada"), await cast.member("ben")];
      await write(ada, ben, "What Ada wrote");
      const data = await ada.call(calls.getData);
      mustBe([data.account.id, data.account.email], [ada.user.id, ada.credentials.email], "whose data it is");
      must(
        data.messages.some(({ text, profile }) => text === "What Ada wrote" && profile === ben.user.id),
        "a message of the member's is missing",
      );
      must(
        !JSON.stringify(await ben.call(calls.getData)).includes("What Ada wrote"),
        "it has what somebody else wrote",
      );
    },
  },
];
