import {
  type genders,
  isId,
  type SearchQuery,
  type SearchResult,
  searchSorts,
  type Settings,
  type User,
} from "@kindling/domain/contract";
import { ageLimit, checkAgeRange, defaultAgeRange, searchRadii, soughtGender } from "@kindling/domain/rules";
import { sourceOf, type Visit } from "../../shared/visit/visit.ts";

/** What the search form shows: one value a field, empty for any. */
export interface Filters {
  readonly gender: string;
  readonly country: string;
  readonly region: string;
  readonly age: readonly [min: number, max: number];
  /** Kilometers. */
  readonly radius: string;
  readonly sort: Sort;
}

export type Sort = (typeof searchSorts)[number];

/** Whether somebody can search by distance. */
export const isPlaced = (user: User | null): boolean => user?.profile.placed ?? false;

type Gender = (typeof genders)[number];

/** What is searched before anybody has chosen: what the member looks for, where they are. */
export function defaultFilters(settings: Settings, user: User | null): Filters {
  const range = defaultAgeRange(settings.niche);
  return {
    gender: (user && soughtGender(user.profile.gender, user.profile.sexuality)) ?? "",
    country: user?.profile.country ?? "",
    region: "",
    age: [range.min_age, range.max_age],
    radius: "",
    sort: "newest",
  };
}

const wholeNumber = (text: string | null): number => (text && /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN);

/** The filters that an address names; what it leaves out or gets wrong is as by default. */
export function readFilters(query: URLSearchParams, settings: Settings, user: User | null): Filters {
  const byDefault = defaultFilters(settings, user);
  const text = (name: string, fallback: string, pattern: RegExp) => {
    const value = query.get(name);
    return value !== null && (value === "" || pattern.test(value)) ? value : fallback;
  };
  const age: Filters["age"] = [wholeNumber(query.get("min_age")), wholeNumber(query.get("max_age"))];
  const valid =
    Object.keys(checkAgeRange({ min_age: age[0], max_age: age[1] }, settings.min_age)).length === 0 &&
    age.every(Number.isFinite);
  const country = text("country", byDefault.country, /^[A-Z]{2}$/);
  const region = text("region", "", /^[A-Z]{2}-[A-Z0-9]{1,3}$/);
  return {
    gender: text("gender", byDefault.gender, /^(male|female)$/),
    country,
    region: region.startsWith(`${country}-`) ? region : "",
    age: valid ? age : byDefault.age,
    radius:
      isPlaced(user) && searchRadii.some((radius) => String(radius) === query.get("radius"))
        ? query.get("radius")!
        : "",
    sort: searchSorts.find((sort) => sort === query.get("sort") && (sort !== "near" || isPlaced(user))) ?? "newest",
  };
}

/** The address of a search. */
export function searchPath(filters: Filters, page = 1, asOf?: string): string {
  const query = new URLSearchParams({
    gender: filters.gender,
    country: filters.country,
    region: filters.region,
    min_age: String(filters.age[0]),
    max_age: String(filters.age[1]),
  });
  if (filters.radius) query.set("radius", filters.radius);
  if (filters.sort !== "newest") query.set("sort", filters.sort);
  if (page > 1) query.set("page", String(page));
  if (page > 1 && asOf) query.set("as_of", asOf);
  return `/members?${query}`;
}

/** The filters behind what a site lets search by. */
export const filterNames = {
  gender: "gender",
  country: "country",
  countryregion: "region",
  age: "age",
  radius: "radius",
  sort: "sort",
} as const satisfies Record<string, keyof Filters>;

type AgeSettings = Pick<Settings, "min_age">;

/** The same search without one of its filters; a region goes with its country. */
export const without = (filters: Filters, name: keyof Filters, { min_age }: AgeSettings): Filters => ({
  ...filters,
  ...{
    gender: { gender: "" },
    country: { country: "", region: "" },
    region: { region: "" },
    age: { age: [min_age, ageLimit] as const },
    radius: { radius: "" },
    sort: { sort: "newest" as const },
  }[name],
});

/** Whether a filter narrows a search, or changes its order. */
export const isSet = (filters: Filters, name: keyof Filters, settings: AgeSettings): boolean =>
  JSON.stringify(without(filters, name, settings)[name]) !== JSON.stringify(filters[name]);

/** The search that an address stands for, as the contract takes it. */
export function searchOf(query: URLSearchParams, settings: Settings, user: User | null, visit: Visit): SearchQuery {
  const filters = readFilters(query, settings, user);
  const page = query.get("page");
  const asOf = query.get("as_of");
  return {
    ...(filters.gender && { gender: filters.gender as Gender }),
    ...(filters.country && { country: filters.country }),
    ...(filters.region && { countryregion: filters.region }),
    min_age: filters.age[0],
    max_age: Math.min(filters.age[1], ageLimit),
    ...(filters.radius && { radius: Number(filters.radius) }),
    ...(filters.sort !== "newest" && { sort: filters.sort }),
    ...sourceOf(visit),
    page: page !== null && isId(page) && page.length < 5 ? Number(page) : 1,
    ...(asOf && !Number.isNaN(Date.parse(asOf)) && { as_of: new Date(asOf).toISOString() }),
  };
}

/** Everybody whom a page of a search shows. */
export const shownIn = (result: SearchResult | undefined) => [
  ...(result?.results ?? []),
  ...(result?.similar_results ?? []),
];
