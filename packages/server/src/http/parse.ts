import { refuseUnkeepable } from "@kindling/domain/schemas";

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
