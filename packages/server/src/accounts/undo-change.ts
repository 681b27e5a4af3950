import type { AnswerOf, calls } from "@kindling/domain/contract";
import { eq } from "drizzle-orm";
import { type Context, now } from "../context.ts";
import { accounts } from "../database/schema/index.ts";
import { closeSessions } from "../sessions/session.ts";
import { newToken } from "../sessions/tokens.ts";
import { dropLinks, takeLink } from "./action-links.ts";
import { enqueueResetMail } from "./ask-reset.ts";
import { putEmail } from "./change-email.ts";
import { hashPassword } from "./password.ts";

/**
 * Shuts everybody out who may have taken an account over: the address is back, no session and no password is good any
 * longer, and its owner gets a link for a new one. Whoever knew the old password knows it still, so that does not come back.
 */
export async function undoChange(token: string, context: Context): Promise<AnswerOf<typeof calls.undoChange>> {
  const nobodysPassword = await hashPassword(newToken());
  return context.db.transaction(async (tx) => {
    const { account, facts, used } = await takeLink(tx, context.site, "undo_change", token, now(context));
    const email = facts["email"] ?? account.email;
    if (used) return { email };
    if (email !== account.email) await putEmail(tx, account.id, email);
    await tx.update(accounts).set({ passwordHash: nobodysPassword }).where(eq(accounts.id, account.id));
    await closeSessions(tx, account.id);
    // A thief's mailbox has links of this kind, too, for the addresses that they went through.
    await dropLinks(tx, account.id, ["change_email", "reset_password", "activate", "undo_change", "reactivate"], token);
    await enqueueResetMail(tx, context.site.key, email);
    return { email };
  });
}
