import { randomUUID } from "node:crypto";
import { calls } from "@kindling/domain/contract";
import { must, mustBe } from "../driver/broken.ts";
import type { Member } from "../driver/cast.ts";
import { letterTo, write } from "../driver/letters.ts";
import type { Rule } from "../rule.ts";

/** Where somebody comes across another one: every list that shows members. */
async function listsOf(reader: Member): Promise<Record<string, string[]>> {
  const query = { min_age: 18, max_age: 99 };
  const { results, similar_results: similar } = await reader.call(calls.searchMembers, { query });
  const { profiles, liked_by, sent, matches } = await reader.call(calls.getLikes);
  const { chats } = await reader.call(calls.getChats);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  return {
    search: [...ids(results), ...ids(similar)],
    likes: [...ids(profiles), ...ids(liked_by), ...sent, ...matches],
    chats: chats.map(({ profile }) => profile.id),
  };
}

const listsWith = async (reader: Member, other: Member): Promise<string[]> =>
  Object.entries(await listsOf(reader)).flatMap(([list, ids]) => (ids.includes(other.user.id) ? [list] : []));

/** What a member is told who comes to somebody over a block, in each way. */
const refusals = async (code: "blocked" | "blocked_by_you", from: Member, to: Member) => [
  await from.refused(code, calls.getMember, { query: { id: to.user.id } }),
  await from.refused(code, calls.like, { body: { profile: to.user.id } }),
  await from.refused(code, calls.swipe, { body: { profile: to.user.id, choice: "pass" } }),
  await from.refused(code, calls.getMessages, { query: { profile: to.user.id } }),
  await from.refused(code, calls.sendMessage, { body: letterTo(to) }),
];

const reportOf = (profile: string) => ({ profile, reason: "scam" as const, text: "", request_key: randomUUID() });

