import { openInterests, profileFields, type SiteConfig } from "@kindling/domain/contract";

/** Lists that settings choose from, or take whole. */
export { adultInterests, openInterests, profileFields, searchFields } from "@kindling/domain/contract";
export type { SiteConfig };

type Settings = SiteConfig["settings"];

/** Where our sites are offered. */
const countries = "AT BE CA CH DE DK ES FI FR GB IE IT LU NL NO PL PT SE US".split(" ");

/** Settings that sites share until they say otherwise. */
export const usualSettings = {
  countries,
  geoip_selected_country: null,
  region_data: true,
  cdn_prefix: "/media/",
  support_phone: null,
  push_public_key: null,
  message_credits: 2,
  signup_credits: 10,
  photo_credits: 4,
  gift_credits: 6,
  message_length: 1000,
  history_limit: 100,
  minimum_message_costs: {
    FR: { costs: 40, currency: "EUR" },
    NL: { costs: 40, currency: "EUR" },
    US: { costs: 45, currency: "USD" },
  },
  refund_days: 14,
  min_age: 18,
  search_fields: ["gender", "age", "country", "countryregion"],
  visible_profile_fields: [...profileFields],
  visible_profile_notes: [],
  interests: [...openInterests],
  fictional_warning: true,
  signups: "all",
  logged_out_search: "first_page",
  logged_out_search_trafficsource: "first_page",
  member_resell: false,
  enable_site_entry_popup: true,
  typing_shown: true,
} satisfies Partial<Settings>;

/** A niche site's settings, checked by its type here and by its values when the server starts. */
export const defineSite = (config: SiteConfig): SiteConfig => config;
