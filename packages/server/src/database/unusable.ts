/** The last reason in a chain of them: what the system or PostgreSQL itself has said. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  if (failure.cause !== undefined) return reasonOf(failure.cause);
  const { code } = failure as { code?: unknown };
  return failure.message || String(code ?? failure.name);
}

/** A database that nothing can be done with; says what is wrong with it, and what to do. */
export class DatabaseUnusable extends Error {
  override readonly name = "DatabaseUnusable";

  constructor(where: string, advice: string, cause: unknown) {
    super(`The database ${where} cannot be used. ${advice}\n${reasonOf(cause)}`, { cause });
  }
}
