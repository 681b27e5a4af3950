import { calls } from "@kindling/domain/contract";
import { done, handleMember, type Handler } from "../http/handler.ts";
import { readerOf } from "../members/reader.ts";
import { likeMember, markLikeSeen, unlikeMember } from "./like.ts";
import { readLikes } from "./read-likes.ts";

/** Liking, and who likes whom. */
export const handlers: readonly Handler[] = [
  handleMember(calls.getLikes, (_, context) => readLikes(context.db, readerOf(context), context.account.id)),
  handleMember(calls.like, async ({ body }, context) => ({ match: await likeMember(Number(body.profile), context) })),
  handleMember(calls.unlike, async ({ body }, context) => {
    await unlikeMember(Number(body.profile), context);
    return done;
  }),
  handleMember(calls.seeLike, async ({ body }, context) => {
    await markLikeSeen(Number(body.profile), context);
    return done;
  }),
];
