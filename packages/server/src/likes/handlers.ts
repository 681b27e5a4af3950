import { calls } from "@kindling/domain/contract";
import { done, handleMember, type Handler } from "../http/handler.ts";
import { countLook } from "../members/looks.ts";
import { readerOf } from "../members/reader.ts";
import { autoLike } from "./auto-like.ts";
import { likeMember, markLikeSeen, unlikeMember } from "./like.ts";
import { findMatches } from "./match-finder.ts";
import { readLikes } from "./read-likes.ts";
import { readSwipeGame, swipe, undoPass } from "./swipe-game.ts";

/** Liking, and who likes whom. */
export const handlers: readonly Handler[] = [
  handleMember(calls.getLikes, ({ query }, context) =>
    readLikes(context.db, readerOf(context), context.account.id, query),
  ),
  handleMember(calls.like, async ({ body: { profile, origin = "member" } }, context) => ({
    match: await likeMember(Number(profile), origin, context),
  })),
  handleMember(calls.unlike, async ({ body }, context) => {
    await unlikeMember(Number(body.profile), context);
    return done;
  }),
  handleMember(calls.seeLike, async ({ body }, context) => {
    await markLikeSeen(Number(body.profile), context);
    return done;
  }),
  handleMember(calls.autoLike, (_, context) => autoLike(context)),
  handleMember(calls.getAutoLike, (_, context) => autoLike(context)),
  handleMember(calls.findMatches, async (_, context) => {
    await countLook(context);
    return findMatches(context);
  }),
  handleMember(calls.getSwipeGame, async (_, context) => {
    await countLook(context);
    return readSwipeGame(context);
  }),
  handleMember(calls.swipe, ({ body }, context) => swipe(Number(body.profile), body.choice, context)),
  handleMember(calls.undoPass, async ({ body }, context) => {
    await undoPass(Number(body.profile), context);
    return done;
  }),
];
