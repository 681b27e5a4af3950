import { CallError, type FieldProblem } from "@kindling/domain/contract";

/** PostgreSQL keeps no NUL and no half of a surrogate pair, and nobody types one. */
function refuseUnkeepable(text: string): void {
  if (text.includes("\u0000") || !text.isWellFormed()) throw new CallError("malformed_request");
}

/** Reads a request's JSON body, whose size `limitBody` has bounded; an empty one is `{}`. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
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

/** The fields of a query or a form as an object; the first of a repeated one counts, and files are none. */
export function parseFields(fields: Iterable<[string, FormDataEntryValue]>): Record<string, string> {
  const parsed: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (typeof value !== "string") continue;
    refuseUnkeepable(value);
    if (!Object.hasOwn(parsed, name)) parsed[name] = value;
  }
  return parsed;
}

/** Refuses a request for what a rule says of its fields, where it says anything. */
export function refuseFields(problems: Readonly<Record<string, FieldProblem | undefined>>): void {
  const fields = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
  if (Object.keys(fields).length > 0) throw new CallError("invalid_request", { fields });
}
