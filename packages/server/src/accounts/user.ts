import type { User } from "@kindling/domain/contract";
import { eq, sql } from "drizzle-orm";
import { creditsOf } from "../credits/balance.ts";
import type { Database } from "../database/database.ts";
import { accounts } from "../database/schema/index.ts";
import { ownProfile } from "../members/own-profile.ts";

/** The account as its member sees it; the balance is the one that the latest ledger entry holds. */
export async function readUser(db: Database, accountId: number, at: Date): Promise<User> {
  const [row] = await db
    .select({ account: accounts, credits: sql<number>`coalesce(${creditsOf(db, accounts.id)}, 0)` })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const { account, credits } = row!;
  const profile = await ownProfile(db, accountId, at);
  return {
    id: String(account.id),
    email: account.email,
    status: account.status,
    credits,
    paid_user: account.paid,
    signup_date: account.signupAt.toISOString(),
    language: account.language,
    fictional_icon: profile.fictional,
    notifications_disabled: account.notificationsDisabled,
    blur_photos: account.blurPhotos,
    profile,
  };
}
