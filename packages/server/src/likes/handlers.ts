import { calls } from "@kindling/domain/contract";
import { now } from "../context.ts";
import { done, handleMember, type Handler } from "../http/handler.ts";
import { readerOf } from "../members/reader.ts";
import { likeMember, markLikeSeen, unlikeMember } from "./like.ts";
import { readLikes } from "./read-likes.ts";

/** Liking, and who likes whom. */
export const handlers: readonly Handler[] = [
  handleMember(calls.getLikes, (_, context) => readLikes(context.db, readerOf(context), context.account.id)),
  handleMember(calls.like, async ({ body }, context) => ({ match: await likeMember(Number(body.profile), context) })),
  handleMember(calls.unlike, async ({ body }, { db, account }) => {
    await unlikeMember(db, account.id, Number(body.profile));
    return done;
  }),
  handleMember(calls.seeLike, async ({ body }, context) => {
    await markLikeSeen(context.db, context.account.id, Number(body.profile), now(context));
    return done;
  }),
];
