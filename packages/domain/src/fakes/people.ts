import { CallError, type Profile, type ProfileCard } from "../contract/index.ts";
import { ageLimit, checkAgeRange, defaultAgeRange } from "../rules/index.ts";
import { type FakeContext, type FakeHandlers, ok } from "./handlers.ts";
import { type FakeWorld, instantIn } from "./world.ts";

const pageSize = 12;

/** Anybody who can be met: the made-up ones, and who has confirmed their address. */
export function findPerson(world: FakeWorld, id: string): Profile | undefined {
  const made = world.profiles.get(id);
  const account = world.accounts.get(id);
  if (made || account?.user.status !== "active") return made;
  const { status: _status, date_of_birth: _birth, ...own } = account.user.profile;
  return { ...own, locked_images: 0, conversation: null };
}

/** A person as lists show them. */
export function cardOf({
  sexuality: _1,
  about: _2,
  hair_color: _3,
  eye_color: _4,
  body_type: _5,
  ...rest
}: Profile): ProfileCard {
  const { relationship_status: _6, tattoos: _7, images: _8, locked_images: _9, conversation: _10, ...card } = rest;
  return card;
}

/** The person, or the refusal that says there is nobody. */
export function personOf(context: FakeContext, id: string): Profile {
  const person = findPerson(context.world, id);
  if (!person || id === context.account?.user.id) throw new CallError("not_found");
  return person;
}

export const peopleHandlers: FakeHandlers<"searchMembers" | "getMember" | "getLikes" | "like" | "unlike" | "seeLike"> =
  {
    searchMembers: ({ query }, { world, account }) => {
      const byDefault = defaultAgeRange(world.settings.niche);
      const range = { min_age: query.min_age ?? byDefault.min_age, max_age: query.max_age ?? ageLimit };
      const problems = checkAgeRange(range, world.settings.min_age);
      if (Object.keys(problems).length > 0) throw new CallError("invalid_request", { fields: problems });
      const page = Math.max(query.page ?? 1, 1);
      if (page > 1 && !account) throw new CallError("authentication_required");
      const found = [...world.profiles.values()].filter(
        ({ age, gender, country }) =>
          age >= range.min_age &&
          age <= range.max_age &&
          gender === (query.gender ?? gender) &&
          country === (query.country ?? country),
      );
      return {
        pageNumber: page,
        pageSize,
        results: found.slice((page - 1) * pageSize, page * pageSize).map(cardOf),
        numResults: found.length,
        similar_results: [],
        similar_numResults: 0,
        as_of: query.as_of ?? instantIn(world),
        limited: !account && found.length > pageSize,
      };
    },
    getMember: ({ query }, context) => {
      const person = findPerson(context.world, query.id);
      if (!person) throw new CallError("not_found");
      const related = [...context.world.profiles.values()].filter(
        ({ id, gender }) => id !== query.id && gender === person.gender,
      );
      return { profile: person, related: related.slice(0, 6).map(cardOf) };
    },
    getLikes: (_, { world, member }) => {
      const own = member.user.id;
      const received = world.likes.filter(({ to }) => to === own);
      const sent = world.likes.filter(({ from }) => from === own).map(({ to }) => to);
      const ids = new Set([...received.map(({ from }) => from), ...sent]);
      return {
        profiles: [...ids].flatMap((id) => findPerson(world, id) ?? []).map(cardOf),
        liked_by: received.map(({ from, at, seen }) => ({ id: from, like_new: !seen, liked_at: at, origin: "member" })),
        sent,
        matches: received.map(({ from }) => from).filter((id) => sent.includes(id)),
      };
    },
    like: ({ body }, context) => {
      const { world, member } = context;
      if (member.user.status === "not_confirmed") throw new CallError("email_not_confirmed");
      const { id: to } = personOf(context, body.profile);
      const from = member.user.id;
      const known = world.likes.some((like) => like.from === from && like.to === to);
      if (!known) world.likes.unshift({ from, to, at: instantIn(world), seen: false });
      return { match: world.likes.some((like) => like.from === to && like.to === from) };
    },
    unlike: ({ body }, { world, member }) => {
      const at = world.likes.findIndex(({ from, to }) => from === member.user.id && to === body.profile);
      if (at >= 0) world.likes.splice(at, 1);
      return ok;
    },
    seeLike: ({ body }, { world, member }) => {
      for (const like of world.likes) if (like.from === body.profile && like.to === member.user.id) like.seen = true;
      return ok;
    },
  };
