/** PostgreSQL's `unique_violation`. */
const uniqueViolation = "23505";

/** Whether a write failed since another row has what may stand only once. */
export const isTaken = (failure: unknown): boolean =>
  failure instanceof Error &&
  ((failure as { code?: unknown }).code === uniqueViolation || isTaken((failure as { cause?: unknown }).cause));
