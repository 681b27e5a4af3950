import { likeOrigins, type Profile, swipeChoices } from "@kindling/domain/contract";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  char,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { at, id } from "./columns.ts";

/** Whom a search can find: a condition without parameters, as a partial index and the queries that use it must share. */
export const findable = (table: { readonly status: AnyPgColumn; readonly invisible: AnyPgColumn }): SQL =>
  sql`${table.status} = 'active' and not ${table.invisible}`;

/** A profile: of an account, or of a fictional member. */
export const members = pgTable(
  "members",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    site: text().notNull(),
    name: text().notNull(),
    /** `disabled` until the e-mail address is confirmed, and once the account is deleted: not found, not met. */
    status: text({ enum: ["active", "disabled"] }).notNull(),
    fictional: boolean().notNull().default(false),
    invisible: boolean().notNull().default(false),
    /** Seen by those only whom the member has liked or written to. */
    private: boolean().notNull().default(false),
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
    hairColor: text().$type<NonNullable<Profile["hair_color"]>>(),
    eyeColor: text().$type<NonNullable<Profile["eye_color"]>>(),
    bodyType: text().$type<NonNullable<Profile["body_type"]>>(),
    relationshipStatus: text().$type<NonNullable<Profile["relationship_status"]>>(),
    tattoos: text().$type<NonNullable<Profile["tattoos"]>>(),
    /** What a member adds to a field in their own words, by the field's name in the contract. */
    notes: jsonb()
      .$type<Profile["notes"]>()
      .notNull()
      .default(sql`'{}'`),
    /** Where they are, no nearer than `cellOf` knows; `null` where nobody knows. */
    cell: integer(),
    createdAt: at().notNull(),
    lastSeenAt: at().notNull(),
    /** The period of `lastSeenAt`, which search goes by: it changes seldom. */
    seenPeriod: integer().notNull().default(0),
  },
  (table) => {
    // Made for each index anew: the library forgets a direction once it has taken it.
    const newestFirst = () => [table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const;
    const filtered = () => [table.gender, table.dateOfBirth, table.country, table.region, table.private] as const;
    return [
      // Search's ways in, over whom it can find at all; each holds all that a filter asks, so that no row is read. The first
      // finds the few that a narrow filter leaves; the others have the order of the results, written as PostgreSQL sorts
      // without being told about nulls, so that whoever asks for many reads only those that are shown or counted.
      index("members_search_filter")
        .on(
          table.site,
          table.gender,
          table.country,
          table.dateOfBirth,
          table.region,
          table.createdAt,
          table.id,
          table.private,
        )
        .where(findable(table)),
      index("members_search_newest")
        .on(table.site, ...newestFirst(), table.gender, table.dateOfBirth, table.private)
        .where(findable(table)),
      index("members_search_newest_of_country")
        .on(table.site, table.country, ...newestFirst(), table.gender, table.dateOfBirth, table.region, table.private)
        .where(findable(table)),
      index("members_search_active")
        .on(table.site, table.seenPeriod.desc().nullsFirst(), ...newestFirst(), ...filtered())
        .where(findable(table)),
      // By distance a search goes from cell to cell, and in each by its order.
      index("members_search_cell_newest")
        .on(table.site, table.cell, ...newestFirst(), ...filtered())
        .where(findable(table)),
      index("members_search_cell_active")
        .on(table.site, table.cell, table.seenPeriod.desc().nullsFirst(), ...newestFirst(), ...filtered())
        .where(findable(table)),
      // Those whose cell is still to be found.
      index("members_without_cell")
        .on(table.id)
        .where(sql`${table.cell} is null`),
    ];
  },
);

/** A member's id in what goes with them. */
export const ofMember = () =>
  id()
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

export const photos = pgTable(
  "photos",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    /** The first is the main one. */
    position: integer().notNull(),
    filename: text().notNull(),
    thumbFilename: text().notNull(),
    /** The size of the match pop-up. */
    matchFilename: text().notNull(),
    status: text({ enum: ["active", "pending", "refused"] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text().notNull(),
    /** The whole of which others see a part: for its member alone. Made-up pictures have none. */
    sourceFilename: text(),
    /** Of the upload, and what it was of: sent again it is the same photo. */
    requestKey: uuid(),
    contentHash: text(),
  },
  (table) => [
    index().on(table.memberId, table.position),
    index().on(table.filename),
    index().on(table.sourceFilename),
    uniqueIndex().on(table.memberId, table.requestKey),
  ],
);

export const likes = pgTable(
  "likes",
  {
    fromId: ofMember(),
    toId: ofMember(),
    likedAt: at().notNull(),
    origin: text({ enum: likeOrigins }).notNull().default("member"),
    /** When the liked one opened the liker's profile. */
    seenAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.fromId, table.toId] }),
    // Each direction's list, the newest first.
    index().on(table.toId, table.likedAt, table.fromId),
    index().on(table.fromId, table.likedAt, table.toId),
    index("likes_unseen")
      .on(table.toId, table.fromId)
      .where(sql`${table.seenAt} is null`),
  ],
);

/** What a member has decided on a card of the swipe game, the last word on each. */
export const swipes = pgTable(
  "swipes",
  {
    fromId: ofMember(),
    toId: ofMember(),
    choice: text({ enum: swipeChoices }).notNull(),
    /** The member's own day. A like counts against it for good, also when it is taken back. */
    day: date({ mode: "string" }).notNull(),
    swipedAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fromId, table.toId] }),
    // What is left of a day, and who was passed on last.
    index().on(table.fromId, table.day, table.swipedAt),
    index().on(table.toId),
  ],
);

export const blocks = pgTable(
  "blocks",
  {
    fromId: ofMember(),
    toId: ofMember(),
    blockedAt: at().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fromId, table.toId] }), index().on(table.toId)],
);
