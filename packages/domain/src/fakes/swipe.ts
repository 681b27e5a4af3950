import { automaticLikesADay, day, matchesShown, swipeDeck, swipeLikesADay } from "../constants.ts";
import { CallError, type Profile } from "../contract/index.ts";
import { dayAt, dayEnd } from "../time/calendar.ts";
import { cardFor, cardsFor, encounter, mayFind } from "./encounter.ts";
import { fittingPeople } from "./fitting.ts";
import { type FakeContext, type FakeHandler, type FakeHandlers, ok } from "./handlers.ts";
import { addLike, findLike } from "./likes.ts";
import { instantIn } from "./world.ts";

/** The member's own day. */
const today = ({ world, member }: FakeContext): string => dayAt(world.clock.now(), member.form.time_zone);

const swipesOf = ({ world, member }: FakeContext) => world.swipes.filter(({ from }) => from === member.user.id);

/** Whom the member has liked in the game today. */
const likedToday = (context: FakeContext): string[] =>
  swipesOf(context).flatMap(({ to, choice, day: on }) => (choice === "like" && on === today(context) ? [to] : []));

const likesOfDay = (context: FakeContext) => ({
  likes_left: Math.max(0, swipeLikesADay - likedToday(context).length),
  renews_at: new Date(dayEnd(context.world.clock.now(), context.member.form.time_zone)).toISOString(),
});

const isLiked = ({ world, member }: FakeContext, id: string) => findLike(world, member.user.id, id) !== undefined;

/** Whether a card is not dealt: decided already, unless it was put off on another day. */
const isDecided = (context: FakeContext, id: string): boolean =>
  swipesOf(context).some(({ to, choice, day: on }) => to === id && (choice !== "later" || on === today(context)));

const autoLike: FakeHandler<"autoLike"> = (_, context) => {
  const { world, member } = context;
  const own = member.user.id;
  const lately = instantIn(world, day);
  const before = world.likes.filter(({ to, origin, at }) => to === own && origin === "automatic" && at > lately);
  const enough = member.user.status !== "active" || before.length >= automaticLikesADay;
  const who = enough
    ? undefined
    : fittingPeople(context)
        .filter(({ id, fictional }) => fictional && !findLike(world, id, own))
        .toSorted((a, b) => Number(isLiked(context, b.id)) - Number(isLiked(context, a.id)))[0];
  if (!who) return { profile: null, match: false };
  return { match: addLike(world, { from: who.id, to: own, origin: "automatic" }), profile: cardFor(context, who) };
};

export const swipeHandlers: FakeHandlers<
  "autoLike" | "getAutoLike" | "findMatches" | "getSwipeGame" | "swipe" | "undoPass"
> = {
  autoLike,
  getAutoLike: (input, context) => autoLike(input, context),
  findMatches: (_, context) => {
    const { interests, region } = context.member.user.profile;
    const shared = (one: Profile) => one.interests.filter((interest) => interests.includes(interest)).length;
    const isNear = (one: Profile) => Number(one.region !== null && one.region === region);
    return {
      profiles: fittingPeople(context)
        .filter(({ id }) => !isLiked(context, id))
        .toSorted((a, b) => shared(b) - shared(a) || isNear(b) - isNear(a))
        .slice(0, matchesShown)
        .map((one) => cardFor(context, one)),
    };
  },
  getSwipeGame: (_, context) => {
    const passed = swipesOf(context).find(({ to, choice }) => choice === "pass" && mayFind(context, to));
    return {
      profiles: fittingPeople(context)
        .filter(({ id }) => !isLiked(context, id) && !isDecided(context, id))
        .slice(0, swipeDeck)
        .map((one) => cardFor(context, one)),
      last_pass: passed ? cardsFor(context, [passed.to])[0]! : null,
      ...likesOfDay(context),
    };
  },
  swipe: ({ body }, context) => {
    const { world, member } = context;
    const { refusal } = encounter(context, body.profile, "find");
    if (refusal) throw refusal;
    const decided = { from: member.user.id, to: body.profile, choice: body.choice, day: today(context) };
    const [before] = swipesOf(context).filter(({ to }) => to === decided.to);
    const decide = () => {
      if (before) world.swipes.splice(world.swipes.indexOf(before), 1);
      world.swipes.unshift(decided);
    };
    if (body.choice !== "like") {
      if (before?.choice !== "like") decide();
      return { match: false, ...likesOfDay(context) };
    }
    if (member.user.status !== "active") throw new CallError("email_not_confirmed");
    if (!isLiked(context, decided.to)) {
      const others = likedToday(context).filter((to) => to !== decided.to);
      if (others.length >= swipeLikesADay) throw new CallError("like_limit", { limit: swipeLikesADay });
      decide();
    }
    const match = addLike(world, { from: decided.from, to: decided.to, origin: "swipe" });
    return { match, ...likesOfDay(context) };
  },
  undoPass: ({ body }, context) => {
    const passed = swipesOf(context).find(({ to, choice }) => to === body.profile && choice === "pass");
    if (passed) context.world.swipes.splice(context.world.swipes.indexOf(passed), 1);
    return ok;
  },
};
