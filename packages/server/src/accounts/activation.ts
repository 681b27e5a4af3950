import { type AnswerOf, CallError, type calls } from "@kindling/domain/contract";
import { activationLinkLifetime, activationMailsADay, day } from "@kindling/domain/rules";
import { nextAccountStatus } from "@kindling/domain/state";
import { and, eq, gt } from "drizzle-orm";
import { type Account, type Context, type MemberContext, now } from "../context.ts";
import type { Database } from "../database/database.ts";
import { accounts, actionLinks, members } from "../database/schema/index.ts";
import { hashToken } from "../sessions/tokens.ts";
import { countUse } from "../http/limits.ts";
import { mailLink } from "./mail-link.ts";

/** Who gets a link. */
type Recipient = Pick<Account, "id" | "email" | "language"> & { readonly name?: string };

/** Makes a link that confirms the address, and mails it. Always to the site's own address, whatever host was asked. */
export async function sendActivation(tx: Database, to: Recipient, context: Context, at: Date): Promise<void> {
  const lifetime = activationLinkLifetime;
  const words = { days: lifetime / day };
  await mailLink(tx, context, {
    to,
    path: "/activate/done",
    action: "activate",
    lifetime,
    at,
    template: "activate",
    words,
  });
}

/** Counts a confirmation mail; refuses it when the account has had the day's share. */
export async function countActivationMail(tx: Database, accountId: number, at: Date): Promise<void> {
  const limit = { subject: `activation-mail:${accountId}`, allowed: activationMailsADay, window: day };
  if ((await countUse(tx, limit, at)) > 0) throw new CallError("too_many_mails");
}

/** Confirms the address of an account: from now on others meet its member. */
export async function confirmAccount(tx: Database, id: number, at: Date): Promise<void> {
  await tx.update(accounts).set({ status: "active" }).where(eq(accounts.id, id));
  // A member begins when they are first found, so that no page of a search shifts under its reader.
  await tx.update(members).set({ status: "active", createdAt: at }).where(eq(members.id, id));
}

/** Confirms an address by a link's token. Until the link expires, using it again confirms again what is confirmed. */
export async function activateAccount(token: string, context: Context): Promise<void> {
  const at = now(context);
  await context.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: accounts.id, status: accounts.status, usedAt: actionLinks.usedAt })
      .from(actionLinks)
      .innerJoin(accounts, eq(accounts.id, actionLinks.accountId))
      .where(
        and(
          eq(actionLinks.tokenHash, hashToken(token)),
          eq(actionLinks.action, "activate"),
          gt(actionLinks.expiresAt, at),
          eq(accounts.site, context.site.key),
        ),
      )
      .for("update", { of: accounts });
    if (!found || nextAccountStatus(found.status, "confirm") !== "active") throw new CallError("activation_failed");
    if (found.usedAt) return;
    await confirmAccount(tx, found.id, at);
    await tx
      .update(actionLinks)
      .set({ usedAt: at })
      .where(eq(actionLinks.tokenHash, hashToken(token)));
  });
}

/** Mails the link again, to who still needs it. */
export async function mailActivationAgain(context: MemberContext): Promise<AnswerOf<typeof calls.resendActivation>> {
  const { account, db } = context;
  const at = now(context);
  if (account.status === "not_confirmed") {
    await db.transaction(async (tx) => {
      await countActivationMail(tx, account.id, at);
      await sendActivation(tx, account, context, at);
    });
  }
  return { email: account.email };
}
