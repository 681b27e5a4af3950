import type { Pool } from "pg";
import { vi } from "vitest";
import type { TestServer } from "../testing/index.ts";

/** The parts of a plan that matter to tests. */
export interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Loops": number;
  readonly "Actual Rows": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Makes a call, and tells the plans of all its queries whose text is looked for. */
export async function plansOf(server: TestServer, wanted: RegExp, call: () => Promise<unknown>): Promise<Plan[][]> {
  const pool = (server.db as unknown as { $client: Pool }).$client;
  const spy = vi.spyOn(pool, "query");
  await call();
  const queries = spy.mock.calls as unknown as [{ text: string }, unknown[]][];
  spy.mockRestore();
  const plans: Plan[][] = [];
  for (const [{ text }, parameters] of queries) {
    if (!wanted.test(text)) continue;
    const { rows } = await pool.query(`explain (analyze, format json) ${text}`, parameters);
    plans.push(nodesOf(rows[0]["QUERY PLAN"][0].Plan));
  }
  return plans;
}
