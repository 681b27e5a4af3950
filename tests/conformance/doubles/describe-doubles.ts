import { describe, expect, test } from "vitest";
import { isSeeded } from "../../../scripts/lib/seeded.ts";
import { patience } from "../driver/patience.ts";
import { startFakes } from "../fake-server.ts";
import type { Rule } from "../rule.ts";
import { rules } from "../rules/index.ts";
import { runRules } from "../run.ts";
import type { Double } from "./double.ts";

patience.of = 2_000;

/** One double in so many is tried with every rule in `npm test`; the others with those that they have to break. */
const parts = 8;

/** A rule that watches has to see what the others do, and a ledger has pages once the others have filled it. */
const needsOthers = (rule: Rule): boolean => "watch" in rule || rule.name === "ledger-pages-have-each-entry-once";

/** The names of the rules that a double breaks. */
async function brokenBy({ fault, breaks, how, also = [] }: Double): Promise<string[]> {
  const { origin, fetch, world, backstage } = startFakes();
  const wrong = fault();
  const own = rules.filter(({ name }) => name === breaks || also.includes(name));
  const tried = own.some(needsOthers) || isSeeded(`${breaks}: ${how}`, parts) ? rules : own;
  const outcomes = await runRules(tried, { origin, fetch: (request) => wrong(request, fetch, world), backstage });
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
