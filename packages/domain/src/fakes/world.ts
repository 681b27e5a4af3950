import type {
  Bundle,
  Image,
  LedgerEntry,
  Nudge,
  OwnProfile,
  Payment,
  PaymentStatus,
  Profile,
  Receipt,
  ReportForm,
  Settings,
  SignUpForm,
  StreamEvent,
  User,
} from "../contract/index.ts";
import { type likeOrigins, openInterests, type swipeChoices } from "../contract/index.ts";
import type { MessageContent, PhotoContent } from "../rules/index.ts";
import { type Clock, createManualClock } from "../time/clock.ts";
import { fakeBundles, fakeSettings } from "./settings.ts";

/** Everything that the fake back end knows. Plain data: a story or a test may look into it and change it. */
export interface FakeWorld {
  readonly clock: Clock;
  readonly settings: Settings;
  readonly bundles: readonly Bundle[];
  readonly profiles: Map<string, Profile>;
  /** Who has left, by id: they are read of where there is something to read, and nobody reaches them. */
  readonly gone: Set<string>;
  /** Which made-up members have deleted their account, by id. */
  readonly leaving: Set<string>;
  /** Who comes across a made-up member, by id; everyone where nothing is said. */
  readonly visibilities: Map<string, User["visibility"]>;
  readonly accounts: Map<string, FakeAccount>;
  /** Account id by the session's token. */
  readonly sessions: Map<string, string>;
  /** When a session runs out, in milliseconds, by its token. */
  readonly sessionEnds: Map<string, number>;
  /** Wrong passwords, by what they are counted against: when each was tried, the latest first, in milliseconds. */
  readonly failures: Map<string, readonly number[]>;
  /** What is limited in a window of time, by what is counted. */
  readonly uses: Map<string, { readonly from: number; readonly count: number }>;
  readonly likes: FakeLike[];
  /** What was decided in the swipe game, the latest first, each with the member's own day. */
  readonly swipes: { from: string; to: string; choice: SwipeChoice; day: string }[];
  /** Who has blocked whom, by id, the latest first. */
  readonly blocks: { from: string; to: string }[];
  readonly reports: FakeReport[];
  /** First words and what they have in common, by whom, to whom and when, in milliseconds. */
  readonly openings: { readonly from: string; readonly to: string; readonly likeness: string; readonly at: number }[];
  /** Messages that wait for somebody who looks at them. */
  readonly held: { readonly from: string; readonly to: string; readonly text: string; readonly key: string }[];
  readonly conversations: FakeConversation[];
  /** What has happened to each account, in order: the first has number 1. */
  readonly events: Map<string, StreamEvent[]>;
  readonly payments: (Payment & { status: PaymentStatus; account: string; key: string })[];
  /** What would have been mailed, the latest first. */
  readonly mails: FakeMail[];
  /** The account that a browser begins with; `null` for a visitor. */
  me: string | null;
  /** Links of mails that act, by their tokens. */
  readonly links: Map<string, FakeLink>;
  /** The next id of anything. */
  nextId(): string;
}

export interface FakeLike {
  readonly from: string;
  readonly to: string;
  readonly at: string;
  readonly origin: (typeof likeOrigins)[number];
  seen: boolean;
}

type SwipeChoice = (typeof swipeChoices)[number];

export interface FakeAccount {
  user: User;
  form: Pick<SignUpForm, "email" | "password" | "request_key" | "time_zone" | "min_age" | "max_age">;
  readonly ledger: LedgerEntry[];
  /** What each request key of an upload has brought. */
  readonly uploads: Map<string, { readonly content: string; readonly photo: string }>;
  /** The tokens that confirm the address, and until when, in milliseconds. */
  readonly tokens: Map<string, number>;
  /** When the account was deleted, in milliseconds, and the tokens that take it back. */
  deleted: { readonly at: number; readonly tokens: Set<string> } | null;
  /** When others could first meet them; `null` until the address is confirmed. */
  confirmed_at: string | null;
}

