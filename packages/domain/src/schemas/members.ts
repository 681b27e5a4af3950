import * as z from "zod/mini";
import { aboutMaxLength, cityMaxLength, noteMaxLength, premiumPhotos } from "../constants.ts";
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  imageStatuses,
  interests,
  noteFields,
  profileStatuses,
  relationshipStatuses,
  searchSorts,
  sexualities,
  tattooAnswers,
} from "../vocabulary/index.ts";
import { defineSchema } from "./define.ts";
import { count, country, day, id, instant, queryInt, region } from "./fields.ts";
import { text, word } from "./text.ts";
import { known } from "./tolerant.ts";

/** A picture of a member; the address of each size is `cdn_prefix` plus the file's name. */
export const image = z.object({
  filename: z.string(),
  thumb_filename: z.string(),
  /** The size of the match pop-up. */
  match: z.string(),
  status: known(imageStatuses),
  width: count,
  height: count,
  /** A tiny copy as a `data:` address, shown until the picture is there. */
  placeholder: z.string().check(z.startsWith("data:image/")),
});

/** A member as others see them in a list. */
export const profileCard = z.object({
  id,
  name: z.string(),
  age: count,
  gender: known(genders),
  country,
  region: z.nullable(region),
  city: z.nullable(z.string()),
  main_image: z.nullable(image),
  interests: z.array(known(interests)),
  fictional: z.boolean(),
  online: z.boolean(),
  is_new: z.boolean(),
  /** Within how many kilometers of the reader, by coarse cells; `null` where that is far, or not known. */
  distance: z.nullable(count),
});

/** What a member says beyond their card. */
const details = {
  hair_color: z.nullable(known(hairColors)),
  eye_color: z.nullable(known(eyeColors)),
  body_type: z.nullable(known(bodyTypes)),
  relationship_status: z.nullable(known(relationshipStatuses)),
  tattoos: z.nullable(known(tattooAnswers)),
  /** What a member adds to a field in their own words, by the field's name. */
  notes: z.record(z.string(), z.string()),
};

/** A member as others see them on their page. */
export const profile = z.extend(profileCard, {
  sexuality: known(sexualities),
  about: z.string(),
  ...details,
  images: z.array(image),
  /** Pictures that exist but are not sent to this reader. */
  locked_images: count,
  /** The conversation of the two, where there is one. */
  conversation: z.nullable(id),
});

/** A picture of one's own: the number that it is moved and removed by, and the whole of which others see a part. */
export const ownImage = z.extend(image, { id, source: z.string() });

const share = z.number().check(z.gte(0), z.lte(1));

/** A part of a picture, in shares of its width and height. */
export const photoArea = z.object({ x: share, y: share, width: share, height: share });

/** A member as they see themselves. */
export const ownProfile = z.extend(profileCard, {
  status: known(profileStatuses),
  sexuality: known(sexualities),
  date_of_birth: day,
  about: z.string(),
  ...details,
  /** In their order; the first is the main one. */
  images: z.array(ownImage),
  /** Whether it is known where they are: else they neither find by distance nor are found. */
  placed: z.boolean(),
});

/** What a member may change of their profile; a field that is left out stays. */
export const profileChange = z.partial(
  z.object({
    about: text(aboutMaxLength),
    country,
    region: z.nullable(region),
    city: z.nullable(text(cityMaxLength)),
    interests: z.array(z.enum(interests)).check(z.maxLength(interests.length * 2)),
    hair_color: z.nullable(z.enum(hairColors)),
    eye_color: z.nullable(z.enum(eyeColors)),
    body_type: z.nullable(z.enum(bodyTypes)),
    relationship_status: z.nullable(z.enum(relationshipStatuses)),
    tattoos: z.nullable(z.enum(tattooAnswers)),
    /** An empty one is taken away; one that is left out stays. */
    notes: z.partialRecord(z.enum(noteFields), text(noteMaxLength)),
  }),
);

/** Where a visitor came from, as their address said: it may decide how much they see before they log in. */
export const trafficsource = z.optional(word(100));

export const searchQuery = z.object({
  gender: z.optional(z.enum(genders)),
  country: z.optional(country),
  countryregion: z.optional(region),
  min_age: z.optional(queryInt),
  max_age: z.optional(queryInt),
  /** Only for members who are placed: the nearest first, or nobody further away than so many kilometers. */
  sort: z.optional(z.enum(searchSorts)),
  radius: z.optional(queryInt),
  page: z.optional(queryInt),
  /** The instant of the first page: later pages leave out who came after it, so that nobody shifts. */
  as_of: z.optional(instant),
  trafficsource,
});

export const searchResult = z.object({
  pageNumber: count,
  pageSize: count,
  results: z.array(profileCard),
  numResults: count,
  /** There are more than `numResults`, which ends at 1,000. */
  more: z.boolean(),
  similar_results: z.array(profileCard),
  similar_numResults: count,
  as_of: instant,
  /** More exist, but this reader has to log in to see them. */
  limited: z.boolean(),
});

export const memberSchemas = {
  searchMembers: defineSchema({
    summary: "Members that match the filters, in the order asked for or the newest first, a page at a time.",
    query: searchQuery,
    answer: searchResult,
    errors: ["authentication_required"],
  }),
  getMember: defineSchema({
    summary: "One member's page, with a few related members.",
    query: z.object({ id, trafficsource }),
    answer: z.object({ profile, related: z.array(profileCard) }),
    errors: ["authentication_required", "not_found", "blocked", "blocked_by_you"],
  }),
  changeProfile: defineSchema({
    summary: "Changes one's own profile.",
    body: profileChange,
    answer: z.object({ profile: ownProfile }),
  }),
  uploadPhoto: defineSchema({
    summary: "Adds a picture to one's own profile; the file is the last part of a form.",
    body: z.object({ request_key: z.uuid() }),
    answer: z.object({ profile: ownProfile, image: ownImage }),
    errors: ["photo_refused", "photo_limit", "request_key_reused"],
  }),
  movePhoto: defineSchema({
    summary: "Puts a picture of one's own at another place, counted from 0; the first is the main one.",
    body: z.object({ photo: id, position: z.int().check(z.gte(0), z.lte(premiumPhotos)) }),
    answer: z.object({ profile: ownProfile }),
    errors: ["not_found"],
  }),
  cropPhoto: defineSchema({
    summary: "Chooses the part of a picture of one's own that others see, of the whole that was sent.",
    body: z.object({ photo: id, area: photoArea }),
    answer: z.object({ profile: ownProfile }),
    errors: ["not_found", "photo_refused"],
  }),
  removePhoto: defineSchema({
    summary: "Removes a picture of one's own, with its files; one that is gone already stays so.",
    body: z.object({ photo: id }),
    answer: z.object({ profile: ownProfile }),
  }),
};
