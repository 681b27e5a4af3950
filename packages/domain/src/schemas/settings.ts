import * as z from "zod/mini";
import { ageLimit, messageMaxLength } from "../constants.ts";
import {
  interests,
  localeCodes,
  niches,
  noteFields,
  profileFields,
  searchFields,
  signupModes,
  visitorSearchModes,
} from "../vocabulary/index.ts";
import { defineSchema } from "./define.ts";
import { count, country, instant, locale, money } from "./fields.ts";
import { bundle } from "./payments.ts";
import { word } from "./text.ts";
import { known } from "./tolerant.ts";

const positive = z.int().check(z.gte(1));

/** One site's settings. Unknown fields are ignored. */
export const settings = z.object({
  name: z.string().check(z.minLength(1)),
  domain: z.string().check(z.minLength(1)),
  /** Without one, the browser's languages decide. */
  domain_language: z.optional(z.string().check(z.minLength(2))),
  visible_locales: z.optional(z.array(locale).check(z.minLength(1))),
  index_title: z.optional(z.string()),
  description: z.optional(z.string()),
  countries: z.array(country).check(z.minLength(1)),
  geoip_country: z.nullable(country),
  geoip_selected_country: z.nullable(country),
  region_data: z.boolean(),
  cdn_prefix: z.string(),
  niche: z.int().check(z.gte(1), z.lte(niches.length)),
  company_id: positive,
  mail_name: z.string().check(z.minLength(1)),
  support_email: z.email(),
  support_phone: z.nullable(z.string()),
  push_public_key: z.nullable(z.string()),
  message_credits: count,
  signup_credits: count,
  photo_credits: count,
  gift_credits: count,
  message_length: z.int().check(z.gte(1), z.lte(messageMaxLength)),
  history_limit: positive,
  minimum_message_costs: z.record(z.string(), z.object({ costs: count, currency: z.string().check(z.length(3)) })),
  refund_days: positive,
  min_age: z.int().check(z.gte(18)),
  search_fields: z.array(z.enum(searchFields)),
  visible_profile_fields: z.array(z.enum(profileFields)),
  visible_profile_notes: z.array(z.enum(noteFields)),
  interests: z.array(z.enum(interests)),
  fictional_warning: z.boolean(),
  fictional_singular: z.optional(z.string()),
  fictional_plural: z.optional(z.string()),
  signups: z.enum(signupModes),
  logged_out_search: z.enum(visitorSearchModes),
  logged_out_search_trafficsource: z.enum(visitorSearchModes),
  member_resell: z.boolean(),
  /** Every photo in a message is blurred until it is pressed. @default only the first from somebody who is no match */
  blur_photos: z.optional(z.boolean()),
  /** Whether no answer tells who has an account. @default the niche's (`answersNeutrally`) */
  neutral_answers: z.optional(z.boolean()),
  enable_site_entry_popup: z.boolean(),
  /** Whether members see that somebody is writing to them. */
  typing_shown: z.boolean(),
});

/** Settings as a site of another version may answer them. */
export const answeredSettings = z.extend(settings, {
  visible_locales: z.optional(z.array(known(localeCodes))),
  search_fields: z.array(known(searchFields)),
  visible_profile_fields: z.array(known(profileFields)),
  visible_profile_notes: z.array(known(noteFields)),
  interests: z.array(known(interests)),
  signups: known(signupModes),
  logged_out_search: known(visitorSearchModes),
  logged_out_search_trafficsource: known(visitorSearchModes),
  server_time: instant,
});

export const company = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.nullable(z.string()),
  city: z.string(),
  country,
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.string()),
  support_phone: z.nullable(z.string()),
  delete_discount: z.boolean(),
  added: instant,
});

const upTo = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** Settings as a shell may say them: amounts that somebody can have meant. Where the visitor is, each request says. */
const shellSettings = z.extend(z.omit(settings, { geoip_country: true }), {
  message_credits: upTo(0, 10_000),
  signup_credits: upTo(0, 10_000),
  photo_credits: upTo(0, 10_000),
  gift_credits: upTo(0, 10_000),
  history_limit: upTo(1, 10_000),
  refund_days: upTo(1, 365),
  min_age: upTo(18, ageLimit),
});

/** A package as a shell sells it: something for something. */
const soldBundle = z.extend(bundle, {
  credits: upTo(1, 1_000_000),
  price: z.extend(money, { amount_minor: upTo(1, 100_000_000) }),
});

/** What a shell in `apps/` says of its brand: whose hosts they are, and everything that the server answers for them. */
export const siteConfig = z.object({
  /** The niche, which is the brand and the shell's folder too: accounts and members belong to it. */
  key: z.enum(niches),
  /** Host names, without a port, that are this site; any other host is refused. */
  hosts: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
  /** Where links in mails lead, as in `https://kindling.example`. */
  origin: z.url(),
  /** Locales that the shell ships; settings may show fewer. */
  locales: z.array(locale).check(z.minLength(1)),
  settings: shellSettings,
  company,
  bundles: z.array(soldBundle).check(z.minLength(1)),
});

export const settingsSchemas = {
  getSettings: defineSchema({
    summary: "The site's settings by its domain, and the server's time.",
    /** The domain that the visitor sees, and whatever the page's address asks for. */
    query: z.catchall(z.object({ domain: z.optional(word(253)), country: z.optional(word(20)) }), word(2_000)),
    answer: answeredSettings,
    errors: ["not_found"],
  }),
  getCompany: defineSchema({ summary: "The company behind the site.", answer: company }),
};
