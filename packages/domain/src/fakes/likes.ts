import { listMost } from "../constants.ts";
import { CallError } from "../contract/index.ts";
import { cardsFor, encounter, type FakeReader, mayFind } from "./encounter.ts";
import { type FakeHandlers, ok } from "./handlers.ts";
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

/** The likes of one direction of those whom a reader may meet, the newest first. */
const likesOf = (reader: FakeReader, own: string, mine: "from" | "to", theirs: "from" | "to") =>
  reader.world.likes
    .filter((like) => like[mine] === own && mayFind(reader, like[theirs]))
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, listMost);

export const likeHandlers: FakeHandlers<"getLikes" | "like" | "unlike" | "seeLike"> = {
  getLikes: (_, context) => {
    const { world, member } = context;
    const own = member.user.id;
    const received = likesOf(context, own, "to", "from");
    const sent = likesOf(context, own, "from", "to");
    const mutual = received.flatMap(({ from, at }) => {
      const answer = findLike(world, own, from);
      return answer ? [{ id: from, at: at > answer.at ? at : answer.at }] : [];
    });
    return {
      profiles: cardsFor(context, new Set([...received.map(({ from }) => from), ...sent.map(({ to }) => to)])),
      liked_by: received.map(({ from, at, seen, origin }) => ({ id: from, like_new: !seen, liked_at: at, origin })),
      sent: sent.map(({ to }) => to),
      matches: mutual.toSorted((a, b) => b.at.localeCompare(a.at)).map(({ id }) => id),
    };
  },
  like: ({ body }, context) => {
    const { world, member } = context;
    const { refusal } = encounter(context, body.profile);
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