export interface FakeLink {
  readonly action: "reset_password" | "change_email" | "undo_change";
  /** Whose it is, by id. */
  readonly account: string;
  /** Milliseconds. */
  readonly until: number;
  /** The address that is to be the account's. */
  readonly email?: string;
  used: boolean;
}

export interface FakeMail {
  readonly to: string;
  readonly links: readonly string[];
}

export interface FakeReport extends Receipt {
  readonly from: string;
  readonly form: ReportForm;
}

/** The photo of a message, and what is shown of it until it is uncovered. */
export interface FakeMessagePhoto {
  readonly image: Image;
  readonly veil: Image;
  /** It came veiled. */
  readonly veiled: boolean;
  revealed: boolean;
}

export interface FakeMessage {
  readonly id: string;
  readonly seq: number;
  readonly from: string;
  readonly content: MessageContent | PhotoContent;
  readonly photo?: FakeMessagePhoto | undefined;
  readonly sent_at: string;
  readonly key: string;
  readonly nudge?: Nudge | undefined;
}

export interface FakeConversation {
  readonly id: string;
  readonly members: readonly [string, string];
  readonly messages: FakeMessage[];
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
    distance: null,
    sexuality: "hetero",
    about: "Made up for a story, and glad to be in it.",
    hair_color: "brown",
    eye_color: "green",
    body_type: "average",
    relationship_status: "single",
    tattoos: "few",
    notes: {},
    images: [],
    locked_images: number % 3,
    conversation: null,
  };
}

/** What a world is made of; everything may be left out. */
export interface FakeOptions {
  /** @default noon UTC on 1 March 2026, standing still */
  readonly clock?: Clock;
  /** How many made-up members there are. @default 30 */
  readonly members?: number;
  /** What the site is set to otherwise than usual. */
  readonly settings?: Partial<Settings>;
  /** Whether `browse` begins with a member who is logged in, and what of their profile is otherwise than usual. @default false */
  readonly me?: boolean | Partial<OwnProfile>;
  /** Whether the member has confirmed their address. @default true */
  readonly confirmed?: boolean;
  /** Whether the member has paid. @default false */
  readonly premium?: boolean;
  /** The member's credits. @default the site's for a sign-up */
  readonly balance?: number;
  /** How many like the member, are liked by them, and both. @default none */
  readonly likes?: FakeLikes;
  /** The member's conversations: how many, or what is in each. @default 0 */
  readonly chats?: number | readonly FakeChat[];
}

export interface FakeLikes {
  readonly received?: number;
  readonly sent?: number;
  readonly mutual?: number;
}

/** A conversation of a world's member with the made-up member of its place in the list. */
export interface FakeChat {
  /** How many messages there are, by turns, the last from the other one. @default 3 */
  readonly messages?: number;
  /** How many of the other one's are not read. @default 0 */
  readonly unread?: number;
  /** What the last message says. */
  readonly last?: string;
}

/** Makes a world of made-up members, with nobody in it who has an account. */
export function createEmptyWorld({
  clock = createManualClock(Date.UTC(2026, 2, 1, 12)),
  members = 30,
  settings,
}: FakeOptions = {}): FakeWorld {
  let id = 1000;
  return {
    clock,
    settings: { ...fakeSettings, ...settings },
    bundles: fakeBundles,
    profiles: new Map(Array.from({ length: members }, (_, index) => [String(index + 1), fakeProfile(index + 1)])),
    visibilities: new Map(),
    accounts: new Map(),
    gone: new Set(),
    leaving: new Set(),
    sessions: new Map(),
    sessionEnds: new Map(),
    failures: new Map(),
    uses: new Map(),
    likes: [],
    swipes: [],
    blocks: [],
    reports: [],
    openings: [],
    held: [],
    conversations: [],
    events: new Map(),
    payments: [],
    mails: [],
    links: new Map(),
    me: null,
    nextId: () => String((id += 1)),
  };
}

/** The instant in the world, or so many milliseconds before, as the wire has it. */
export const instantIn = ({ clock }: Pick<FakeWorld, "clock">, ago = 0): string =>
  new Date(clock.now() - ago).toISOString();
