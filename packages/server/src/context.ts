import type { LocaleCode } from "@kindling/domain/contract";
import type { Clock } from "@kindling/domain/time";
import type { Logger } from "pino";
import type { Database } from "./database/database.ts";
import type { Live } from "./live/live.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { PhotoScorer } from "./media/photo-scorer.ts";
import type { Storage } from "./media/storage.ts";
import type { PaymentProvider } from "./payments/provider.ts";
import type { Site } from "./sites.ts";

/** What the whole server works with. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly sites: readonly Site[];
  readonly mailer: Mailer;
  /** Where files of members are kept. */
  readonly storage: Storage;
  /** The open streams of events. */
  readonly live: Live;
  /** Looks at photos before they are delivered. */
  readonly photoScorer: PhotoScorer;
  readonly providers: readonly PaymentProvider[];
  /** Demo mode: made-up members, and an outbox instead of mail. */
  readonly demo: boolean;
}

/** Somebody who is logged in, as every call needs them. The account and its member share the id. */
export interface Account {
  readonly id: number;
  /** The key of their site. */
  readonly site: string;
  readonly email: string;
  readonly status: "not_confirmed" | "active" | "pending_deletion";
  readonly paid: boolean;
  readonly language: LocaleCode;
  /** IANA name: their calendar day decides ages and daily limits. */
  readonly timeZone: string;
  readonly signupAt: Date;
  /** All photos in messages are blurred until they are pressed. */
  readonly blurPhotos: boolean;
}

/** What one request works with. */
export interface Context extends Services {
  readonly site: Site;
  /** Who is logged in. */
  readonly account: Account | null;
  /** The session's token that came with the request, whether it is worth anything or not. */
  readonly session: string | null;
  /** The caller's network address, for limits only. */
  readonly address: string;
  /** What the caller's browser says of itself; empty where it says nothing. */
  readonly agent: string;
  /** Where that address is; `null` where nobody knows. */
  readonly country: string | null;
  /** Sets or clears the session's cookie on the answer. */
  setSession(token: string | null): void;
}

/** A request of somebody who is logged in. */
export interface MemberContext extends Context {
  readonly account: Account;
}

/** The instant of a request, as the database takes it. */
export const now = (services: Pick<Services, "clock">): Date => new Date(services.clock.now());
