import { type AnswerOf, type BodyOf, CallError, type calls } from "@kindling/domain/contract";
import {
  answersNeutrally,
  checkEmailChange,
  day,
  emailChangeLinkLifetime,
  emailChangesADay,
  normalizeEmail,
  undoLinkLifetime,
} from "@kindling/domain/rules";
import { refuseFields } from "@kindling/domain/schemas";
import { and, eq } from "drizzle-orm";
import { type Context, type MemberContext, now } from "../context.ts";
import type { Database } from "../database/database.ts";
import { isTaken } from "../database/is-taken.ts";
import { accounts, members } from "../database/schema/index.ts";
import { countUse } from "../http/limits.ts";
import type { Site } from "../sites.ts";
import { dropLinks, takeLink } from "./action-links.ts";
import { confirmAccount } from "./activation.ts";
import { confirmPassword } from "./confirm-password.ts";
import { mailLink } from "./mail-link.ts";

type Answer = AnswerOf<typeof calls.changeEmail>;

async function ownerOf(db: Database, site: Site, email: string) {
  const [owner] = await db
    .select({ id: accounts.id, language: accounts.language, name: members.name })
    .from(accounts)
    .innerJoin(members, eq(members.id, accounts.id))
    .where(and(eq(accounts.site, site.key), eq(accounts.email, email)));
  return owner;
}

/** Mails a link to the new address; what is typed wrong, or taken, is said of its field. */
export async function askEmailChange(
  body: BodyOf<typeof calls.askEmailChange>,
  context: MemberContext,
): Promise<Answer> {
  const { account, db, mailer, site } = context;
  const at = now(context);
  const email = normalizeEmail(body.email);
  refuseFields(checkEmailChange(body, account.email));
  await confirmPassword(context, body.password);
  const owner = await ownerOf(db, site, email);
  if (owner && !answersNeutrally(site.settings)) refuseFields({ email: { code: "email_taken" } });
  await db.transaction(async (tx) => {
    const mails = { subject: `email-change:${account.id}`, allowed: emailChangesADay, window: day };
    if ((await countUse(tx, mails, at)) > 0) throw new CallError("too_many_mails");
    await dropLinks(tx, account.id, ["change_email"]);
    if (owner) {
      const facts = { name: owner.name, link: new URL("/login", site.origin).href };
      return mailer.send(tx, { to: email, locale: owner.language, site, template: "addressTaken", facts });
    }
    await mailLink(tx, context, {
      to: { ...account, email },
      path: "/mail-change/do",
      action: "change_email",
      lifetime: emailChangeLinkLifetime,
      facts: { email },
      at,
      template: "changeEmail",
      words: { days: emailChangeLinkLifetime / day },
    });
  });
  return { email };
}

/** Gives an account another address; refuses one that has become somebody else's. */
export async function putEmail(tx: Database, accountId: number, email: string): Promise<void> {
  try {
    // Of its own, so that what follows it can still be read.
    await tx.transaction((own) => own.update(accounts).set({ email }).where(eq(accounts.id, accountId)));
  } catch (failure) {
    if (isTaken(failure)) throw new CallError("account_exists");
    throw failure;
  }
}

/** Makes the address of a link the account's, which confirms it too; the old address is told, with a way to undo it. */
export const changeEmail = (token: string, context: Context): Promise<Answer> =>
  context.db.transaction(async (tx) => {
    const at = now(context);
    const { account, facts: said, used } = await takeLink(tx, context.site, "change_email", token, at);
    const email = said["email"]!;
    // Pressed again, or sent again by the network.
    if (used && account.email === email) return { email };
    if (used || account.status === "pending_deletion") throw new CallError("link_invalid");
    await putEmail(tx, account.id, email);
    if (account.status === "not_confirmed") await confirmAccount(tx, account.id, at);
    await dropLinks(tx, account.id, ["reset_password", "activate"]);
    await mailLink(tx, context, {
      to: account,
      path: "/undo-change",
      action: "undo_change",
      lifetime: undoLinkLifetime,
      facts: { email: account.email },
      at,
      template: "emailChanged",
      words: { email, days: undoLinkLifetime / day },
    });
    return { email };
  });
