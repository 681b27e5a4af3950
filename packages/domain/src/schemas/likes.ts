import * as z from "zod/mini";
import { likeOrigins } from "../vocabulary/index.ts";
import { defineSchema } from "./define.ts";
import { id, instant, ok } from "./fields.ts";
import { image, profileCard } from "./members.ts";
import { known } from "./tolerant.ts";

export const likesAnswer = z.object({
  /** Everyone named in the lists below, once. */
  profiles: z.array(profileCard),
  liked_by: z.array(z.object({ id, like_new: z.boolean(), liked_at: instant, origin: known(likeOrigins) })),
  sent: z.array(id),
  matches: z.array(id),
});

export const likeSchemas = {
  getLikes: defineSchema({ summary: "Likes received, sent and mutual, newest first.", answer: likesAnswer }),
  like: defineSchema({
    summary: "Likes a member; says whether it is a match.",
    body: z.object({ profile: id }),
    answer: z.object({ match: z.boolean() }),
    errors: ["not_found", "blocked", "blocked_by_you", "recipient_unavailable", "email_not_confirmed"],
  }),
  unlike: defineSchema({ summary: "Takes a like back.", body: z.object({ profile: id }), answer: ok }),
  seeLike: defineSchema({
    summary: "Clears the new mark of a like received.",
    body: z.object({ profile: id }),
    answer: ok,
  }),
  autoLike: defineSchema({
    summary: "Lets a fictional profile like the member, where one does; it is marked as automatic.",
    answer: z.object({ profile: z.nullable(z.extend(profileCard, { main_image: z.nullable(image) })) }),
  }),
};
