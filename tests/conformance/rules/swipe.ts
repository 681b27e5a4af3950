import { swipeLikesADay } from "@kindling/domain/rules";
import { calls } from "@kindling/domain/contract";
import { must, mustBe, NotAvailable } from "../driver/broken.ts";
import type { Member } from "../driver/cast.ts";
import type { Rule } from "../rule.ts";

export const gameOf = (member: Member) => member.call(calls.getSwipeGame);
export const swipe = (member: Member, profile: string, choice: "like" | "pass" | "later") =>
  member.call(calls.swipe, { body: { profile, choice } });

/** So many cards that are dealt to a member. */
export async function cardsFor(member: Member, count: number): Promise<string[]> {
  const ids = (await gameOf(member)).profiles.map(({ id }) => id);
  if (ids.length < count) throw new NotAvailable("there are too few members for the swipe game");
  return ids.slice(0, count);
}

export const swipeRules: readonly Rule[] = [
  {
    name: "a-card-is-decided-until-it-is-taken-back",
    ids: "MEMBERS-10",
    says: "Whom a member has passed on is not dealt again, is named as the last one, and comes back when that is undone.",
    async check({ cast }) {
      const ada = await cast.member("ada");
      const [id] = await cardsFor(ada, 1);
      await swipe(ada, id!, "pass");
      const passed = await gameOf(ada);
      must(!passed.profiles.some((one) => one.id === id), "a card that was passed is dealt again");
      mustBe(passed.last_pass?.id, id, "who was passed on last");
      await ada.call(calls.undoPass, { body: { profile: id! } });
      await ada.call(calls.undoPass, { body: { profile: id! } });
      const undone = await gameOf(ada);
      must(
        undone.profiles.some((one) => one.id === id),
        "a pass that was taken back is not dealt again",
      );
      must(undone.last_pass?.id !== id, "a pass that was taken back can be taken back again");
    },
  },
  {
    name: "the-game-has-four-likes-a-day",
    ids: "MEMBERS-10 C-082 C-084",
    says: "The fifth like of a day is like_limit; a card liked twice is one like; passing goes on.",
    async check({ cast }) {
      const cleo = await cast.member("cleo");
      const cards = await cardsFor(cleo, swipeLikesADay + 1);
      const { likes_left: first } = await gameOf(cleo);
      mustBe(first, swipeLikesADay, "the likes of a new day");
      for (const [at, id] of cards.slice(0, swipeLikesADay).entries()) {
        await Promise.all([swipe(cleo, id, "like"), swipe(cleo, id, "like")]);
        mustBe((await gameOf(cleo)).likes_left, swipeLikesADay - at - 1, "the likes that are left");
      }
      const fifth = cards.at(-1)!;
      const { limit } = await cleo.refused("like_limit", calls.swipe, { body: { profile: fifth, choice: "like" } });
      mustBe(limit, swipeLikesADay, "the limit that comes with like_limit");
      must(!(await cleo.call(calls.getLikes)).sent.includes(fifth), "a like that was refused is among the sent");
      await swipe(cleo, fifth, "pass");
    },
  },
  {
    name: "automatic-likes-come-from-fictional-members",
    ids: "LIKES-03 BEYOND-04",
    says: "An automatic like, by POST and by GET, comes from a fictional member and is marked among the likes received.",
    async check({ cast }) {
      const ada = await cast.member("ada");
      const made = [await ada.call(calls.autoLike), await ada.call(calls.getAutoLike)];
      if (made.every(({ profile }) => profile === null)) throw new NotAvailable("nobody likes by themselves");
      const { liked_by } = await ada.call(calls.getLikes);
      for (const { profile } of made) {
        if (!profile) continue;
        must(profile.fictional, "an automatic like comes from a person");
        mustBe(liked_by.find(({ id }) => id === profile.id)?.origin, "automatic", "where an automatic like came from");
      }
    },
  },
  {
    name: "the-match-finder-shows-who-is-not-liked",
    ids: "MEMBERS-10",
    says: "The match-finder shows members of one's country whom one does not like yet.",
    async check({ cast }) {
      const ada = await cast.member("ada");
      const { profiles } = await ada.call(calls.findMatches);
      const [one] = profiles;
      if (!one) throw new NotAvailable("there are too few members for the match-finder");
      must(
        profiles.every(({ country }) => country === ada.user.profile.country),
        "the match-finder shows somebody of another country",
      );
      await ada.call(calls.like, { body: { profile: one.id, origin: "match_finder" } });
      const { profiles: then } = await ada.call(calls.findMatches);
      must(!then.some(({ id }) => id === one.id), "the match-finder shows whom one likes");
      await ada.call(calls.unlike, { body: { profile: one.id } });
    },
  },
];
