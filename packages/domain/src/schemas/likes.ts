import * as z from "zod/mini";
import { likesAmongMost } from "../constants.ts";
import { likeOrigins, likesTypes, swipeChoices } from "../vocabulary/index.ts";
import { defineSchema } from "./define.ts";
import { count, cursor, id, instant, ok, pageQuery } from "./fields.ts";
import { profileCard } from "./members.ts";
import { known } from "./tolerant.ts";

const amongPattern = new RegExp(`^\\d{1,15}(,\\d{1,15}){0,${likesAmongMost - 1}}$`);

export const likesAnswer = z.object({
  /** Everyone named in the lists below, once. */
  profiles: z.array(profileCard),
  liked_by: z.array(z.object({ id, like_new: z.boolean(), liked_at: instant, origin: known(likeOrigins) })),
  sent: z.array(id),
  matches: z.array(id),
  /** How many of the received were not seen yet, on whatever page; counting stops at 1,000. */
  unseen: count,
  /** How many are in each list, as far as 1,000; `null` where no page was asked for. */
  counts: z.nullable(z.object({ received: count, sent: count, matches: count })),
  /** Where the next page of each list begins; `null` after its last, and where it was not asked for. */
  next: z.object({ received: z.nullable(cursor), sent: z.nullable(cursor), matches: z.nullable(cursor) }),
});

const likesQuery = z.object({
  ...pageQuery,
  /** Which list; without, the first page of each. */
  type: z.optional(z.enum(likesTypes)),
  /** Ids of members, with commas between: what is between the reader and them alone, without cards. */
  among: z.optional(z.string().check(z.regex(amongPattern))),
});

/** What is left of the swipe game's likes of the member's day, and when the next day begins. */
const swipeLikes = { likes_left: count, renews_at: instant };

export const swipeGame = z.object({
  /** Who comes next; more come once these are decided. */
  profiles: z.array(profileCard),
  /** Whom the member passed on last, for as long as it can be taken back. */
  last_pass: z.nullable(profileCard),
  ...swipeLikes,
});

const autoLike = {
  summary: "Lets a fictional profile like the member, where one does; it is marked as automatic.",
  answer: z.object({
    /** Who likes the member now; nobody where there was enough of it for a while. */
    profile: z.nullable(profileCard),
    /** Whether the member likes them, too. */
    match: z.boolean(),
  }),
};

export const likeSchemas = {
  getLikes: defineSchema({
    summary: "Likes received, sent and mutual, newest first, a page at a time, and how many there are.",
    query: likesQuery,
    answer: likesAnswer,
  }),
  like: defineSchema({
    summary: "Likes a member; says whether it is a match.",
    /** The match-finder says that it is from there; everything else is a member's card or page. */
    body: z.object({ profile: id, origin: z.optional(z.enum(["member", "match_finder"])) }),
    answer: z.object({ match: z.boolean() }),
    errors: [
      "not_found",
      "blocked",
      "blocked_by_you",
      "recipient_deleted",
      "recipient_private",
      "recipient_unavailable",
      "email_not_confirmed",
    ],
  }),
  unlike: defineSchema({ summary: "Takes a like back.", body: z.object({ profile: id }), answer: ok }),
  seeLike: defineSchema({
    summary: "Clears the new mark of a like received.",
    body: z.object({ profile: id }),
    answer: ok,
  }),
  autoLike: defineSchema(autoLike),
  getAutoLike: defineSchema({
    ...autoLike,
    summary: "Does what autoLike does, under the method of the specification.",
  }),
  findMatches: defineSchema({
    summary: "Members who look for somebody like the member and the reverse, those first who have most in common.",
    answer: z.object({ profiles: z.array(profileCard) }),
  }),
  getSwipeGame: defineSchema({
    summary: "The cards of the swipe game that come next, and what is left of the day's likes.",
    answer: swipeGame,
  }),
  swipe: defineSchema({
    summary: "Decides a card of the swipe game. Its likes are so many a day, by the member's own calendar.",
    body: z.object({ profile: id, choice: z.enum(swipeChoices) }),
    answer: z.object({ match: z.boolean(), ...swipeLikes }),
    errors: [
      "not_found",
      "blocked",
      "blocked_by_you",
      "recipient_deleted",
      "recipient_private",
      "recipient_unavailable",
      "email_not_confirmed",
      "like_limit",
    ],
  }),
  undoPass: defineSchema({
    summary: "Takes back that the member passed on somebody, on whatever day; where they did not, nothing changes.",
    body: z.object({ profile: id }),
    answer: ok,
  }),
};
