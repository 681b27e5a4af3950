import { minute, sessionLifetime } from "@kindling/domain/rules";
import { and, eq, gt, lte, ne, type SQL } from "drizzle-orm";
import { type Account, now, type Services } from "../context.ts";
import type { Database } from "../database/database.ts";
import { ring } from "../database/doorbell.ts";
import { accounts, members, sessions } from "../database/schema/index.ts";
import type { Site } from "../sites.ts";
import { sessionsNote } from "../live/notes.ts";
import { deviceOf } from "./device.ts";
import { seenAt } from "./seen.ts";
import { hashToken, newToken } from "./tokens.ts";

/** How often a session, and when its member was last seen, is written at most. */
const touchInterval = minute;

/** Whose session a token is, on one site; `null` where it is nobody's or has run out. */
export async function accountOfToken(services: Services, site: Site, token: string): Promise<Account | null> {
  const at = now(services);
  const tokenHash = hashToken(token);
  const [found] = await services.db
    .select({
      lastUsedAt: sessions.lastUsedAt,
      account: {
        id: accounts.id,
        site: accounts.site,
        email: accounts.email,
        status: accounts.status,
        paid: accounts.paid,
        language: accounts.language,
        timeZone: accounts.timeZone,
        signupAt: accounts.signupAt,
        blurPhotos: accounts.blurPhotos,
      },
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, at),
        eq(accounts.site, site.key),
        ne(accounts.status, "pending_deletion"),
      ),
    );
  if (!found) return null;
  const stale = new Date(at.getTime() - touchInterval);
  if (found.lastUsedAt <= stale) await touch(services.db, tokenHash, found.account.id, at, stale);
  return found.account;
}

/** Notes that a session is in use; of several requests at once, one writes. */
async function touch(db: Database, tokenHash: string, accountId: number, at: Date, stale: Date): Promise<void> {
  const touched = await db
    .update(sessions)
    .set({ lastUsedAt: at })
    .where(and(eq(sessions.tokenHash, tokenHash), lte(sessions.lastUsedAt, stale)))
    .returning({ accountId: sessions.accountId });
  if (touched.length > 0) await db.update(members).set(seenAt(at)).where(eq(members.id, accountId));
}

interface NewSession {
  readonly accountId: number;
  /** What the browser says of itself. */
  readonly agent?: string;
  readonly at: Date;
}

/** Opens a session; the token it answers goes into the cookie and is kept nowhere else. */
export async function openSession(db: Database, { accountId, agent = "", at }: NewSession): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    accountId,
    ...deviceOf(agent),
    createdAt: at,
    lastUsedAt: at,
    expiresAt: new Date(at.getTime() + sessionLifetime),
  });
  return token;
}

/** Ends a session; a token that is nobody's ends nothing. */
export const closeSession = (db: Database, token: string): Promise<void> =>
  closeWhere(db, eq(sessions.tokenHash, hashToken(token)));

/** Ends every session of an account, or all but that of a token. */
export const closeSessions = (db: Database, accountId: number, but?: string): Promise<void> =>
  closeWhere(
    db,
    and(eq(sessions.accountId, accountId), but === undefined ? undefined : ne(sessions.tokenHash, hashToken(but))),
  );

/** Ends sessions; their streams hear of it at once. */
export async function closeWhere(db: Database, condition: SQL | undefined): Promise<void> {
  const ended = await db.delete(sessions).where(condition).returning({ accountId: sessions.accountId });
  ring(db, [...new Set(ended.map(({ accountId }) => accountId))].map(sessionsNote));
}
