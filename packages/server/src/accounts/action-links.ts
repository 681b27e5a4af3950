import { CallError } from "@kindling/domain/contract";
import { and, eq, gt, inArray, ne } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { accounts, actionLinks, type linkActions } from "../database/schema/index.ts";
import { hashToken, newToken } from "../sessions/tokens.ts";
import type { Site } from "../sites.ts";

type Action = (typeof linkActions)[number];

/** What a link is of, and what it does until when. */
export interface NewLink {
  readonly accountId: number;
  readonly action: Action;
  /** Milliseconds. */
  readonly lifetime: number;
  readonly facts?: Readonly<Record<string, string>>;
  readonly at: Date;
}

/** Makes a link to a path of the site, whatever host was asked; its token is kept nowhere else. */
export async function createLink(tx: Database, site: Site, path: string, link: NewLink): Promise<string> {
  const { accountId, action, lifetime, facts = {}, at } = link;
  const token = newToken();
  const expiresAt = new Date(at.getTime() + lifetime);
  await tx
    .insert(actionLinks)
    .values({ tokenHash: hashToken(token), accountId, action, facts, createdAt: at, expiresAt });
  const address = new URL(path, site.origin);
  address.searchParams.set("token", token);
  return address.href;
}

/** A link that somebody pressed, with the account that it is of, as long as the transaction lasts. */
export interface TakenLink {
  readonly account: typeof accounts.$inferSelect;
  readonly facts: Readonly<Record<string, string>>;
  /** Whether it has acted before. */
  readonly used: boolean;
}

/** Takes a link by its token and uses it up; refuses one of another site, of another kind, and one that has run out. */
export async function takeLink(tx: Database, site: Site, action: Action, token: string, at: Date): Promise<TakenLink> {
  const tokenHash = hashToken(token);
  const [found] = await tx
    .select({ account: accounts, facts: actionLinks.facts, usedAt: actionLinks.usedAt })
    .from(actionLinks)
    .innerJoin(accounts, eq(accounts.id, actionLinks.accountId))
    .where(
      and(
        eq(actionLinks.tokenHash, tokenHash),
        eq(actionLinks.action, action),
        gt(actionLinks.expiresAt, at),
        eq(accounts.site, site.key),
      ),
    )
    .for("update");
  if (!found) throw new CallError("link_invalid");
  const used = found.usedAt !== null;
  if (!used) await tx.update(actionLinks).set({ usedAt: at }).where(eq(actionLinks.tokenHash, tokenHash));
  return { account: found.account, facts: found.facts, used };
}

/** Makes links of an account worthless, such as those to an address that it no longer has; all but that of a token. */
export async function dropLinks(
  tx: Database,
  accountId: number,
  actions: readonly Action[],
  but?: string,
): Promise<void> {
  const other = but === undefined ? undefined : ne(actionLinks.tokenHash, hashToken(but));
  await tx
    .delete(actionLinks)
    .where(and(eq(actionLinks.accountId, accountId), inArray(actionLinks.action, [...actions]), other));
}
