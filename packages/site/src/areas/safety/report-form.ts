import { CallError, type ReportForm, reportReasons } from "@kindling/domain/contract";
import type { FormFields } from "../../shared/forms/form.ts";

/** A report as its form says it; one without a reason is refused before it is sent. */
export function readReport(fields: FormFields): Pick<ReportForm, "reason" | "text"> {
  const reason = reportReasons.find((one) => one === fields.text("reason"));
  if (!reason) throw new CallError("invalid_request", { fields: { reason: { code: "required" } } });
  return { reason, text: fields.text("text") };
}
