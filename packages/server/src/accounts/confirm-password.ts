import { CallError } from "@kindling/domain/contract";
import { eq } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import { accounts } from "../database/schema/index.ts";
import { countAttempt, forgiveAttempt, ofAccount, ofCaller } from "./login-failures.ts";
import { verifyPassword } from "./password.ts";

/**
 * Makes sure that whoever is logged in knows the password, before something that a borrowed device may not do. A wrong one
 * counts as one at the log-in does, and is said of the field that it stood in.
 */
export async function confirmPassword(
  context: MemberContext,
  password: string,
  field: "password" | "old_password" = "password",
): Promise<void> {
  const { account, address, db } = context;
  const counted = ofAccount(account.id);
  const attempt = await countAttempt(db, [counted, ofCaller(address)], now(context));
  const [row] = await db.select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, account.id));
  if (!(await verifyPassword(row?.hash, password)))
    throw new CallError("invalid_request", { fields: { [field]: { code: `${field}_wrong` } } });
  await forgiveAttempt(db, attempt, counted);
}
