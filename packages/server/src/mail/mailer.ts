import type { LocaleCode } from "@kindling/domain/contract";
import type { Database } from "../database/database.ts";
import { enqueue } from "../jobs/task.ts";
import type { Site } from "../sites.ts";
import type { Facts } from "./render.ts";
import type { TemplateName } from "./templates.ts";

/** One mail to send. */
export interface Mail {
  readonly to: string;
  readonly locale: LocaleCode;
  readonly site: Site;
  readonly template: TemplateName;
  readonly facts: Facts;
}

/** Sends mail, later: the mail is a job in the caller's transaction, so it goes if and only if that commits. */
export interface Mailer {
  send(tx: Database, mail: Mail): Promise<void>;
}

/** The job that sends a mail. */
export const sendMailName = "send_mail";

/** The mailer that goes by the job queue. */
export const queueMailer: Mailer = {
  send: (tx, { site, ...mail }) => enqueue(tx, { name: sendMailName }, { ...mail, site: site.key }),
};
