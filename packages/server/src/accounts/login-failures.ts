import { CallError } from "@kindling/domain/contract";
import { attemptsAllowedByAddress, loginAttemptsAllowed, loginBlock, loginWait } from "@kindling/domain/rules";
import { and, desc, eq, gt, inArray, lte } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { lockNames } from "../database/lock-names.ts";
import { loginFailures } from "../database/schema/index.ts";

/** What failed log-ins are counted against, and how many of them block it. */
export interface Subject {
  readonly name: string;
  readonly allowed: number;
}

/** Failures of one account, whatever address it has. */
export const ofAccount = (id: number): Subject => ({ name: `account:${id}`, allowed: loginAttemptsAllowed });
/** Failures from one network address. */
export const ofCaller = (address: string): Subject => ({ name: `ip:${address}`, allowed: attemptsAllowedByAddress });

/** One attempt to log in, counted. */
export interface Attempt {
  readonly subjects: readonly Subject[];
  readonly rows: readonly number[];
}

/**
 * Counts an attempt as failed before the password is even looked at, so that many at once cannot slip past the limit:
 * whoever comes after them finds them counted. Refuses it where a subject is blocked.
 */
export async function countAttempt(db: Database, subjects: readonly Subject[], at: Date): Promise<Attempt> {
  const rows = await db.transaction(async (tx) => {
    await lockNames(
      tx,
      subjects.map(({ name }) => `login:${name}`),
    );
    const since = new Date(at.getTime() - loginBlock);
    for (const subject of subjects) await refuseBlocked(tx, subject, since, at);
    return tx
      .insert(loginFailures)
      .values(subjects.map(({ name }) => ({ subject: name, failedAt: at })))
      .returning({ id: loginFailures.id });
  });
  return { subjects, rows: rows.map((row) => row.id) };
}

async function refuseBlocked(db: Database, subject: Subject, since: Date, at: Date): Promise<void> {
  await db
    .delete(loginFailures)
    .where(and(eq(loginFailures.subject, subject.name), lte(loginFailures.failedAt, since)));
  // The failure that fills the limit.
  const [filling] = await db
    .select({ failedAt: loginFailures.failedAt })
    .from(loginFailures)
    .where(and(eq(loginFailures.subject, subject.name), gt(loginFailures.failedAt, since)))
    .orderBy(desc(loginFailures.failedAt))
    .offset(subject.allowed - 1)
    .limit(1);
  if (!filling) return;
  throw new CallError("too_many_attempts", { minutes: loginWait(filling.failedAt.getTime(), at.getTime()) });
}

/**
 * Takes back an attempt that was right after all, and all earlier ones against the account. Those of the network
 * address stay: with an account of one's own in between one could try other people's for ever.
 */
export async function forgiveAttempt(db: Database, attempt: Attempt, account: Subject): Promise<void> {
  await db.delete(loginFailures).where(inArray(loginFailures.id, [...attempt.rows]));
  await db.delete(loginFailures).where(eq(loginFailures.subject, account.name));
}
