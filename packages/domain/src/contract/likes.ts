import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { id, instant, ok } from "./fields.ts";
import { profileCard } from "./members.ts";

export const likesAnswer = z.object({
  /** Everyone named in the lists below, once. */
  profiles: z.array(profileCard),
  liked_by: z.array(z.object({ id, like_new: z.boolean(), liked_at: instant })),
  sent: z.array(id),
  matches: z.array(id),
});
export type Likes = z.output<typeof likesAnswer>;

export const getLikes = defineCall("getLikes", {
  summary: "Likes received, sent and mutual, newest first.",
  method: "GET",
  path: "/api/likes.php",
  answer: likesAnswer,
});

export const like = defineCall("like", {
  summary: "Likes a member; says whether it is a match.",
  method: "POST",
  path: "/api/like.php",
  repeat: "safe",
  body: z.object({ profile: id }),
  answer: z.object({ match: z.boolean() }),
  errors: ["not_found", "blocked", "recipient_unavailable", "email_not_confirmed"],
});

export const unlike = defineCall("unlike", {
  summary: "Takes a like back.",
  method: "DELETE",
  path: "/api/like.php",
  repeat: "safe",
  body: z.object({ profile: id }),
  answer: ok,
});

export const seeLike = defineCall("seeLike", {
  summary: "Clears the new mark of a like received.",
  method: "POST",
  path: "/api/like-seen.php",
  repeat: "safe",
  body: z.object({ profile: id }),
  answer: ok,
});
