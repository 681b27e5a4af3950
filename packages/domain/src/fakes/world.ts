import type {
  Bundle,
  LedgerEntry,
  Payment,
  PaymentStatus,
  Profile,
  Settings,
  SignUpForm,
  User,
} from "../contract/index.ts";
import { openInterests } from "../contract/index.ts";
import { type Clock, createManualClock } from "../time/clock.ts";

/** Everything that the fake back end knows. Plain data: a story or a test may look into it and change it. */
export interface FakeWorld {
  readonly clock: Clock;
  readonly settings: Settings;
  readonly bundles: readonly Bundle[];
  readonly profiles: Map<string, Profile>;
  readonly accounts: Map<string, FakeAccount>;
  /** Account id by the session's token. */
  readonly sessions: Map<string, string>;
  readonly likes: { from: string; to: string; at: string; seen: boolean }[];
  readonly conversations: FakeConversation[];
  readonly payments: (Payment & { status: PaymentStatus; account: string; key: string })[];
  /** What would have been mailed, the latest first. */
  readonly mails: FakeMail[];
  /** The next id of anything. */
  nextId(): string;
}

export interface FakeAccount {
  user: User;
  readonly form: Pick<SignUpForm, "email" | "password" | "request_key">;
  readonly ledger: LedgerEntry[];
  /** The tokens that confirm the address. */
  readonly tokens: Set<string>;
  /** When others could first meet them; `null` until the address is confirmed. */
  confirmed_at: string | null;
  /** When a wrong password was tried, in milliseconds. */
  failures: number[];
}

export interface FakeMail {
  readonly to: string;
  readonly links: readonly string[];
}

export interface FakeConversation {
  readonly id: string;
  readonly members: readonly [string, string];
  readonly messages: { id: string; seq: number; from: string; text: string; sent_at: string; key: string }[];
  /** The last message that each has read, by member. */
  readonly read: Map<string, number>;
  /** The last message that each has removed, by member. */
  readonly removed: Map<string, number>;
}

const names = ["Ada", "Ben", "Cleo", "Dario", "Edith", "Finn", "Greta", "Hugo", "Ines", "Jonas", "Kaja", "Luca"];
const cities = ["Utrecht", "Lyon", "Bristol", "Berlin"];

/** A made-up member; the same for the same number. */
export function fakeProfile(number: number): Profile {
  return {
    id: String(number),
    name: names[number % names.length]!,
    age: 24 + ((number * 7) % 37),
    gender: number % 2 === 0 ? "female" : "male",
    country: "NL",
    region: "NL-UT",
    city: cities[number % cities.length]!,
    main_image: null,
    interests: [0, 7, 13].map((step) => openInterests[(number + step) % openInterests.length]!),
    fictional: true,
    online: number % 3 === 0,
    is_new: number % 5 === 0,
    sexuality: "hetero",
    about: "Made up for a story, and glad to be in it.",
    hair_color: "brown",
    eye_color: "green",
    body_type: "average",
    relationship_status: "single",
    tattoos: "few",
    images: [],
    locked_images: number % 3,
    conversation: null,
  };
}

const settings: Settings = {
  name: "Kindling",
  domain: "localhost",
  visible_locales: ["en", "nl"],
  countries: ["NL", "FR"],
  geoip_country: null,
  geoip_selected_country: null,
  region_data: false,
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
  visible_profile_notes: [],
  interests: [...openInterests, "bondage"],
  fictional_warning: true,
  signups: "all",
  logged_out_search: "first_page",
  logged_out_search_trafficsource: "all",
  member_resell: false,
  enable_site_entry_popup: false,
};

export interface FakeOptions {
  /** @default noon UTC on 1 March 2026, standing still */
  readonly clock?: Clock;
  /** How many made-up members there are. @default 30 */
  readonly members?: number;
}

/** Makes a world of made-up members, with nobody logged in. */
export function createFakeWorld({
  clock = createManualClock(Date.UTC(2026, 2, 1, 12)),
  members = 30,
}: FakeOptions = {}): FakeWorld {
  let id = 1000;
  const euro = (amount: number) => ({ amount_minor: amount, currency: "EUR" });
  return {
    clock,
    settings,
    bundles: [
      { id: "p0", credits: 20, price: euro(799), popular: false },
      { id: "p1", credits: 60, price: euro(1999), popular: true },
      { id: "p2", credits: 250, price: euro(5999), popular: false },
    ],
    profiles: new Map(Array.from({ length: members }, (_, index) => [String(index + 1), fakeProfile(index + 1)])),
    accounts: new Map(),
    sessions: new Map(),
    likes: [],
    conversations: [],
    payments: [],
    mails: [],
    nextId: () => String((id += 1)),
  };
}

/** The instant in the world, as the wire has it. */
export const instantIn = ({ clock }: FakeWorld): string => new Date(clock.now()).toISOString();
