import { randomUUID } from "node:crypto";
import { Client, type QueryConfig } from "pg";

/** Texts that are prepared at most: a connection keeps what each was parsed to. */
const preparedMost = 500;

/** How a statement is named, by its text: not at all where it came once, and may never come again. */
const names = new Map<string, string | undefined>();

/** The name that a statement is prepared by, from the second time on that this process sends it. */
function nameOf(text: string): string | undefined {
  if (names.has(text)) {
    const name = names.get(text) ?? `k${randomUUID()}`;
    names.set(text, name);
    return name;
  }
  if (names.size < preparedMost) names.set(text, undefined);
  return undefined;
}

type Query = Client["query"];

/** Whether a statement comes with values: one without may be several, which cannot be prepared. */
const hasValues = (config: QueryConfig, [values]: readonly unknown[]): boolean =>
  (Array.isArray(values) ? values : (config.values ?? [])).length > 0;

/** A connection to PostgreSQL that parses a statement once, and has it run by its name from then on. */
export class PreparingClient extends Client {
  override query: Query = ((config: QueryConfig | string, ...rest: unknown[]) => {
    const query = super.query.bind(this) as (...input: unknown[]) => unknown;
    if (typeof config === "string" || config === null || !("text" in config) || config.name || !hasValues(config, rest))
      return query(config, ...rest);
    return query({ ...config, name: nameOf(config.text) }, ...rest);
  }) as Query;
}
