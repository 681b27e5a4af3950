import type * as z from "zod/mini";
import type { chatItem, chatsAnswer, closed, message, transcript } from "../schemas/chats.ts";
import type { memberEvent } from "../schemas/events.ts";
import type { money } from "../schemas/fields.ts";
import type { memberData } from "../schemas/leaving.ts";
import type { likesAnswer, swipeGame } from "../schemas/likes.ts";
import type {
  image,
  ownImage,
  ownProfile,
  photoArea,
  profile,
  profileCard,
  profileChange,
  searchQuery,
  searchResult,
} from "../schemas/members.ts";
import type { textPage } from "../schemas/pages.ts";
import type { ledgerEntry, offer, payment, paymentStep } from "../schemas/payments.ts";
import type { blockedAnswer, receipt, reportForm } from "../schemas/safety.ts";
import type { answeredSettings, company, siteConfig } from "../schemas/settings.ts";
import type { signUpForm, tracking, user } from "../schemas/user.ts";
import type { paymentStatuses } from "../vocabulary/index.ts";

/** What a stream tells. */
export type StreamEvent = z.output<typeof memberEvent>;

export type Money = z.output<typeof money>;

export type User = z.output<typeof user>;
/** All that is kept of a member. */
export type MemberData = z.output<typeof memberData>;
export type SignUpForm = z.output<typeof signUpForm>;
export type Tracking = z.output<typeof tracking>;

export type Image = z.output<typeof image>;
export type OwnImage = z.output<typeof ownImage>;
export type PhotoArea = z.output<typeof photoArea>;
export type ProfileCard = z.output<typeof profileCard>;
export type Profile = z.output<typeof profile>;
export type OwnProfile = z.output<typeof ownProfile>;
export type ProfileChange = z.output<typeof profileChange>;
export type SearchQuery = z.input<typeof searchQuery>;
export type SearchResult = z.output<typeof searchResult>;
export type Likes = z.output<typeof likesAnswer>;
export type SwipeGame = z.output<typeof swipeGame>;

export type Blocked = z.output<typeof blockedAnswer>;
export type ReportForm = z.output<typeof reportForm>;
export type Receipt = z.output<typeof receipt>;

export type Message = z.output<typeof message>;
export type ChatItem = z.output<typeof chatItem>;
export type Chats = z.output<typeof chatsAnswer>;
export type Closed = z.output<typeof closed>;
export type Transcript = z.output<typeof transcript>;

/** A package as it is offered. */
export type Bundle = z.output<typeof offer>;
export type Payment = z.output<typeof payment>;
export type PaymentStatus = (typeof paymentStatuses)[number];
export type PaymentStep = z.output<typeof paymentStep>;
export type LedgerEntry = z.output<typeof ledgerEntry>;

/** A site's settings as they are answered; values of tomorrow are `unknown` in them. */
export type Settings = Omit<z.output<typeof answeredSettings>, "server_time">;
export type Company = z.output<typeof company>;
export type SiteConfig = z.output<typeof siteConfig>;
export type TextPage = z.output<typeof textPage>;
