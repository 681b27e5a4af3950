import type { LocaleCode, User } from "@kindling/domain/contract";
import { eq, sql } from "drizzle-orm";
import type { MemberContext } from "../context.ts";
import { creditsOf } from "../credits/balance.ts";
import type { Database } from "../database/database.ts";
import { accounts, members } from "../database/schema/index.ts";
import { ownProfile } from "../members/own-profile.ts";

type Visibility = Exclude<User["visibility"], "unknown">;

/** How the database says who comes across a member. */
const modes: Readonly<Record<Visibility, Pick<typeof members.$inferInsert, "invisible" | "private">>> = {
  everyone: { invisible: false, private: false },
  chosen: { invisible: false, private: true },
  nobody: { invisible: true, private: false },
};

/** What of an account its member changes in the settings. */
export interface UserChange {
  readonly language?: LocaleCode;
  readonly visibility?: Visibility;
  readonly blur_photos?: boolean;
}

/** Changes what is said, and nothing else. */
export async function changeUser(change: UserChange, { db, account }: MemberContext): Promise<void> {
  const { language, visibility, blur_photos: blurPhotos } = change;
  if (language !== undefined || blurPhotos !== undefined)
    await db.update(accounts).set({ language, blurPhotos }).where(eq(accounts.id, account.id));
  if (visibility) await db.update(members).set(modes[visibility]).where(eq(members.id, account.id));
}

/** The account as its member sees it; the balance is the one that the latest ledger entry holds. */
export async function readUser(db: Database, accountId: number, at: Date): Promise<User> {
  const [row] = await db
    .select({
      account: accounts,
      invisible: members.invisible,
      private: members.private,
      credits: sql<number>`coalesce(${creditsOf(db, accounts.id)}, 0)`,
    })
    .from(accounts)
    .innerJoin(members, eq(members.id, accounts.id))
    .where(eq(accounts.id, accountId));
  const { account, credits, invisible } = row!;
  const profile = await ownProfile(db, accountId, at);
  return {
    id: String(account.id),
    email: account.email,
    status: account.status,
    credits,
    paid_user: account.paid,
    signup_date: account.signupAt.toISOString(),
    language: account.language,
    visibility: invisible ? "nobody" : row!.private ? "chosen" : "everyone",
    fictional_icon: profile.fictional,
    notifications_disabled: account.notificationsDisabled,
    blur_photos: account.blurPhotos,
    profile,
  };
}
