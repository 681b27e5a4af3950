import { CallError, type FieldProblem } from "@kindling/domain/contract";

/** The most that a JSON body may weigh, in bytes. */
const bodyLimit = 64 * 1024;

/** PostgreSQL keeps no NUL and no half of a surrogate pair, and nobody types one. */
function refuseUnkeepable(text: string): void {
  if (text.includes("\u0000") || !text.isWellFormed()) throw new CallError("malformed_request");
}

/** Reads a body, and stops as soon as it is too large. */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > bodyLimit) throw new CallError("request_too_large");
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bodyLimit) throw new CallError("request_too_large");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Reads a request's JSON body; an empty one is `{}`. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
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
