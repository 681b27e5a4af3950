import { reportReasons } from "@kindling/domain/contract";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at, id } from "./columns.ts";
import { members, ofMember } from "./members.ts";

/** Who was reported for what. A report outlives who made it, not whom it is about. */
export const reports = pgTable(
  "reports",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    fromId: id().references(() => members.id, { onDelete: "set null" }),
    aboutId: ofMember(),
    reason: text({ enum: reportReasons }).notNull(),
    text: text().notNull(),
    reportedAt: at().notNull(),
    requestKey: uuid().notNull(),
  },
  (table) => [uniqueIndex().on(table.fromId, table.requestKey), index().on(table.aboutId)],
);
