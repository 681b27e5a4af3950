import { pgTable, text } from "drizzle-orm/pg-core";

/** Names that one transaction at a time holds (`lockNames`), also where there is nothing else yet that it could lock. */
export const locks = pgTable("locks", { name: text().primaryKey() });
