import { CallError, type FieldProblem } from "@kindling/domain/contract";
import * as z from "zod/mini";

/** The most that a JSON body may weigh, in bytes. */
const bodyLimit = 64 * 1024;

/** PostgreSQL's text holds no NUL, and nobody types one. */
const hasNul = (text: string) => text.includes("\u0000") || text.includes("\\u0000");

/** Reads a request's JSON body; an empty one is `{}`. */
export async function readJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get("content-length") ?? 0) > bodyLimit) throw new CallError("request_too_large");
  const text = await request.text();
  if (text.length > bodyLimit) throw new CallError("request_too_large");
  if (hasNul(text)) throw new CallError("malformed_request");
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch {
    throw new CallError("malformed_request");
  }
}

/** A query as an object; the first of a repeated parameter counts. */
export function readQuery(url: URL): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    if (hasNul(value)) throw new CallError("malformed_request");
    if (!Object.hasOwn(query, name)) query[name] = value;
  }
  return query;
}

/** Parses input by its schema; what does not fit is an `invalid_request` that names the fields. */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data as z.output<Schema>;
  const fields: Record<string, FieldProblem> = {};
  for (const issue of result.error.issues) fields[issue.path.join(".") || "body"] ??= { code: "invalid" };
  throw new CallError("invalid_request", { fields });
}

/** Refuses a request for what a rule says of its fields, where it says anything. */
export function refuseFields(problems: Readonly<Record<string, FieldProblem | undefined>>): void {
  const fields = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
  if (Object.keys(fields).length > 0) throw new CallError("invalid_request", { fields });
}
