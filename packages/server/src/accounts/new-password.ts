import type { BodyOf, calls } from "@kindling/domain/contract";
import { checkPassword, day, undoLinkLifetime } from "@kindling/domain/rules";
import { refuseFields } from "@kindling/domain/schemas";
import { eq } from "drizzle-orm";
import { type Account, type Context, type MemberContext, now } from "../context.ts";
import type { Database } from "../database/database.ts";
import { accounts } from "../database/schema/index.ts";
import { closeSessions } from "../sessions/session.ts";
import { dropLinks, takeLink } from "./action-links.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { confirmPassword } from "./confirm-password.ts";
import { mailLink } from "./mail-link.ts";
import { hashPassword } from "./password.ts";

/** Refuses a password that nobody should have. */
function guardPassword(password: string): void {
  // The list is too long for a browser: the form hears of it here.
  const problem = checkPassword(password) ?? (isCommonPassword(password) ? { code: "password_common" } : undefined);
  refuseFields(problem ? { password: problem } : {});
}

/** Changes the password, and ends every other session of the account. */
export async function changePassword(body: BodyOf<typeof calls.changePassword>, context: MemberContext): Promise<void> {
  guardPassword(body.password);
  await confirmPassword(context, body.old_password, "old_password");
  const hash = await hashPassword(body.password);
  await context.db.transaction((tx) => putPassword(tx, context.account, hash, context, context.session!));
}

/** Sets a password by the link of a mail, and ends every session. */
export async function resetPassword(body: BodyOf<typeof calls.resetPassword>, context: Context): Promise<void> {
  guardPassword(body.password);
  const hash = await hashPassword(body.password);
  await context.db.transaction(async (tx) => {
    const { account } = await takeLink(tx, context.site, "reset_password", body.token, now(context));
    await putPassword(tx, account, hash, context);
  });
}

/** Keeps a new password and mails that there is one; of the sessions, that of `keep` goes on. */
async function putPassword(
  tx: Database,
  { id, email, language }: Pick<Account, "id" | "email" | "language">,
  passwordHash: string,
  context: Context,
  keep?: string,
): Promise<void> {
  const at = now(context);
  await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
  await closeSessions(tx, id, keep);
  await dropLinks(tx, id, ["reset_password"]);
  await mailLink(tx, context, {
    to: { id, email, language },
    path: "/undo-change",
    action: "undo_change",
    lifetime: undoLinkLifetime,
    at,
    template: "passwordChanged",
    words: { days: undoLinkLifetime / day },
  });
}
