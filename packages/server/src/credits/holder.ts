import { eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { holders } from "../database/schema/index.ts";

const find = (db: Database, accountId: number) =>
  db.select({ id: holders.id }).from(holders).where(eq(holders.accountId, accountId));

/** The holder of an account's books; there is one from the first time that it is asked for. */
export async function holderOf(db: Database, accountId: number): Promise<number> {
  const [known] = await find(db, accountId);
  if (known) return known.id;
  await db.execute(sql`
    insert into holders (account_id, site) select id, site from accounts where id = ${accountId} on conflict do nothing
  `);
  const [made] = await find(db, accountId);
  return made!.id;
}

/** Locks a holder's books until the transaction ends: whoever books for them waits. */
export async function lockHolder(tx: Database, holderId: number): Promise<void> {
  await tx.select({ id: holders.id }).from(holders).where(eq(holders.id, holderId)).for("no key update");
}
