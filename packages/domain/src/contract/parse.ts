import * as z from "zod/mini";
import { CallError, type FieldProblem } from "./errors.ts";

/** Parses input by its schema; what does not fit is an `invalid_request` that names the fields. */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data as z.output<Schema>;
  const fields: Record<string, FieldProblem> = {};
  for (const issue of result.error.issues) fields[issue.path.join(".") || "body"] ??= { code: "invalid" };
  throw new CallError("invalid_request", { fields });
}
