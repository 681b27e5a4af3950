import { type AnswerOf, type BodyOf, CallError, type calls } from "@kindling/domain/contract";
import { day, reactivationMailsADay } from "@kindling/domain/rules";
import { nextAccountStatus } from "@kindling/domain/state";
import { eq } from "drizzle-orm";
import { type Account, type Context, now } from "../context.ts";
import type { Database } from "../database/database.ts";
import { accounts, members } from "../database/schema/index.ts";
import { countUse } from "../http/limits.ts";
import { dropLinks, takeLink } from "./action-links.ts";
import { accountByPassword } from "./log-in.ts";
import { mailLink } from "./mail-link.ts";
import { endOfWindow } from "./window.ts";

/** Whose account it is that was deleted, and when. */
type Leaver = Pick<Account, "id" | "email" | "language"> & { readonly deletedAt: Date };

/** Mails a link that takes a deleted account back, as long as that is possible. */
export async function sendReactivation(tx: Database, to: Leaver, context: Context, at: Date): Promise<void> {
  const lifetime = endOfWindow(to.deletedAt).getTime() - at.getTime();
  await mailLink(tx, context, {
    to,
    path: "/account-deleted",
    action: "reactivate",
    lifetime,
    at,
    template: "delete",
    words: { days: Math.ceil(lifetime / day) },
  });
}

/**
 * Takes a deleted account back, by a link's token. It came to the account's own address, which is confirmed by that. A link
 * does it once, and whatever else was mailed is worth nothing then.
 */
export async function reactivateAccount(token: string, context: Context): Promise<void> {
  const at = now(context);
  await context.db.transaction(async (tx) => {
    const { account, used } = await takeLink(tx, context.site, "reactivate", token, at);
    if (used || nextAccountStatus(account.status, "reactivate") !== "active") throw new CallError("link_invalid");
    await tx.update(accounts).set({ status: "active", deletedAt: null }).where(eq(accounts.id, account.id));
    await tx.update(members).set({ status: "active" }).where(eq(members.id, account.id));
    await dropLinks(tx, account.id, ["reactivate"]);
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
