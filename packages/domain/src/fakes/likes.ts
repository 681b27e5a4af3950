import { likesAmongMost } from "../constants.ts";
import { CallError } from "../contract/index.ts";
import { refuseFields } from "../schemas/index.ts";
import { cardsFor, encounter, type FakeReader, mayFind } from "./encounter.ts";
import { type FakeHandler, type FakeHandlers, ok } from "./handlers.ts";
import { counted, pageOf } from "./pages.ts";
import { record } from "./record.ts";
import { type FakeLike, type FakeWorld, instantIn } from "./world.ts";

export const findLike = ({ likes }: FakeWorld, from: string, to: string): FakeLike | undefined =>
  likes.find((like) => like.from === from && like.to === to);

/** Adds a like where there is none; answers whether it is mutual. */
export function addLike(world: FakeWorld, like: Pick<FakeLike, "from" | "to" | "origin">): boolean {
  const { from, to } = like;
  const match = findLike(world, to, from) !== undefined;
  if (findLike(world, from, to)) return match;
  world.likes.unshift({ ...like, at: instantIn(world), seen: false });
  for (const [one, other] of [
    [from, to],
    [to, from],
  ] as const) {
    record(world, one, { kind: "like", from, to });
    if (match) record(world, one, { kind: "match", with: other });
  }
  return match;
}

/** A member's likes of each list, of those whom they may meet, each in its place. */
function listsOf(reader: FakeReader, own: string) {
  const { world } = reader;
  const all = world.likes.flatMap((like) => {
    const id = like.to === own ? like.from : like.to;
    if ((like.to !== own && like.from !== own) || !mayFind(reader, id)) return [];
    return [{ id, like, place: { at: Date.parse(like.at), id: Number(id) } }];
  });
  const received = all.filter(({ like }) => like.to === own);
  const matches = received.flatMap((one) => {
    const answer = findLike(world, own, one.id);
    return answer ? [{ ...one, place: { ...one.place, at: Math.max(one.place.at, Date.parse(answer.at)) } }] : [];
  });
  return { received, sent: all.filter(({ like }) => like.from === own), matches };
}

type Lists = ReturnType<typeof listsOf>;
type Query = Parameters<FakeHandler<"getLikes">>[0]["query"];

/** The pages that are asked for; of a list that is not, nothing. */
function pagesOf(lists: Lists, query: Query) {
  const { type, among } = query;
  const wanted = among?.split(",");
  const page = (name: keyof Lists) => {
    if (type !== undefined && type !== name) return { page: [], next: null };
    if (!wanted) return pageOf(lists[name], query);
    return pageOf(
      lists[name].filter(({ id }) => wanted.includes(id)),
      { limit: likesAmongMost },
    );
  };
  return { received: page("received"), sent: page("sent"), matches: page("matches") };
}

export const likeHandlers: FakeHandlers<"getLikes" | "like" | "unlike" | "seeLike"> = {
  getLikes: ({ query }, context) => {
    const { type, before, among, limit } = query;
    refuseFields({ type: before !== undefined && type === undefined ? { code: "required" } : undefined });
    const lists = listsOf(context, context.member.user.id);
    const { received, sent, matches } = pagesOf(lists, query);
    const ids = (page: Lists["sent"]) => page.map(({ id }) => id);
    const named = new Set([received, sent, matches].flatMap(({ page }) => ids(page)));
    return {
      profiles: among === undefined ? cardsFor(context, named) : [],
      liked_by: received.page.map(({ id, like }) => ({
        id,
        like_new: !like.seen,
        liked_at: like.at,
        origin: like.origin,
      })),
      sent: ids(sent.page),
      matches: ids(matches.page),
      unseen: counted(lists.received.filter(({ like }) => !like.seen).length),
      counts:
        limit === 0 || among !== undefined
          ? null
          : {
              received: counted(lists.received.length),
              sent: counted(lists.sent.length),
              matches: counted(lists.matches.length),
            },
      next: { received: received.next, sent: sent.next, matches: matches.next },
    };
  },
  like: ({ body }, context) => {
    const { world, member } = context;
    const { refusal } = encounter(context, body.profile, "find");
    if (refusal) throw refusal;
    if (member.user.status !== "active") throw new CallError("email_not_confirmed");
    return { match: addLike(world, { from: member.user.id, to: body.profile, origin: body.origin ?? "member" }) };
  },
  unlike: ({ body }, { world, member }) => {
    const at = world.likes.findIndex(({ from, to }) => from === member.user.id && to === body.profile);
    if (at < 0) return ok;
    const [{ from, to }] = world.likes.splice(at, 1) as [FakeLike];
    for (const one of [from, to]) record(world, one, { kind: "unlike", from, to });
    return ok;
  },
  seeLike: ({ body }, { world, member }) => {
    const like = findLike(world, body.profile, member.user.id);
    if (!like || like.seen) return ok;
    like.seen = true;
    record(world, member.user.id, { kind: "like_seen", from: body.profile });
    return ok;
  },
};
