import { calls, type Likes } from "@kindling/domain/contract";
import { must, mustBe } from "../driver/broken.ts";
import type { Cast, Member } from "../driver/cast.ts";
import type { Rule } from "../rule.ts";

const like = (from: Member, to: Member) => from.call(calls.like, { body: { profile: to.user.id } });
const unlike = (from: Member, to: Member) => from.call(calls.unlike, { body: { profile: to.user.id } });

/** Two who do not like each other. */
async function strangers(cast: Cast): Promise<[Member, Member]> {
  const [ada, ben] = [await cast.member("ada"), await cast.member("ben")];
  await unlike(ada, ben);
  await unlike(ben, ada);
  return [ada, ben];
}

const received = async (by: Member, from: Member) =>
  (await by.call(calls.getLikes)).liked_by.filter(({ id }) => id === from.user.id);

export const likeRules: readonly Rule[] = [
  {
    name: "a-like-stands-in-both-lists",
    ids: "LIKES-01",
    says: "A like is among the sent of one and the received of the other, with both cards.",
    async check({ cast }) {
      const [ada, ben] = await strangers(cast);
      await like(ada, ben);
      const [sent, got] = [await ada.call(calls.getLikes), await ben.call(calls.getLikes)];
      must(sent.sent.includes(ben.user.id), "a like is not among the sent");
      must(
        got.liked_by.some(({ id }) => id === ada.user.id),
        "a like is not among the received",
      );
      must(
        sent.profiles.some(({ id }) => id === ben.user.id),
        "the card of who is liked is missing",
      );
      must(
        got.profiles.some(({ id }) => id === ada.user.id),
        "the card of who likes is missing",
      );
    },
  },
  {
    name: "a-like-counts-once",
    ids: "LIKES-01",
    says: "A like that is made twice, at once too, is one like.",
    async check({ cast }) {
      const [ada, ben] = await strangers(cast);
      await Promise.all([like(ada, ben), like(ada, ben)]);
      await like(ada, ben);
      mustBe((await received(ben, ada)).length, 1, "the number of likes received");
    },
  },
  {
    name: "a-like-back-is-a-match",
    ids: "LIKES-01",
    says: "A like that comes back says so, and both have a match.",
    async check({ cast }) {
      const [ada, ben] = await strangers(cast);
      mustBe((await like(ada, ben)).match, false, "whether the first like is a match");
      mustBe((await like(ben, ada)).match, true, "whether the like back is a match");
      for (const [one, other] of [[ada, ben] as const, [ben, ada] as const])
        must((await one.call(calls.getLikes)).matches.includes(other.user.id), "a match is not in both lists");
    },
  },
  {
    name: "a-like-is-new-until-it-is-seen",
    ids: "LIKES-02",
    says: "A received like is new until its member has seen it.",
    async check({ cast }) {
      const [ada, ben] = await strangers(cast);
      await like(ada, ben);
      mustBe((await received(ben, ada))[0]?.like_new, true, "whether a like is new");
      await ben.call(calls.seeLike, { body: { profile: ada.user.id } });
      mustBe((await received(ben, ada))[0]?.like_new, false, "whether a like that was seen is new");
    },
  },
  {
    name: "a-like-taken-back-is-gone",
    ids: "LIKES-01",
    says: "A like that is taken back stands in no list.",
    async check({ cast }) {
      const [ada, ben] = await strangers(cast);
      await like(ada, ben);
      await unlike(ada, ben);
      mustBe(await received(ben, ada), [], "the likes received");
      must(!(await ada.call(calls.getLikes)).sent.includes(ben.user.id), "a like taken back is among the sent");
    },
  },
  {
    name: "likes-come-in-pages",
    ids: "LIKES-01",
    says: "A list of likes is read page by page, each like once, in the order that it has as a whole.",
    async check({ cast }) {
      const liked = await cast.fresh();
      const fans = [await cast.member("ada"), await cast.member("ben"), await cast.member("cleo")];
      for (const fan of fans) await like(fan, liked);
      const all = (await liked.call(calls.getLikes)).liked_by.map(({ id }) => id);
      const read: string[] = [];
      let next: string | null = null;
      for (let pages = 0; pages < fans.length; pages += 1) {
        const query = { type: "received" as const, limit: 1, ...(next !== null && { before: next }) };
        const page: Likes = await liked.call(calls.getLikes, { query });
        read.push(...page.liked_by.map(({ id }) => id));
        next = page.next.received;
        must(next !== null || pages === fans.length - 1, "the pages end too early");
      }
      mustBe(read, all, "the likes of all pages");
      mustBe(next, null, "what comes after the last page");
      await liked.refused("invalid_request", calls.getLikes, { query: { before: "1_1" } });
    },
  },
  {
    name: "likes-are-counted-over-all-pages",
    ids: "LIKES-01 NAV-01",
    says: "A page of nobody tells how many likes were not seen; any other one how many each list has.",
    async check({ cast }) {
      const liked = await cast.fresh();
      const fans = [await cast.member("ada"), await cast.member("ben")];
      for (const fan of fans) await like(fan, liked);
      await like(liked, fans[0]!);
      await liked.call(calls.seeLike, { body: { profile: fans[0]!.user.id } });
      const none = await liked.call(calls.getLikes, { query: { limit: 0 } });
      mustBe([none.profiles, none.liked_by, none.unseen], [[], [], 1], "what a page of nobody says");
      const page = await liked.call(calls.getLikes, { query: { type: "matches", limit: 1 } });
      mustBe(page.counts, { received: 2, sent: 1, matches: 1 }, "how many there are");
    },
  },
  {
    name: "likes-among-some-are-theirs-alone",
    ids: "LIKES-01 LIKES-02",
    says: "Likes that are asked for among some members are those between them and the reader, whoever else there is.",
    async check({ cast }) {
      const liked = await cast.fresh();
      const [ada, ben] = [await cast.member("ada"), await cast.member("ben")];
      for (const fan of [ada, ben]) {
        await like(fan, liked);
        await like(liked, fan);
      }
      const { liked_by, sent, matches } = await liked.call(calls.getLikes, { query: { among: ada.user.id } });
      mustBe(
        [liked_by.map(({ id }) => id), sent, matches],
        [[ada.user.id], [ada.user.id], [ada.user.id]],
        "who is named",
      );
    },
  },
  {
    name: "likes-need-a-confirmed-address",
    ids: "CHAT-04 AUTH-07",
    says: "Nobody likes before their address is confirmed.",
    async check({ cast }) {
      const { user } = await cast.member("ada");
      const member = await cast.unconfirmed();
      await member.refused("email_not_confirmed", calls.like, { body: { profile: user.id } });
    },
  },
];
