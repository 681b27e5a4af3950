import type { Call, FieldProblem } from "@kindling/domain/contract";
import { CallError } from "@kindling/domain/contract";
import { parseInput, schemas } from "@kindling/domain/schemas";
import type { Sent } from "./visitor.ts";

/** Where a part of a request is: in the query or in the body, by the names of its fields. */
export interface Place {
  readonly part: "query" | "body";
  readonly path: readonly string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const pathsOf = (value: unknown): string[][] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, part]) => [[name], ...pathsOf(part).map((path) => [name, ...path])])
    : [];

/** Every field of a request, those within fields too. */
export const placesOf = (sent: Sent): Place[] =>
  (["query", "body"] as const).flatMap((part) => pathsOf(sent[part]).map((path) => ({ part, path })));

function replaceAt(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by;
  return { ...(value as object), [name]: replaceAt((value as Record<string, unknown>)[name], rest, by) };
}

/** A request with one field replaced; `undefined` takes it away. */
export const withAt = (sent: Sent, { part, path }: Place, by: unknown): Sent => ({
  ...sent,
  [part]: replaceAt(sent[part], path, by),
});

/** What the contract itself says against a request, by field; nothing where it takes it. A query is text, and so is a form. */
export function problemsOf(call: Call, { query = {}, body = {} }: Sent): Readonly<Record<string, FieldProblem>> {
  const asText = (fields: object) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
  try {
    parseInput(schemas[call.name].query, asText(query));
    const sent = call.carry === "upload" ? asText(body as object) : JSON.parse(JSON.stringify(body));
    parseInput(schemas[call.name].body, sent);
    return {};
  } catch (failure) {
    if (failure instanceof CallError) return failure.fields;
    throw failure;
  }
}
