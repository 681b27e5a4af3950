import { desc } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { outbox } from "../database/schema/index.ts";
import { escapeHtml } from "./render.ts";

/** How many of the latest the outbox shows. */
const shown = 200;

/** A message that the product sent in demo mode. */
export interface OutboxEntry {
  readonly id: string;
  readonly kind: "email" | "sms" | "push";
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly sent_at: string;
  /** The addresses in its text. */
  readonly links: readonly string[];
}

/** What was sent, the latest first. */
export async function readOutbox(db: Database): Promise<OutboxEntry[]> {
  const rows = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(shown);
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    html: row.html,
    sent_at: row.createdAt.toISOString(),
    links: row.body.match(/https?:\/\/\S+/g) ?? [],
  }));
}

/** Escaped text in which addresses are links. */
const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);

const entry = ({ kind, to, subject, text, sent_at }: OutboxEntry): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>${kind} to <b>${escapeHtml(to)}</b>, <time datetime="${sent_at}">${sent_at}</time></p>
<pre>${linked(text)}</pre>
</article>`;

/** The outbox as a page to read. It is a developer's, so it is in English. */
export const outboxPage = (entries: readonly OutboxEntry[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 45rem; padding: 1rem; }
article { border-top: 1px solid #ccc; }
h2 { font-size: 1.1rem; margin-bottom: 0; }
pre { font: inherit; overflow-wrap: anywhere; white-space: pre-wrap; }
</style>
</head>
<body>
<h1>Outbox</h1>
<p>Every message that this demo would have sent, the latest first.</p>
${entries.length > 0 ? entries.map(entry).join("\n") : "<p>Nothing yet.</p>"}
</body>
</html>`;
