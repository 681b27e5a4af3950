import { getLikes, like, seeLike, unlike } from "@kindling/domain/contract";
import { done, handleMember, type Handler } from "../http/handler.ts";
import { readerOf } from "../members/reader.ts";
import { likeMember, markLikeSeen, unlikeMember } from "./like.ts";
import { readLikes } from "./read-likes.ts";

/** Liking, and who likes whom. */
export const handlers: readonly Handler[] = [
  handleMember(getLikes, (_, context) => readLikes(context.db, readerOf(context), context.account.id)),
  handleMember(like, async ({ body }, context) => ({ match: await likeMember(Number(body.profile), context) })),
  handleMember(unlike, async ({ body }, context) => {
    await unlikeMember(Number(body.profile), context);
    return done;
  }),
  handleMember(seeLike, async ({ body }, context) => {
    await markLikeSeen(Number(body.profile), context);
    return done;
  }),
];
