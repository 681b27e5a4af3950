import { describe, expect, test } from "vitest";
import { startFakes } from "../fake-server.ts";
import { rules } from "../rules/index.ts";
import { runRules } from "../run.ts";
import type { Double } from "./double.ts";

/** The names of the rules that a double breaks. */
async function brokenBy({ fault }: Double): Promise<string[]> {
  const { origin, fetch, world, backstage } = startFakes();
  const wrong = fault();
  const outcomes = await runRules(rules, { origin, fetch: (request) => wrong(request, fetch, world), backstage });
  return outcomes.filter(({ result }) => result === "failed").map(({ rule }) => rule.name);
}

/** Tries all rules on each double: it has to fail by its rule's name, and by no other that could hold. */
export function describeDoubles(name: string, doubles: readonly Double[]): void {
  describe(`BEYOND-38 a back end that is wrong in ${name} fails by name`, () => {
    test.each(doubles)("$breaks: $how", async (double) => {
      const { breaks, also = [] } = double;
      expect((await brokenBy(double)).toSorted()).toEqual([breaks, ...also].toSorted());
    });
  });
}
