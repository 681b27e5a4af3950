import { eq, like } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { accounts, members, photos } from "../database/schema/index.ts";
import type { Site } from "../sites.ts";
import { portraitPrefix } from "./portrait.ts";
import { demoAccount } from "./seed.ts";

/** A start for the world while something of the demo is on; its message names all of it. */
export class DemoInTheWorld extends Error {
  override readonly name = "DemoInTheWorld";
}

/** What of the demo a database holds, by site: the account whose password everybody knows, and people with drawn faces. */
async function demoIn(db: Database): Promise<string[]> {
  const known = await db.select({ site: accounts.site }).from(accounts).where(eq(accounts.email, demoAccount.email));
  const drawn = await db
    .selectDistinct({ site: members.site })
    .from(photos)
    .innerJoin(members, eq(members.id, photos.memberId))
    .where(like(photos.filename, `${portraitPrefix}%`));
  const elsewhere = "name another with DATABASE_URL or KINDLING_DATA_DIR";
  return [
    ...known.map(
      ({ site }) => `The database holds the demo's account of ${site}, whose password everybody knows; ${elsewhere}`,
    ),
    ...drawn.map(({ site }) => `The database holds the demo's made-up members of ${site}; ${elsewhere}`),
  ];
}

/**
 * Refuses to serve the world while anything of the demo is on: its addresses, its data. Its mail and its payments are
 * not there. Without a database, another back end has the data.
 */
export async function guardWorld(sites: readonly Site[], db: Database | undefined): Promise<void> {
  const problems = [
    ...sites
      .filter(({ origin }) => !origin.startsWith("https:"))
      .map(({ key, origin }) => `The origin of ${key} is ${origin}; in its site.config.ts it must begin with https://`),
    ...(db ? await demoIn(db) : []),
  ];
  if (problems.length > 0)
    throw new DemoInTheWorld(
      `Outside demo mode nothing of the demo may be on:\n${problems.map((problem) => `- ${problem}`).join("\n")}`,
    );
}
