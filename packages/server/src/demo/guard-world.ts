import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { accounts } from "../database/schema/index.ts";
import type { Site } from "../sites.ts";
import { demoAccount } from "./seed.ts";

/** A start for the world while something of the demo is on; its message names all of it. */
export class DemoInTheWorld extends Error {
  override readonly name = "DemoInTheWorld";
}

/** Refuses to serve the world while anything of the demo is on: its addresses, its data. Its mail and its payments are not there. */
export async function guardWorld(sites: readonly Site[], db: Database): Promise<void> {
  const seeded = await db.select({ site: accounts.site }).from(accounts).where(eq(accounts.email, demoAccount.email));
  const problems = [
    ...sites
      .filter(({ origin }) => !origin.startsWith("https:"))
      .map(({ key, origin }) => `The origin of ${key} is ${origin}; in its site.config.ts it must begin with https://`),
    ...seeded.map(
      ({ site }) =>
        `The database holds the demo's account of ${site}, whose password everybody knows; name another with DATABASE_URL or KINDLING_DATA_DIR`,
    ),
  ];
  if (problems.length > 0)
    throw new DemoInTheWorld(
      `Outside demo mode nothing of the demo may be on:\n${problems.map((problem) => `- ${problem}`).join("\n")}`,
    );
}
