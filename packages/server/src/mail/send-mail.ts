import { type LocaleCode } from "@kindling/domain/contract";
import { locale } from "@kindling/domain/schemas";
import { domainLanguage, visibleLocales } from "@kindling/domain/rules";
import type { Clock } from "@kindling/domain/time";
import { chooseLocale } from "@kindling/locales";
import * as z from "zod/mini";
import type { Database } from "../database/database.ts";
import { defineTask } from "../jobs/task.ts";
import type { Site } from "../sites.ts";
import { sendMailName } from "./mailer.ts";
import { renderMail } from "./render.ts";
import { templateNames } from "./templates.ts";
import type { Transport } from "./transport.ts";

const payload = z.object({
  to: z.string(),
  locale,
  site: z.string(),
  template: z.enum(templateNames),
  facts: z.catchall(z.object({ name: z.string(), link: z.string() }), z.union([z.string(), z.number()])),
});

/** What sending mail needs. */
export interface MailServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly sites: readonly Site[];
}

/** The task that writes a mail in its reader's language and hands it on. */
export const sendMailTask = (transport: Transport, { db, clock, sites }: MailServices) =>
  defineTask({
    name: sendMailName,
    payload,
    async run(mail, job) {
      const site = sites.find(({ key }) => key === mail.site);
      if (!site) throw new Error(`No site ${mail.site} to send mail for.`);
      const { mail_name, support_email, name } = site.settings;
      // A language that the site does not show has no texts there either.
      const visible = visibleLocales(site.settings, site.locales);
      const spoken = chooseLocale([mail.locale, domainLanguage(site.settings)], undefined, visible) as LocaleCode;
      const rendered = renderMail(mail.template, spoken, mail.facts, { name, support: support_email });
      const from = { name: mail_name, address: support_email };
      await transport({ ...rendered, from, to: mail.to, jobId: job.id, at: new Date(clock.now()) }, db);
    },
  });
