import { CallError, type Receipt, type ReportForm } from "@kindling/domain/contract";
import { checkReportText, day, normalizeText, reportsADay } from "@kindling/domain/rules";
import { refuseFields } from "@kindling/domain/schemas";
import { and, eq } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import type { Database } from "../database/database.ts";
import { reports } from "../database/schema/index.ts";
import { guardLimit } from "../http/limits.ts";
import { acquaintance } from "../members/encounter.ts";
import { readerOf } from "../members/reader.ts";

type ReportRow = typeof reports.$inferSelect;
type NewReport = Pick<ReportRow, "aboutId" | "reason" | "text" | "requestKey">;

const receiptOf = ({ id, reportedAt }: ReportRow): Receipt => ({
  id: String(id),
  reported_at: reportedAt.toISOString(),
});

/** The receipt of the report that a request key has made already; refuses the key for anything else than that report. */
async function reportedBefore(db: Database, fromId: number, report: NewReport): Promise<Receipt | undefined> {
  const own = and(eq(reports.fromId, fromId), eq(reports.requestKey, report.requestKey));
  const [found] = await db.select().from(reports).where(own);
  if (!found) return undefined;
  const same = found.aboutId === report.aboutId && found.reason === report.reason && found.text === report.text;
  if (!same) throw new CallError("request_key_reused");
  return receiptOf(found);
}

/** Keeps a report, once for a request key; answers its receipt. */
export async function reportMember(form: ReportForm, context: MemberContext): Promise<Receipt> {
  const { db, account } = context;
  refuseFields({ text: checkReportText(form) });
  const { profile, reason, request_key: requestKey } = form;
  const report: NewReport = { aboutId: Number(profile), reason, text: normalizeText(form.text), requestKey };
  const before = await reportedBefore(db, account.id, report);
  if (before) return before;
  await acquaintance(db, readerOf(context), report.aboutId);
  const at = now(context);
  await guardLimit(db, { subject: `report:${account.id}`, allowed: reportsADay, window: day }, at);
  const [made] = await db
    .insert(reports)
    .values({ ...report, fromId: account.id, reportedAt: at })
    .onConflictDoNothing()
    .returning();
  // Of two that came at once with one key, the first has made it.
  return made ? receiptOf(made) : (await reportedBefore(db, account.id, report))!;
}
