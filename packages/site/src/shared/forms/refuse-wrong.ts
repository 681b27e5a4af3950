import { CallError, type FieldProblem } from "@kindling/domain/contract";

/** Refuses a form of which something is wrong, as the back end would. */
export function refuseWrong(wrong: Readonly<Record<string, FieldProblem>>): void {
  if (Object.keys(wrong).length > 0) throw new CallError("invalid_request", { fields: wrong });
}
