import { CallError, type ErrorCode, type Facts } from "@kindling/domain/contract";

/** An error as data: what is kept in state and sent to the browser. */
export interface Problem {
  readonly code: ErrorCode;
  readonly facts: Facts;
}

/** There is no such page. */
export const notFound: Problem = { code: "not_found", facts: {} };

/** Any failure as an error of the catalogue. */
export const asProblem = (failure: unknown): Problem =>
  failure instanceof CallError ? { code: failure.code, facts: failure.facts } : { code: "unexpected", facts: {} };
