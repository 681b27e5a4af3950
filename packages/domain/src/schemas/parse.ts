import * as z from "zod/mini";
import { CallError, type FieldProblem } from "../vocabulary/index.ts";

const problemOf = (issue: z.core.$ZodIssue): FieldProblem =>
  issue.code === "too_big" && issue.origin === "string"
    ? { code: "too_long", max: Number(issue.maximum) }
    : { code: "invalid" };

/** Parses input by its schema; what does not fit is an `invalid_request` that names the fields. */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data as z.output<Schema>;
  const fields: Record<string, FieldProblem> = {};
  for (const issue of result.error.issues) fields[issue.path.join(".") || "body"] ??= problemOf(issue);
  throw new CallError("invalid_request", { fields });
}