export const blockRules: readonly Rule[] = [
  {
    name: "a-block-hides-two-from-each-other",
    ids: "C-077 MEMBERS-08",
    says: "Neither of two sees or reaches the other once one has blocked; both are told whose block it is.",
    async check({ cast }) {
      const [blocker, other] = [await cast.fresh(), await cast.fresh()];
      await write(blocker, other);
      for (const [from, to] of [
        [blocker, other],
        [other, blocker],
      ] as const)
        await from.call(calls.like, { body: { profile: to.user.id } });
      mustBe(await listsWith(other, blocker), ["search", "likes", "chats"], "the lists before the block");
      await blocker.call(calls.block, { body: { profile: other.user.id } });

      mustBe(await listsWith(blocker, other), [], "the lists that show whom one has blocked");
      mustBe(await listsWith(other, blocker), [], "the lists that show who has blocked one");
      for (const { name } of await refusals("blocked", other, blocker))
        mustBe(name, blocker.user.profile.name, "the name that comes with blocked");
      const { id, profile } = other.user;
      for (const told of await refusals("blocked_by_you", blocker, other))
        mustBe(told, { name: profile.name, profile: id }, "what comes with blocked_by_you");
    },
  },
  {
    name: "a-block-is-taken-back",
    ids: "MEMBERS-08",
    says: "Whom one has blocked stands in one's own list, once, the latest first; taken back, both are there again.",
    async check({ cast }) {
      const [blocker, other, later] = [await cast.fresh(), await cast.member("ada"), await cast.member("cleo")];
      const card = ({ user }: Member) => ({ id: user.id, name: user.profile.name });
      const block = (member: Member) => blocker.call(calls.block, { body: { profile: member.user.id } });
      const unblock = (member: Member) => blocker.call(calls.unblock, { body: { profile: member.user.id } });
      for (const member of [other, other, later]) await block(member);
      mustBe((await blocker.call(calls.getBlocked)).profiles, [card(later), card(other)], "whom one has blocked");
      must(
        (await other.call(calls.getBlocked)).profiles.every(({ id }) => id !== blocker.user.id),
        "who has blocked one stands among those whom one has blocked",
      );
      for (const member of [later, other, other]) await unblock(member);
      mustBe((await blocker.call(calls.getBlocked)).profiles, [], "whom one has blocked, afterwards");
      const there = await blocker.call(calls.getMember, { query: { id: other.user.id } });
      mustBe(there.profile.name, other.user.profile.name, "who is there again");
      await other.call(calls.getMember, { query: { id: blocker.user.id } });
    },
  },
  {
    name: "members-say-who-comes-across-them",
    ids: "MEMBERS-09",
    says: "Who is private is seen by those whom they have liked or written to, who is invisible by nobody anew; what is said stays.",
    async check({ cast }) {
      const [member, chosen, writer] = [await cast.fresh(), await cast.fresh(), await cast.fresh()];
      const say = async (visibility: "everyone" | "chosen" | "nobody") => {
        const user = await member.call(calls.changeUser, { body: { visibility } });
        mustBe([user.visibility, user.language], [visibility, member.user.language], "what the account says");
      };
      const query = { id: member.user.id };
      await member.call(calls.like, { body: { profile: chosen.user.id } });
      await write(writer, member);
      await say("chosen");
      await chosen.call(calls.getMember, { query });
      await chosen.call(calls.sendMessage, { body: letterTo(member) });
      await writer.refused("not_found", calls.getMember, { query });
      const { closed } = await writer.call(calls.getMessages, { query: { profile: member.user.id } });
      mustBe(closed?.reason, "recipient_private", "why nobody writes to who is private");
      await writer.refused("recipient_private", calls.sendMessage, { body: letterTo(member) });
      await (await cast.fresh()).refused("not_found", calls.like, { body: { profile: member.user.id } });
      await say("nobody");
      mustBe(await listsWith(chosen, member), ["chats"], "the lists that show who is invisible");
      await chosen.call(calls.sendMessage, { body: letterTo(member) });
      await (await cast.fresh()).refused("not_found", calls.getMember, { query });
      await say("everyone");
      await (await cast.fresh()).call(calls.getMember, { query });
    },
  },
  {
    name: "nobody-acts-against-who-is-not-there",
    ids: "MEMBERS-08 C-077",
    says: "Who is unknown, oneself or not to be met yet can be neither blocked nor reported.",
    async check({ cast }) {
      const [ada, hidden] = [await cast.member("ada"), await cast.unconfirmed()];
      for (const id of ["999999999999", ada.user.id, hidden.user.id]) {
        await ada.refused("not_found", calls.block, { body: { profile: id } });
        await ada.refused("not_found", calls.report, { body: reportOf(id) });
      }
    },
  },
  {
    name: "a-report-is-made-once-for-its-key",
    ids: "MEMBERS-03",
    says: "A report answers its receipt, the same when it is sent again; its key is for nothing else. A block is not in its way.",
    async check({ cast }) {
      const [reporter, other] = [await cast.fresh(), await cast.member("ada")];
      await reporter.call(calls.block, { body: { profile: other.user.id } });
      const body = reportOf(other.user.id);
      const { receipt } = await reporter.call(calls.report, { body });
      mustBe(
        (await reporter.call(calls.report, { body })).receipt,
        receipt,
        "the receipt of a report that is sent again",
      );
      await reporter.refused("request_key_reused", calls.report, { body: { ...body, text: "Something else" } });
    },
  },
  {
    name: "a-report-has-a-reason",
    ids: "MEMBERS-03",
    says: "A report has one of the reasons, and says which where it has another one.",
    async check({ cast }) {
      const [ada, ben] = [await cast.member("ada"), await cast.member("ben")];
      const wrong = async (parts: object) => {
        const body = { ...reportOf(ben.user.id), ...parts };
        const { fields } = await ada.refused("invalid_request", calls.report, { body });
        return Object.keys(fields as object);
      };
      mustBe(await wrong({ reason: "boredom" }), ["reason"], "what is wrong without a reason");
      mustBe(await wrong({ reason: "other", text: " " }), ["text"], "what is wrong where nothing is said");
    },
  },
  {
    name: "who-is-not-there-is-unavailable",
    ids: "AUTH-07 MEMBERS-08",
    says: "Nobody likes or writes to who has not confirmed their address yet.",
    async check({ cast }) {
      const [ada, member] = [await cast.member("ada"), await cast.unconfirmed()];
      await ada.refused("recipient_unavailable", calls.like, { body: { profile: member.user.id } });
      await ada.refused("recipient_unavailable", calls.sendMessage, { body: letterTo(member) });
      const reply = await ada.ask(calls.getMessages, { query: { profile: member.user.id } });
      must(reply.code === "not_found", "there is something to read of who is not there");
    },
  },
];
