import { isDeepStrictEqual } from "node:util";

/** A back end does not keep to a rule; the message says how. */
export class Broken extends Error {
  override readonly name = "Broken";
}

/** A rule cannot be tried on this back end; the message says what is missing. */
export class NotAvailable extends Error {
  override readonly name = "NotAvailable";
}

/** Breaks the rule unless `holds`. */
export function must(holds: unknown, problem: string): asserts holds {
  if (!holds) throw new Broken(problem);
}

/** Breaks the rule unless both are the same. */
export function mustBe(actual: unknown, expected: unknown, what: string): void {
  must(
    isDeepStrictEqual(actual, expected),
    `${what} is ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`,
  );
}
