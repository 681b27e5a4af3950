import * as z from "zod/mini";
import { isKeepable } from "../text/index.ts";
import { CallError, type FieldProblem } from "../vocabulary/index.ts";

const problemOf = (issue: z.core.$ZodIssue): FieldProblem =>
  issue.code === "too_big" && issue.origin === "string"
    ? { code: "too_long", max: Number(issue.maximum) }
    : { code: "invalid" };

/** Refuses a text that no database could keep. */
export function refuseUnkeepable(text: string): void {
  if (!isKeepable(text)) throw new CallError("malformed_request");
}

/** Reads the text of a JSON body, whose size has been bounded; an empty one is `{}`. */
export function parseJson(text: string): unknown {
  if (text === "") return {};
  try {
    return JSON.parse(text, (name, value: unknown) => {
      refuseUnkeepable(name);
      if (typeof value === "string") refuseUnkeepable(value);
      return value;
    });
  } catch {
    throw new CallError("malformed_request");
  }
}

/** Parses input by its schema; what does not fit is an `invalid_request` that names the fields. */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data as z.output<Schema>;
  const fields: Record<string, FieldProblem> = {};
  for (const issue of result.error.issues) fields[issue.path.join(".") || "body"] ??= problemOf(issue);
  throw new CallError("invalid_request", { fields });
}

/** Refuses a request for what a rule says of its fields, where it says anything. */
export function refuseFields(problems: Readonly<Record<string, FieldProblem | undefined>>): void {
  const fields = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
  if (Object.keys(fields).length > 0) throw new CallError("invalid_request", { fields });
}
