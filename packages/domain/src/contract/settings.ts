import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { count, country, instant, locale, region } from "./fields.ts";
import { interests } from "./members.ts";
import { bundle } from "./payments.ts";

/** The seven niches; the wire has the number, 1 to 7. */
export const niches = ["general", "female", "bdsm", "bbw", "older-women", "milf", "gay"] as const;
export type Niche = (typeof niches)[number];

export const profileFields = [
  "about",
  "gender",
  "sexuality",
  "interests",
  "hair_color",
  "eye_color",
  "body_type",
  "relationship_status",
  "tattoos",
] as const;
export const searchFields = ["gender", "country", "countryregion", "age"] as const;
export const signupModes = ["all", "with_trafficsource", "invite_only"] as const;
/** How much a visitor sees of search: nothing, its first page, or all of it. */
export const visitorSearchModes = ["none", "first_page", "all"] as const;

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
  message_length: positive,
  history_limit: positive,
  minimum_message_costs: z.record(z.string(), z.object({ costs: count, currency: z.string().check(z.length(3)) })),
  refund_days: positive,
  min_age: z.int().check(z.gte(18)),
  search_fields: z.array(z.enum(searchFields)),
  visible_profile_fields: z.array(z.enum(profileFields)),
  visible_profile_notes: z.array(z.string()),
  interests: z.array(z.enum(interests)),
  fictional_warning: z.boolean(),
  fictional_singular: z.optional(z.string()),
  fictional_plural: z.optional(z.string()),
  signups: z.enum(signupModes),
  logged_out_search: z.enum(visitorSearchModes),
  logged_out_search_trafficsource: z.enum(visitorSearchModes),
  member_resell: z.boolean(),
  enable_site_entry_popup: z.boolean(),
});
export type Settings = z.output<typeof settings>;

export const getSettings = defineCall("getSettings", {
  summary: "The site's settings by its domain, and the server's time.",
  method: "GET",
  path: "/api/settings.php",
  access: "anyone",
  query: z.object({ domain: z.optional(z.string().check(z.maxLength(253))) }),
  answer: z.extend(settings, { server_time: instant }),
  errors: ["not_found"],
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
export type Company = z.output<typeof company>;

export const getCompany = defineCall("getCompany", {
  summary: "The company behind the site.",
  method: "GET",
  path: "/api/companyinfo.php",
  access: "anyone",
  answer: company,
});

export const getRegions = defineCall("getRegions", {
  summary: "The regions of a country.",
  method: "GET",
  path: "/api/regions.php",
  access: "anyone",
  query: z.object({ country }),
  answer: z.object({ regions: z.array(z.object({ code: region, name: z.string() })) }),
});

export const getInterests = defineCall("getInterests", {
  summary: "The interests that this reader may see on this site.",
  method: "GET",
  path: "/api/interests.php",
  access: "anyone",
  answer: z.object({ interests: z.array(z.enum(interests)) }),
});

/** What a shell in `apps/` says of its brand: whose hosts they are, and everything that the server answers for them. */
export const siteConfig = z.object({
  /** Short name: accounts and members belong to it. */
  key: z.string().check(z.regex(/^[a-z][a-z-]*$/)),
  /** Host names, without a port, that are this site; any other host is refused. */
  hosts: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
  /** Where links in mails lead, as in `https://kindling.example`. */
  origin: z.url(),
  /** Locales that the shell ships; settings may show fewer. */
  locales: z.array(locale).check(z.minLength(1)),
  settings,
  company,
  bundles: z.array(bundle).check(z.minLength(1)),
});
export type SiteConfig = z.output<typeof siteConfig>;
