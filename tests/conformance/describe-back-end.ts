import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Rule } from "./rule.ts";
import { rules } from "./rules/index.ts";
import { type BackEnd, type Outcome, runRules } from "./run.ts";

/** A back end that a test has started. */
export interface StartedBackEnd extends BackEnd {
  close(): Promise<void>;
}

/** Tries all rules on a back end, one test for each. `missing` are those that cannot be tried on it. */
export function describeBackEnd(
  name: string,
  start: () => Promise<StartedBackEnd>,
  missing: readonly string[] = [],
): void {
  describe(`BEYOND-22 BEYOND-38 ${name} behind the contract`, () => {
    const outcomes = new Map<Rule, Outcome>();
    let backEnd: StartedBackEnd;
    beforeAll(async () => {
      backEnd = await start();
      await runRules(rules, backEnd, (outcome) => outcomes.set(outcome.rule, outcome));
    });
    afterAll(() => backEnd.close());

    test.each(rules)("$ids $name", (rule) => {
      const { result, reason } = outcomes.get(rule)!;
      const untried = missing.includes(rule.name);
      expect({ result, reason }).toEqual({
        result: untried ? "not available" : "passed",
        reason: untried ? reason : undefined,
      });
    });
  });
}
