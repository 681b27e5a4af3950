import type { AnswerOf, calls } from "@kindling/domain/contract";
import { and, desc, eq, gt } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import { sessions } from "../database/schema/index.ts";
import { closeSessions, closeWhere } from "./session.ts";
import { hashToken } from "./tokens.ts";

type Answer = AnswerOf<typeof calls.getSessions>;

/** Where the member is logged in, the latest use first. */
export async function readSessions(context: MemberContext): Promise<Answer> {
  const { account, db, session } = context;
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, account.id), gt(sessions.expiresAt, now(context))))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
  const own = hashToken(session!);
  return {
    sessions: rows.map((row) => ({
      id: String(row.id),
      browser: row.browser,
      system: row.system,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
      current: row.tokenHash === own,
    })),
  };
}

/** Ends one session of the member, or all but the one that asks; what is not theirs ends nothing. */
export async function endSession(id: string | undefined, context: MemberContext): Promise<Answer> {
  const { account, db, session } = context;
  if (id === undefined) await closeSessions(db, account.id, session!);
  else await closeWhere(db, and(eq(sessions.accountId, account.id), eq(sessions.id, Number(id))));
  return readSessions(context);
}
