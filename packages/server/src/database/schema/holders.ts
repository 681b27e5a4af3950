import { pgTable, text } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { id } from "./columns.ts";

/**
 * Whose credits and payments something is. Books outlive people: when the account goes, its holder stays, as nobody's
 * in particular.
 */
export const holders = pgTable("holders", {
  id: id().primaryKey().generatedAlwaysAsIdentity(),
  accountId: id()
    .unique()
    .references(() => accounts.id, { onDelete: "set null" }),
  /** The brand that the account is or was on. */
  site: text().notNull(),
});
