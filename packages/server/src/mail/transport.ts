import { createTransport } from "nodemailer";
import type { Database } from "../database/database.ts";
import { outbox } from "../database/schema/index.ts";
import type { RenderedMail } from "./render.ts";

/** A mail with its addresses, and the id that all repetitions of its job share. */
export interface Letter extends RenderedMail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly jobId: string;
  readonly at: Date;
}

/** The last step of a mail. */
export type Transport = (letter: Letter, db: Database) => Promise<void>;

/** Keeps mails where demo mode and tests read them. */
export const outboxTransport: Transport = async (letter, db) => {
  await db
    .insert(outbox)
    .values({
      kind: "email",
      recipient: letter.to,
      subject: letter.subject,
      body: letter.text,
      html: letter.html,
      createdAt: letter.at,
      jobKey: letter.jobId,
    })
    .onConflictDoNothing();
};

/** Sends mails by SMTP. A repetition has the same message id, by which mailboxes drop it. */
export function smtpTransport(url: string): Transport {
  const smtp = createTransport(url);
  return async ({ from, to, subject, text, html, jobId, at }) => {
    const messageId = `<job-${jobId}@${from.address.split("@").at(-1)}>`;
    await smtp.sendMail({ from, to: { name: "", address: to }, subject, text, html, messageId, date: at });
  };
}
