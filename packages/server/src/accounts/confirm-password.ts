import { attemptsAllowedByAddress, loginAttemptsAllowed } from "@kindling/domain/rules";
import { refuseFields } from "@kindling/domain/schemas";
import { eq } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import { accounts } from "../database/schema/index.ts";
import { countAttempt, forgiveAttempt, type Subject } from "./login-failures.ts";
import { verifyPassword } from "./password.ts";

/** Refuses who is logged in and does not know the password. A guess counts as one at the log-in. */
export async function confirmPassword(password: string, { db, ...context }: MemberContext): Promise<void> {
  const { id } = context.account;
  const own: Subject = { name: `account:${id}`, allowed: loginAttemptsAllowed };
  const caller: Subject = { name: `ip:${context.address}`, allowed: attemptsAllowedByAddress };
  const attempt = await countAttempt(db, [own, caller], now(context));
  const [account] = await db.select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id));
  const matches = await verifyPassword(account?.hash, password);
  refuseFields({ password: matches ? undefined : { code: "password_refused" } });
  await forgiveAttempt(db, attempt, own);
}
