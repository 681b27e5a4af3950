import type { Backstage } from "./driver/backstage.ts";
import { Broken, NotAvailable } from "./driver/broken.ts";
import { createCast, type Credentials } from "./driver/cast.ts";
import type { Reply } from "./driver/reply.ts";
import { setStage, type Stage } from "./driver/stage.ts";
import type { Bench, CheckedRule, Rule } from "./rule.ts";

/** What became of a rule. */
export interface Outcome {
  readonly rule: Rule;
  readonly result: "passed" | "failed" | "not available";
  /** Why it failed or could not be tried. */
  readonly reason?: string;
}

/** A back end to try. */
export interface BackEnd {
  readonly origin: string;
  fetch(request: Request): Promise<Response>;
  /** Accounts to try it with, where the mails that confirm new ones cannot be read. */
  readonly accounts?: readonly Credentials[];
  /** What it lets a test do beside the contract; a back end elsewhere has none of it. */
  readonly backstage?: Backstage;
}

async function tryRule(rule: CheckedRule, bench: Bench): Promise<Outcome> {
  try {
    await rule.check(bench);
    return { rule, result: "passed" };
  } catch (failure) {
    if (failure instanceof NotAvailable) return { rule, result: "not available", reason: failure.message };
    if (failure instanceof Broken) return { rule, result: "failed", reason: failure.message };
    // An answer that strays so far that the rule stumbled over it, or no answer at all.
    return { rule, result: "failed", reason: `it cannot be read: ${String(failure)}` };
  }
}

/** How many of a rule's findings are told. */
const toldMost = 3;

/** Tries every rule on a back end, in order; `tell` hears of each as it is done. Replies are watched all along, so those rules come last. */
export async function runRules(
  rules: readonly Rule[],
  { origin, fetch, accounts, backstage }: BackEnd,
  tell: (outcome: Outcome) => void = () => {},
): Promise<Outcome[]> {
  const watched = rules.filter((rule) => "watch" in rule);
  const findings = new Map(watched.map((rule) => [rule, new Set<string>()]));
  const watch = (reply: Reply): void => {
    for (const [rule, found] of findings) {
      const problem = rule.watch(reply, origin);
      if (problem) found.add(problem);
    }
  };
  const cast = createCast({ origin, fetch, watch }, accounts);
  let stage: Promise<Stage> | undefined;
  const goBackstage = (): Backstage => {
    if (!backstage) throw new NotAvailable("it needs what no call does");
    return backstage;
  };
  const bench: Bench = { cast, origin, backstage: goBackstage, stage: () => (stage ??= setStage(cast)) };

  const outcomes: Outcome[] = [];
  const add = (outcome: Outcome): void => {
    outcomes.push(outcome);
    tell(outcome);
  };
  for (const rule of rules) {
    if ("check" in rule) add(await tryRule(rule, bench));
  }
  for (const [rule, found] of findings) {
    const reason = [...found].slice(0, toldMost).join("; ");
    add(found.size === 0 ? { rule, result: "passed" } : { rule, result: "failed", reason });
  }
  return outcomes;
}
