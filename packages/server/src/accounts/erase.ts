import { reactivationWindow } from "@kindling/domain/rules";
import { and, eq, lte, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Services } from "../context.ts";
import type { Database } from "../database/database.ts";
import { accounts, loginFailures, members, outbox, photos } from "../database/schema/index.ts";
import { defineTask, enqueue } from "../jobs/task.ts";
import { removeFilesName } from "../media/remove-files.ts";

/** Lets nothing go any more to an address that is to be forgotten: mails that wait, or that failed for good. */
const dropMails = (tx: Database, { email, site }: Pick<typeof accounts.$inferSelect, "email" | "site">) =>
  tx.execute(sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker._private_jobs where payload ->> 'to' = ${email} and payload ->> 'site' = ${site}))`);

/**
 * Erases an account, if it still is to be: its member goes with everything that hangs on them, the files of their photos by jobs
 * that exist if and only if this holds. Books and payments stay, as nobody's: see docs/data.md. Answers whether it did.
 */
async function eraseAccount(tx: Database, id: number, until: Date): Promise<boolean> {
  // A large life takes its time, and nobody waits for it.
  await tx.execute(sql`set local statement_timeout = 0`);
  const due = and(eq(accounts.id, id), eq(accounts.status, "pending_deletion"), lte(accounts.deletedAt, until));
  const [account] = await tx.select().from(accounts).where(due).for("update");
  // Who has come back meanwhile stays.
  if (!account) return false;
  const pictures = await tx.select().from(photos).where(eq(photos.memberId, id));
  const names = pictures.flatMap(({ filename, thumbFilename, matchFilename, sourceFilename }) => [
    filename,
    thumbFilename,
    matchFilename,
    ...(sourceFilename ? [sourceFilename] : []),
  ]);
  if (names.length > 0) await enqueue(tx, { name: removeFilesName }, { names });
  await tx.delete(members).where(eq(members.id, id));
  await tx.delete(outbox).where(eq(outbox.recipient, account.email));
  await tx.delete(loginFailures).where(eq(loginFailures.subject, `account:${id}`));
  await dropMails(tx, account);
  return true;
}

/** Erases, every hour, the accounts whose time to come back is over. */
export const eraseTask = ({ db, clock, log }: Pick<Services, "db" | "clock" | "log">) =>
  defineTask({
    name: "erase",
    at: "7 * * * *",
    payload: z.unknown(),
    async run() {
      const until = new Date(clock.now() - reactivationWindow);
      const due = await db.select({ id: accounts.id }).from(accounts).where(lte(accounts.deletedAt, until));
      // One by one: neither a large life nor one that fails keeps the others.
      const failures: unknown[] = [];
      for (const { id } of due) {
        try {
          const erased = await db.transaction((tx) => eraseAccount(tx, id, until));
          // A backup that is restored brings them back: whoever does so needs to know whom.
          if (erased) log.info({ account: id }, "an account was erased");
        } catch (failure) {
          failures.push(failure);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  });
