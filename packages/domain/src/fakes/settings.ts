import { type Bundle, openInterests, type Settings } from "../contract/index.ts";

const euro = (amount: number) => ({ amount_minor: amount, currency: "EUR" });

/** What the fake's site sells. */
export const fakeBundles: readonly Bundle[] = [
  { id: "p0", credits: 20, price: euro(799), popular: false },
  { id: "p1", credits: 60, price: euro(1999), popular: true },
  { id: "p2", credits: 250, price: euro(5999), popular: false },
];

/** A part of a country that members search by. */
export type FakeRegion = { readonly code: string; readonly name: string };

/** Some regions of the countries of the fake's site. */
const regions: Readonly<Record<string, readonly FakeRegion[]>> = {
  NL: [
    { code: "NL-GE", name: "Gelderland" },
    { code: "NL-NH", name: "Noord-Holland" },
    { code: "NL-UT", name: "Utrecht" },
    { code: "NL-ZH", name: "Zuid-Holland" },
  ],
  FR: [
    { code: "FR-ARA", name: "Auvergne-Rhône-Alpes" },
    { code: "FR-BRE", name: "Bretagne" },
    { code: "FR-IDF", name: "Île-de-France" },
  ],
};

/** The regions of a country; none for one that the fake's site has none of. */
export const fakeRegionsOf = (country: string): readonly FakeRegion[] => regions[country] ?? [];

/** Whether a code is a region of a country. */
export const isFakeRegion = (country: string, code: string): boolean =>
  fakeRegionsOf(country).some((region) => region.code === code);

/** How the fake's site is set. */
export const fakeSettings: Settings = {
  name: "Kindling",
  domain: "localhost",
  visible_locales: ["en", "nl"],
  countries: ["NL", "FR"],
  geoip_country: null,
  geoip_selected_country: null,
  region_data: true,
  cdn_prefix: "/media/",
  niche: 1,
  company_id: 1,
  mail_name: "Kindling",
  support_email: "support@kindling.example",
  support_phone: null,
  push_public_key: null,
  message_credits: 2,
  signup_credits: 4,
  photo_credits: 3,
  gift_credits: 5,
  message_length: 200,
  history_limit: 100,
  minimum_message_costs: {},
  refund_days: 14,
  min_age: 18,
  search_fields: ["gender", "age", "country"],
  visible_profile_fields: ["about", "gender", "interests", "hair_color"],
  visible_profile_notes: ["interests", "hair_color"],
  interests: [...openInterests, "bondage"],
  fictional_warning: true,
  signups: "all",
  logged_out_search: "first_page",
  logged_out_search_trafficsource: "all",
  member_resell: false,
  enable_site_entry_popup: false,
  typing_shown: true,
};
