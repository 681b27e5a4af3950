import { sql } from "drizzle-orm";
import { boolean, char, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at, id } from "./columns.ts";

/** A profile: of an account, or of a fictional member. */
export const members = pgTable(
  "members",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    site: text().notNull(),
    name: text().notNull(),
    /** `disabled` until the e-mail address is confirmed: not found, not met. */
    status: text({ enum: ["active", "disabled"] }).notNull(),
    fictional: boolean().notNull().default(false),
    invisible: boolean().notNull().default(false),
    gender: text({ enum: ["male", "female"] }).notNull(),
    sexuality: text({ enum: ["hetero", "gay", "lesbian", "bi"] }).notNull(),
    dateOfBirth: date({ mode: "string" }).notNull(),
    country: char({ length: 2 }).notNull(),
    region: text(),
    city: text(),
    searchMinAge: integer().notNull(),
    searchMaxAge: integer().notNull(),
    about: text().notNull().default(""),
    interests: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    hairColor: text(),
    eyeColor: text(),
    bodyType: text(),
    relationshipStatus: text(),
    tattoos: text(),
    createdAt: at().notNull(),
    lastSeenAt: at().notNull(),
  },
  (table) => [
    // Search's way in: the equalities first, then the birthday's range or the order.
    index("members_search_by_age").on(table.site, table.status, table.gender, table.country, table.dateOfBirth),
    index("members_search_newest").on(table.site, table.status, table.gender, table.createdAt.desc(), table.id.desc()),
  ],
);

export const photos = pgTable(
  "photos",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    memberId: id()
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** The first is the main one. */
    position: integer().notNull(),
    filename: text().notNull(),
    thumbFilename: text().notNull(),
    status: text({ enum: ["active", "pending", "refused"] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text().notNull(),
  },
  (table) => [index().on(table.memberId, table.position)],
);

export const likes = pgTable(
  "likes",
  {
    fromId: id()
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    toId: id()
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    likedAt: at().notNull(),
    /** When the liked one opened the liker's profile. */
    seenAt: at(),
  },
  (table) => [primaryKey({ columns: [table.fromId, table.toId] }), index().on(table.toId, table.likedAt)],
);

export const blocks = pgTable(
  "blocks",
  {
    fromId: id()
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    toId: id()
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    blockedAt: at().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fromId, table.toId] }), index().on(table.toId)],
);
