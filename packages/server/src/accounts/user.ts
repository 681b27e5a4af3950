import type { User } from "@kindling/domain/contract";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { accounts, ledger } from "../database/schema/index.ts";
import { ownProfile } from "../members/own-profile.ts";

/** The account as its member sees it; the balance is the one that the latest ledger entry holds. */
export async function readUser(db: Database, accountId: number, at: Date): Promise<User> {
  const [row] = await db
    .select({ account: accounts, balance: ledger.balance })
    .from(accounts)
    .leftJoin(ledger, eq(ledger.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
    .orderBy(desc(ledger.id))
    .limit(1);
  const { account, balance } = row!;
  const profile = await ownProfile(db, accountId, at);
  return {
    id: String(account.id),
    email: account.email,
    status: account.status,
    credits: balance ?? 0,
    paid_user: account.paid,
    signup_date: account.signupAt.toISOString(),
    language: account.language,
    fictional_icon: profile.fictional,
    notifications_disabled: account.notificationsDisabled,
    profile,
  };
}
