import { DrizzleQueryError } from "drizzle-orm";
import { type Logger, pino } from "pino";

const framesOf = (error: Error): string | undefined =>
  error.stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

/**
 * What the log may say of a failure. A failed query's message holds its parameters, and the database's details hold
 * rows: both are members' data, so only the query, the code and the constraint stay.
 */
export function describeFailure(failure: unknown): Record<string, unknown> {
  if (!(failure instanceof Error)) return { message: typeof failure };
  const { code, constraint, table } = failure as { code?: string; constraint?: string; table?: string };
  const message = failure instanceof DrizzleQueryError ? `Failed query: ${failure.query}` : failure.message;
  const cause = failure.cause === undefined ? undefined : describeFailure(failure.cause);
  return { type: failure.name, message, code, constraint, table, stack: framesOf(failure), cause };
}

/** The server's log: lines of JSON on standard error, without members' data. */
export const createLog = (level = "info"): Logger =>
  pino({ level, serializers: { err: describeFailure } }, pino.destination({ fd: 2, sync: true }));
