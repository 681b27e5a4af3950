import type { AnswerOf, calls } from "@kindling/domain/contract";
import { and, eq, ne } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import { accounts, members } from "../database/schema/index.ts";
import { closeSessions } from "../sessions/session.ts";
import { dropLinks } from "./action-links.ts";
import { confirmPassword } from "./confirm-password.ts";
import { sendReactivation } from "./reactivate.ts";
import { endOfWindow } from "./window.ts";

/**
 * Deletes an account by its member's wish: others meet them no more, every session ends and its streams with it. All that is
 * kept stays as it is until it is erased, so that they may come back; what they have ordered goes its way meanwhile.
 */
export async function deleteAccount(
  password: string,
  context: MemberContext,
): Promise<AnswerOf<typeof calls.deleteAccount>> {
  const { db, account } = context;
  await confirmPassword(context, password);
  const at = now(context);
  await db.transaction(async (tx) => {
    const [deleted] = await tx
      .update(accounts)
      .set({ status: "pending_deletion", deletedAt: at })
      .where(and(eq(accounts.id, account.id), ne(accounts.status, "pending_deletion")))
      .returning({ id: accounts.id, email: accounts.email, language: accounts.language });
    // Of two presses at once, one has done it.
    if (!deleted) return;
    await tx.update(members).set({ status: "disabled" }).where(eq(members.id, deleted.id));
    await closeSessions(tx, deleted.id);
    // Those that undo a change stay: it may be a thief who leaves, with a password or an address of their own.
    await dropLinks(tx, deleted.id, ["activate", "change_email", "reset_password"]);
    await sendReactivation(tx, { ...deleted, deletedAt: at }, context, at);
  });
  context.setSession(null);
  return { until: endOfWindow(at).toISOString() };
}
