import { type BodyOf, CallError, type User, type calls } from "@kindling/domain/contract";
import { loginAttemptsAllowed, loginEmail } from "@kindling/domain/rules";
import { and, eq } from "drizzle-orm";
import { type Context, now } from "../context.ts";
import { accounts } from "../database/schema/index.ts";
import { closeSession, openSession } from "../sessions/session.ts";
import { hashToken } from "../sessions/tokens.ts";
import { countAttempt, forgiveAttempt, ofAccount, ofCaller, type Subject } from "./login-failures.ts";
import { verifyPassword } from "./password.ts";
import { isOver } from "./window.ts";
import { readUser } from "./user.ts";

/** Who has an address and a password. Every spelling of an address, and the account that it is of, share one count of failures. */
export async function accountByPassword(body: BodyOf<typeof calls.logIn>, context: Context) {
  const { db, site } = context;
  const at = now(context);
  const email = loginEmail(body.email);
  const [account] = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      language: accounts.language,
      status: accounts.status,
      deletedAt: accounts.deletedAt,
      passwordHash: accounts.passwordHash,
    })
    .from(accounts)
    .where(and(eq(accounts.site, site.key), eq(accounts.email, email)));

  const counted: Subject = account
    ? ofAccount(account.id)
    : // Hashed: an address that is nobody's may be of any length, and is nobody's business.
      { name: `email:${site.key}:${hashToken(email)}`, allowed: loginAttemptsAllowed };
  const attempt = await countAttempt(db, [counted, ofCaller(context.address)], at);

  const matches = await verifyPassword(account?.passwordHash, body.password);
  // What is due to be erased is nobody's any more, whenever a worker comes to it.
  if (!account || !matches || isOver(account.deletedAt, at)) throw new CallError("login_failed");
  await forgiveAttempt(db, attempt, counted);
  return account;
}

/** Logs in. */
export async function logInAccount(body: BodyOf<typeof calls.logIn>, context: Context): Promise<User> {
  const { db } = context;
  const at = now(context);
  const account = await accountByPassword(body, context);
  if (account.status === "pending_deletion") throw new CallError("account_pending_deletion");
  if (context.session) await closeSession(db, context.session);
  context.setSession(await openSession(db, { accountId: account.id, agent: context.agent, at }));
  return readUser(db, account.id, at);
}
