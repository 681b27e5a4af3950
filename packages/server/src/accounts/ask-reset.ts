import { type BodyOf, CallError, type calls } from "@kindling/domain/contract";
import {
  answersNeutrally,
  checkEmail,
  day,
  loginEmail,
  minute,
  resetLinkLifetime,
  resetMailsADay,
  resetsAnHour,
} from "@kindling/domain/rules";
import { refuseFields } from "@kindling/domain/schemas";
import { and, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { type Context, now, type Services } from "../context.ts";
import type { Database } from "../database/database.ts";
import { accounts, members } from "../database/schema/index.ts";
import { countUse, guardLimit } from "../http/limits.ts";
import { defineTask, enqueue } from "../jobs/task.ts";
import { hashToken } from "../sessions/tokens.ts";
import { dropLinks } from "./action-links.ts";
import { mailLink } from "./mail-link.ts";

const resetMail = { name: "mail_reset" };

/** Has a link for a new password mailed to an address, later: who asks does not see by the time whether there is somebody. */
export const enqueueResetMail = (tx: Database, site: string, email: string): Promise<void> =>
  enqueue(tx, resetMail, { site, to: email });

/** Asks for a link that sets a new password. */
export async function askReset(body: BodyOf<typeof calls.askReset>, context: Context): Promise<void> {
  const { address, db, site } = context;
  const at = now(context);
  const email = loginEmail(body.email);
  const wrong = checkEmail(email);
  refuseFields(wrong ? { email: wrong } : {});
  await guardLimit(db, { subject: `reset:${address}`, allowed: resetsAnHour, window: 60 * minute }, at);
  const [known] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.site, site.key), eq(accounts.email, email)));
  if (!known && !answersNeutrally(site.settings)) throw new CallError("email_not_found");
  // Counted by what was typed, so that nobody sees by the limit who has an account either.
  const mails = { subject: `reset-mail:${site.key}:${hashToken(email)}`, allowed: resetMailsADay, window: day };
  if ((await countUse(db, mails, at)) > 0) throw new CallError("too_many_reset_mails");
  await enqueueResetMail(db, site.key, email);
}

/** Makes a link that sets a new password, and mails it to the address where it is an account's; earlier ones end. */
export const resetMailTask = (services: Pick<Services, "db" | "clock" | "sites" | "mailer">) =>
  defineTask({
    ...resetMail,
    payload: z.object({ site: z.string(), to: z.string() }),
    async run({ site: key, to: email }) {
      const { db, sites, mailer } = services;
      const at = now(services);
      const site = sites.find((one) => one.key === key);
      if (!site) throw new Error(`No site ${key} to reset a password of.`);
      await db.transaction(async (tx) => {
        const [account] = await tx
          .select({ id: accounts.id, language: accounts.language, name: members.name })
          .from(accounts)
          .innerJoin(members, eq(members.id, accounts.id))
          .where(and(eq(accounts.site, key), eq(accounts.email, email)))
          .for("update", { of: accounts });
        if (!account) return;
        await dropLinks(tx, account.id, ["reset_password"]);
        await mailLink(
          tx,
          { site, mailer },
          {
            to: { ...account, email },
            path: "/reset-password/do",
            action: "reset_password",
            lifetime: resetLinkLifetime,
            at,
            template: "resetPassword",
            words: { minutes: resetLinkLifetime / minute },
          },
        );
      });
    },
  });
