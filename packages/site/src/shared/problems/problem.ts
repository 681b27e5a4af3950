import { CallError, type Problem } from "@kindling/domain/contract";

export type { Problem };

/** There is no such page. */
export const notFound: Problem = { code: "not_found", facts: {} };

/** Any failure as an error of the catalogue. */
export const asProblem = (failure: unknown): Problem =>
  failure instanceof CallError ? { code: failure.code, facts: failure.facts } : { code: "unexpected", facts: {} };
