/**
 * Codes of PostgreSQL that say "not now": a statement that took too long, one that was cancelled for another, too many
 * connections, and a server that starts or stops.
 */
const passing = new Set(["57014", "40001", "40P01", "53300", "57P01", "57P02", "57P03", "ECONNREFUSED", "ECONNRESET"]);

/** What the pool says where no connection came free, or was closed, in time. */
const noConnection = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** Whether a failure is the database having too much to do, or being away for a moment. */
export function isOverload(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  const { code, cause, message } = failure as Error & { code?: unknown };
  return passing.has(String(code)) || noConnection.test(message) || isOverload(cause);
}
