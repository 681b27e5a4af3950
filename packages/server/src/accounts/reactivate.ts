import { type AnswerOf, type BodyOf, CallError, type calls } from "@kindling/domain/contract";
import { day, reactivationMailsADay } from "@kindling/domain/rules";
import { nextAccountStatus } from "@kindling/domain/state";
import { and, eq, gt } from "drizzle-orm";
import { type Account, type Context, now } from "../context.ts";
import type { Database } from "../database/database.ts";
import { accounts, actionLinks, members } from "../database/schema/index.ts";
import { countUse } from "../http/limits.ts";
import { hashToken, newToken } from "../sessions/tokens.ts";
import { accountByPassword } from "./log-in.ts";
import { endOfWindow } from "./window.ts";

/** Whose account it is that was deleted, and when. */
type Leaver = Pick<Account, "id" | "email" | "language"> & { readonly deletedAt: Date };

/** Mails a link that takes a deleted account back, as long as that is possible. */
export async function sendReactivation(tx: Database, to: Leaver, { site, mailer }: Context, at: Date): Promise<void> {
  const token = newToken();
  const expiresAt = endOfWindow(to.deletedAt);
  await tx
    .insert(actionLinks)
    .values({ tokenHash: hashToken(token), accountId: to.id, action: "reactivate", createdAt: at, expiresAt });
  const [member] = await tx.select({ name: members.name }).from(members).where(eq(members.id, to.id));
  const link = new URL("/account-deleted", site.origin);
  link.searchParams.set("token", token);
  const days = Math.ceil((expiresAt.getTime() - at.getTime()) / day);
  const facts = { name: member!.name, link: link.href, days };
  await mailer.send(tx, { to: to.email, locale: to.language, site, template: "delete", facts });
}

/**
 * Takes a deleted account back, by a link's token. It came to the account's own address, which is confirmed by that. A link
 * does it once, and whatever else was mailed is worth nothing then.
 */
export async function reactivateAccount(token: string, context: Context): Promise<void> {
  const at = now(context);
  await context.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: accounts.id, status: accounts.status })
      .from(actionLinks)
      .innerJoin(accounts, eq(accounts.id, actionLinks.accountId))
      .where(
        and(
          eq(actionLinks.tokenHash, hashToken(token)),
          eq(actionLinks.action, "reactivate"),
          gt(actionLinks.expiresAt, at),
          eq(accounts.site, context.site.key),
          eq(accounts.status, "pending_deletion"),
        ),
      )
      .for("update", { of: accounts });
    if (!found || nextAccountStatus(found.status, "reactivate") !== "active") throw new CallError("link_invalid");
    await tx.update(accounts).set({ status: "active", deletedAt: null }).where(eq(accounts.id, found.id));
    await tx.update(members).set({ status: "active" }).where(eq(members.id, found.id));
    await tx.delete(actionLinks).where(and(eq(actionLinks.accountId, found.id), eq(actionLinks.action, "reactivate")));
  });
}

/** Mails the link again, to who knows the password of an account that is deleted. */
export async function mailReactivationAgain(
  body: BodyOf<typeof calls.mailReactivation>,
  context: Context,
): Promise<AnswerOf<typeof calls.mailReactivation>> {
  const at = now(context);
  const { deletedAt, ...account } = await accountByPassword(body, context);
  if (deletedAt === null) return { email: account.email };
  await context.db.transaction(async (tx) => {
    const limit = { subject: `reactivation-mail:${account.id}`, allowed: reactivationMailsADay, window: day };
    if ((await countUse(tx, limit, at)) > 0) throw new CallError("too_many_mails");
    await sendReactivation(tx, { ...account, deletedAt }, context, at);
  });
  return { email: account.email };
}
