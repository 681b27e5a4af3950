import { membersPerPage, relatedMembers, searchMost, similarMembers } from "../constants.ts";
import { CallError, isBlock, type Profile, type SearchQuery } from "../contract/index.ts";
import {
  ageLimit,
  agesSought,
  checkAgeRange,
  checkDistance,
  distanceBetween,
  reachOf,
  searchModeFor,
  widerAges,
} from "../rules/index.ts";
import { refuseFields } from "../schemas/index.ts";
import { fakeCellOf } from "./cities.ts";
import { cardFor, encounter, type FakeReader, peopleBy, shownTo } from "./encounter.ts";
import type { FakeHandlers } from "./handlers.ts";
import { instantIn } from "./world.ts";

/** Whom a search looks for. */
type Filter = Pick<SearchQuery, "gender" | "country" | "countryregion"> & { min_age: number; max_age: number };

const matches = (person: Profile, { gender, country, countryregion, min_age, max_age }: Filter): boolean =>
  person.age >= min_age &&
  (person.age <= max_age || max_age >= ageLimit) &&
  person.gender === (gender ?? person.gender) &&
  person.country === (country ?? person.country) &&
  person.region === (countryregion ?? person.region);

/** Members like a member: the same gender and country, about as old. */
function relatedTo(reader: FakeReader, { id, age, gender, country }: Profile): Profile[] {
  const near = widerAges({ min_age: age, max_age: age }, reader.world.settings.min_age);
  return peopleBy(reader, instantIn(reader.world))
    .filter((person) => person.id !== id && matches(person, { gender: known(gender), country, ...near }))
    .slice(0, relatedMembers);
}

const known = (gender: Profile["gender"]): Filter["gender"] => (gender === "unknown" ? undefined : gender);

export const peopleHandlers: FakeHandlers<"searchMembers" | "getMember"> = {
  searchMembers: ({ query }, context) => {
    const { settings } = context.world;
    const page = Math.max(query.page ?? 1, 1);
    const mode = searchModeFor(context.account !== undefined, settings, query.trafficsource);
    const firstPageOnly = mode === "first_page";
    if (firstPageOnly && page > 1) throw new CallError("authentication_required");
    const filter: Filter = { ...query, ...agesSought(query, settings) };
    const cell = fakeCellOf(context.account?.user.profile.city);
    refuseFields({ ...checkAgeRange(filter, settings.min_age), ...checkDistance(query, cell !== null) });
    const reach = reachOf(query);
    const awayOf = (person: Profile) => distanceBetween(cell, fakeCellOf(person.city)) ?? Number.POSITIVE_INFINITY;
    const now = instantIn(context.world);
    const asOf = !firstPageOnly && query.as_of !== undefined && query.as_of < now ? query.as_of : now;
    const people = peopleBy(context, asOf);
    const within = people.filter(
      (person) => matches(person, filter) && (reach === undefined || awayOf(person) <= reach),
    );
    const all = query.sort === "near" ? within.toSorted((one, other) => awayOf(one) - awayOf(other)) : within;
    const found = all.slice(0, searchMost);
    const wider = { ...filter, countryregion: undefined, ...widerAges(filter, settings.min_age) };
    const similar =
      page === 1 && found.length < membersPerPage
        ? people.filter((person) => !all.includes(person) && matches(person, wider)).slice(0, similarMembers)
        : [];
    const start = (page - 1) * membersPerPage;
    return {
      pageNumber: page,
      pageSize: membersPerPage,
      results: found.slice(start, start + membersPerPage).map((person) => cardFor(context, person)),
      numResults: found.length,
      more: all.length > found.length,
      similar_results: similar.map((person) => cardFor(context, person)),
      similar_numResults: similar.length,
      as_of: asOf,
      limited: firstPageOnly && found.length > membersPerPage,
    };
  },
  getMember: ({ query }, context) => {
    const { world, account } = context;
    searchModeFor(account !== undefined, world.settings, query.trafficsource);
    if (account && query.id === account.user.id) {
      const { status: _status, date_of_birth: _birth, placed: _placed, ...own } = account.user.profile;
      return { profile: { ...own, locked_images: 0, conversation: null }, related: [] };
    }
    const { member, refusal } = encounter(context, query.id);
    if (refusal) throw isBlock(refusal) ? refusal : new CallError("not_found");
    return {
      profile: shownTo(context, member),
      related: relatedTo(context, member).map((person) => cardFor(context, person)),
    };
  },
};
