import type { FieldProblem, ReportForm } from "../contract/index.ts";
import { isBlank } from "../text/index.ts";

/** What is wrong with what a report says beside its reason: one for none of the named reasons has to say which. */
export const checkReportText = ({ reason, text }: Pick<ReportForm, "reason" | "text">): FieldProblem | undefined =>
  reason === "other" && isBlank(text) ? { code: "required" } : undefined;
