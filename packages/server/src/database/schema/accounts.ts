import type { LocaleCode, User } from "@kindling/domain/contract";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at, id } from "./columns.ts";
import { members } from "./members.ts";

export const accountStatus = pgEnum("account_status", ["not_confirmed", "active", "pending_deletion"]);

/** Who can log in. Demo members have a profile but no account. */
export const accounts = pgTable(
  "accounts",
  {
    id: id()
      .primaryKey()
      .references(() => members.id, { onDelete: "cascade" }),
    /** The brand that the account is on; the same address may have one account on each. */
    site: text().notNull(),
    /** In its one spelling (`normalizeEmail`). */
    email: text().notNull(),
    passwordHash: text().notNull(),
    status: accountStatus().notNull().default("not_confirmed"),
    paid: boolean().notNull().default(false),
    language: text().$type<LocaleCode>().notNull(),
    timeZone: text().notNull(),
    signupAt: at().notNull(),
    /** The key of the sign-up request, so that its repetition finds this account. */
    signupKey: uuid().notNull().unique(),
    signupMessage: text().notNull(),
    termsAcceptedAt: at().notNull(),
    notificationsDisabled: text()
      .array()
      .$type<User["notifications_disabled"]>()
      .notNull()
      .default(sql`'{}'`),
    /** All photos in messages are blurred until they are pressed. */
    blurPhotos: boolean().notNull().default(false),
    tracking: jsonb().notNull().default({}),
    /** When its member asked for it to be deleted; it is erased a while after, unless they come back. */
    deletedAt: at(),
  },
  (table) => [
    uniqueIndex().on(table.site, table.email),
    index()
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    check("accounts_deleted", sql`(${table.status} = 'pending_deletion') = (${table.deletedAt} is not null)`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token: the database cannot log anybody in. */
    tokenHash: text().primaryKey(),
    /** What its member names it by, who may end it but not take it over. */
    id: id().notNull().unique().generatedAlwaysAsIdentity(),
    accountId: id()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The browser and the system that it was opened in, as far as they say so. */
    browser: text(),
    system: text(),
    createdAt: at().notNull(),
    lastUsedAt: at().notNull(),
    expiresAt: at().notNull(),
  },
  (table) => [index().on(table.accountId)],
);

/** Failed log-ins by what they count against: `account:<id>`, `email:<address>` or `ip:<address>`. */
export const loginFailures = pgTable(
  "login_failures",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull(),
    failedAt: at().notNull(),
  },
  (table) => [index().on(table.subject, table.failedAt)],
);

/** What a link of a mail does, once its page is pressed. */
export const linkActions = ["activate", "reset_password", "change_email", "undo_change", "reactivate"] as const;

/** Links that act by mail: a token works until it expires or is used up. */
export const actionLinks = pgTable(
  "action_links",
  {
    tokenHash: text().primaryKey(),
    accountId: id()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    action: text({ enum: linkActions }).notNull(),
    /** What it acts with besides the account: the address that is to be, what is to be put back. */
    facts: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    usedAt: at(),
  },
  (table) => [index().on(table.accountId, table.action)],
);

/** What demo mode shows at /dev/outbox instead of sending it. */
export const outbox = pgTable("outbox", {
  id: id().primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: ["email", "sms", "push"] }).notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  html: text(),
  createdAt: at().notNull(),
  /** A job may run twice; its mail is kept once. */
  jobKey: text().unique(),
});

/** Numbers of requests by subject and window, for limits that all instances share. */
export const rateLimits = pgTable("rate_limits", {
  subject: text().primaryKey(),
  windowStart: at().notNull(),
  count: integer().notNull(),
});
