import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { count, country, day, id, instant, queryInt, region } from "./fields.ts";

export const genders = ["male", "female"] as const;
export const sexualities = ["hetero", "gay", "lesbian", "bi"] as const;
export const hairColors = ["black", "brown", "blond", "red", "grey", "bald", "other"] as const;
export const eyeColors = ["brown", "blue", "green", "hazel", "grey"] as const;
export const bodyTypes = ["slim", "average", "athletic", "curvy", "full"] as const;
export const relationshipStatuses = ["single", "relationship", "married", "divorced", "widowed", "open"] as const;
export const tattooAnswers = ["none", "few", "many"] as const;

/** Interests that every niche shows to everyone. */
export const openInterests = [
  "adventure",
  "animals",
  "art",
  "astrology",
  "barbecue",
  "beach",
  "beer",
  "biking",
  "coffee",
  "cooking",
  "dancing",
  "exchanging-pictures",
  "fashion",
  "foodie",
  "gardening",
  "gym",
  "hiking",
  "hugging",
  "kissing",
  "massages",
  "movies",
  "music",
  "outdoors",
  "party",
  "photography",
  "politics",
  "reading",
  "relationship",
  "shopping",
  "sports",
  "sushi",
  "tattoos",
  "tea",
  "theater",
  "travelling",
  "vegetarian",
  "video-games",
  "wine",
] as const;
/** Interests that only members of a niche that has them see; never visitors, never share cards. */
export const adultInterests = [
  "anal-sex",
  "bondage",
  "lingerie",
  "masturbating",
  "one-night-stand",
  "oral-sex",
  "public-sex",
  "sadomasochism",
  "safe-sex",
  "sex",
  "sex-toys",
  "threesome",
] as const;
export const interests = [...openInterests, ...adultInterests] as const;
export type Interest = (typeof interests)[number];

/** A picture of a member; the address is `cdn_prefix` plus the file's name. */
export const image = z.object({
  filename: z.string(),
  thumb_filename: z.string(),
  status: z.enum(["active", "pending", "refused"]),
  width: count,
  height: count,
  /** A tiny copy as a `data:` address, shown until the picture is there. */
  placeholder: z.string().check(z.startsWith("data:image/")),
});
export type Image = z.output<typeof image>;

/** A member as others see them in a list. */
export const profileCard = z.object({
  id,
  name: z.string(),
  age: count,
  gender: z.enum(genders),
  country,
  region: z.nullable(region),
  city: z.nullable(z.string()),
  main_image: z.nullable(image),
  interests: z.array(z.enum(interests)),
  fictional: z.boolean(),
  online: z.boolean(),
  is_new: z.boolean(),
});
export type ProfileCard = z.output<typeof profileCard>;

const choices = {
  hair_color: z.nullable(z.enum(hairColors)),
  eye_color: z.nullable(z.enum(eyeColors)),
  body_type: z.nullable(z.enum(bodyTypes)),
  relationship_status: z.nullable(z.enum(relationshipStatuses)),
  tattoos: z.nullable(z.enum(tattooAnswers)),
};

/** A member as others see them on their page. */
export const profile = z.extend(profileCard, {
  sexuality: z.enum(sexualities),
  about: z.string(),
  ...choices,
  images: z.array(image),
  /** Pictures that exist but are not sent to this reader. */
  locked_images: count,
  /** The conversation of the two, where there is one. */
  conversation: z.nullable(id),
});
export type Profile = z.output<typeof profile>;

/** A member as they see themselves. */
export const ownProfile = z.extend(profileCard, {
  status: z.enum(["active", "disabled"]),
  sexuality: z.enum(sexualities),
  date_of_birth: day,
  about: z.string(),
  ...choices,
  images: z.array(image),
});
export type OwnProfile = z.output<typeof ownProfile>;

/** What a member may change of their profile; a field that is left out stays. */
export const profileChange = z.partial(
  z.object({
    about: z.string(),
    country,
    region: z.nullable(region),
    city: z.nullable(z.string()),
    interests: z.array(z.enum(interests)),
    ...choices,
  }),
);
export type ProfileChange = z.output<typeof profileChange>;

/** Where a visitor came from, as their address said: it may decide how much they see before they log in. */
const trafficsource = z.optional(z.string().check(z.maxLength(100)));

export const searchQuery = z.object({
  gender: z.optional(z.enum(genders)),
  country: z.optional(country),
  countryregion: z.optional(region),
  min_age: z.optional(queryInt),
  max_age: z.optional(queryInt),
  page: z.optional(queryInt),
  /** The instant of the first page: later pages leave out who came after it, so that nobody shifts. */
  as_of: z.optional(instant),
  trafficsource,
});
export type SearchQuery = z.input<typeof searchQuery>;

export const searchResult = z.object({
  pageNumber: count,
  pageSize: count,
  results: z.array(profileCard),
  numResults: count,
  similar_results: z.array(profileCard),
  similar_numResults: count,
  as_of: instant,
  /** More exist, but this reader has to log in to see them. */
  limited: z.boolean(),
});
export type SearchResult = z.output<typeof searchResult>;

export const searchMembers = defineCall("searchMembers", {
  summary: "Members that match the filters, newest first, a page at a time.",
  method: "GET",
  path: "/api/members.php",
  access: "anyone",
  query: searchQuery,
  answer: searchResult,
  errors: ["authentication_required"],
});

export const getMember = defineCall("getMember", {
  summary: "One member's page, with a few related members.",
  method: "GET",
  path: "/api/member.php",
  access: "anyone",
  query: z.object({ id, trafficsource }),
  answer: z.object({ profile, related: z.array(profileCard) }),
  errors: ["authentication_required", "not_found", "blocked"],
});

export const changeProfile = defineCall("changeProfile", {
  summary: "Changes one's own profile.",
  method: "PUT",
  path: "/api/profile.php",
  repeat: "safe",
  body: profileChange,
  answer: z.object({ profile: ownProfile }),
});
