import { CallError, type Profile, type ProfileCard, type SearchQuery } from "../contract/index.ts";
import { ageLimit, checkAgeRange, defaultAgeRange } from "../rules/index.ts";
import { type FakeContext, type FakeHandlers, ok } from "./handlers.ts";
import { type FakeWorld, instantIn } from "./world.ts";

const pageSize = 12;

/** Whom a search looks for. */
type Filter = Pick<SearchQuery, "gender" | "country" | "countryregion"> & { min_age: number; max_age: number };

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

/** Everybody who could be met at an instant, the newest first. */
function peopleBy(world: FakeWorld, instant: string): Profile[] {
  const joined = [...world.accounts.values()]
    .filter(({ confirmed_at: at }) => at !== null && at <= instant)
    .toSorted((a, b) => b.confirmed_at!.localeCompare(a.confirmed_at!) || Number(b.user.id) - Number(a.user.id));
  return [...joined.map(({ user }) => findPerson(world, user.id)!), ...world.profiles.values()];
}

const matches = (person: Profile, { gender, country, countryregion, min_age, max_age }: Filter): boolean =>
  person.age >= min_age &&
  person.age <= max_age &&
  person.gender === (gender ?? person.gender) &&
  person.country === (country ?? person.country) &&
  person.region === (countryregion ?? person.region);

/** How much of a search a reader sees; where a site shows visitors nothing, they are asked to log in. */
function searchModeOf({ world, account }: FakeContext, trafficsource: string | undefined) {
  if (account) return "all";
  const { logged_out_search, logged_out_search_trafficsource } = world.settings;
  const mode = trafficsource ? logged_out_search_trafficsource : logged_out_search;
  if (mode === "none") throw new CallError("authentication_required");
  return mode;
}

/** The person, or the refusal that says there is nobody. */
export function personOf(context: FakeContext, id: string): Profile {
  const person = findPerson(context.world, id);
  if (!person || id === context.account?.user.id) throw new CallError("not_found");
  return person;
}

export const peopleHandlers: FakeHandlers<"searchMembers" | "getMember" | "getLikes" | "like" | "unlike" | "seeLike"> =
  {
    searchMembers: ({ query }, context) => {
      const { world, account } = context;
      const byDefault = defaultAgeRange(world.settings.niche);
      const range = { min_age: query.min_age ?? byDefault.min_age, max_age: query.max_age ?? ageLimit };
      const problems = checkAgeRange(range, world.settings.min_age);
      if (Object.keys(problems).length > 0) throw new CallError("invalid_request", { fields: problems });
      const page = Math.max(query.page ?? 1, 1);
      const firstPageOnly = searchModeOf(context, query.trafficsource) === "first_page";
      if (firstPageOnly && page > 1) throw new CallError("authentication_required");
      const asOf = query.as_of ?? instantIn(world);
      const found = peopleBy(world, asOf).filter(
        (person) => person.id !== account?.user.id && matches(person, { ...query, ...range }),
      );
      return {
        pageNumber: page,
        pageSize,
        results: found.slice((page - 1) * pageSize, page * pageSize).map(cardOf),
        numResults: found.length,
        similar_results: [],
        similar_numResults: 0,
        as_of: asOf,
        limited: firstPageOnly && found.length > pageSize,
      };
    },
    getMember: ({ query }, context) => {
      searchModeOf(context, query.trafficsource);
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
