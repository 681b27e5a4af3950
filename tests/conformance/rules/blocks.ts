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

export const blockRules: readonly Rule[] = [
  {
    name: "a-block-hides-two-from-each-other",
    ids: "C-077 MEMBERS-08",
    says: "Neither of two sees or reaches the other once one has blocked; only who was blocked is told.",
    async check({ cast, backstage }) {
      const { block } = backstage();
      const [blocker, other] = [await cast.fresh(), await cast.fresh()];
      await write(blocker, other);
      for (const [from, to] of [
        [blocker, other],
        [other, blocker],
      ] as const)
        await from.call(calls.like, { body: { profile: to.user.id } });
      mustBe(await listsWith(other, blocker), ["search", "likes", "chats"], "the lists before the block");
      await block(blocker.user.id, other.user.id);

      mustBe(await listsWith(blocker, other), [], "the lists that show whom one has blocked");
      mustBe(await listsWith(other, blocker), [], "the lists that show who has blocked one");
      const profile = { profile: blocker.user.id };
      const told = [
        await other.refused("blocked", calls.getMember, { query: { id: blocker.user.id } }),
        await other.refused("blocked", calls.like, { body: profile }),
        await other.refused("blocked", calls.getMessages, { query: profile }),
        await other.refused("blocked", calls.sendMessage, { body: letterTo(blocker) }),
        await other.refused("blocked", calls.swipe, { body: { ...profile, choice: "pass" } }),
      ];
      for (const { name } of told) mustBe(name, blocker.user.profile.name, "the name that comes with blocked");
      await blocker.refused("not_found", calls.getMember, { query: { id: other.user.id } });
      await blocker.refused("not_found", calls.like, { body: { profile: other.user.id } });
      await blocker.refused("not_found", calls.swipe, { body: { profile: other.user.id, choice: "later" } });
      await blocker.refused("not_found", calls.sendMessage, { body: letterTo(other) });
      await blocker.refused("not_found", calls.getMessages, { query: { profile: other.user.id } });
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
