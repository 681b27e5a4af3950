import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { retriesAllowed, retryBudget } from "../constants.ts";
import { type Judgement, retryDelay, withRetry } from "./retry.ts";

/** Runs what fails as judged, one after the other, and then succeeds; answers how often it ran and how long it waited. */
async function run(failures: readonly Judgement[], chance = 1, retries?: number) {
  let calls = 0;
  const waits: number[] = [];
  const attempt = async () => {
    const failure = failures[calls];
    calls += 1;
    if (failure) throw failure;
    return "done";
  };
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const judge = (failure: unknown) => failure as Judgement;
  const result = await withRetry(attempt, judge, { wait, random: () => chance, retries }).catch(() => "failed");
  return { result, calls, waits };
}

const passing = (times: number): Judgement[] => Array.from({ length: times }, () => ({ passes: true }));

describe("API-03 C-054 withRetry", () => {
  it("tries up to 5 times more, each time after twice as long", async () => {
    expect(await run(passing(99))).toEqual({ result: "failed", calls: 6, waits: [250, 500, 1000, 2000, 4000] });
  });

  it("ends with the first success", async () => {
    expect(await run(passing(2))).toMatchObject({ result: "done", calls: 3 });
  });

  it("tries what is hopeless once, and all once where nothing is to be repeated", async () => {
    expect(await run([{ passes: false }])).toEqual({ result: "failed", calls: 1, waits: [] });
    expect(await run(passing(1), 1, 0)).toEqual({ result: "failed", calls: 1, waits: [] });
  });

  it("waits as long as it is told to, and fails at once where that is too long", async () => {
    const after = (seconds: number): Judgement => ({ passes: true, after: seconds * 1000 });
    expect(await run([after(7)])).toEqual({ result: "done", calls: 2, waits: [7000] });
    expect(await run([after(10)])).toMatchObject({ result: "done" });
    expect(await run([after(10.1)])).toEqual({ result: "failed", calls: 1, waits: [] });
    expect(await run([after(7), after(4)])).toEqual({ result: "failed", calls: 2, waits: [7000] });
  });

  it("waits 10 s in all at most and never sooner than asked, whatever fails", async () => {
    const judgement = fc.record(
      { passes: fc.boolean(), after: fc.integer({ min: 0, max: 20_000 }) },
      { requiredKeys: ["passes"] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(judgement), fc.double({ min: 0, max: 1, noNaN: true }), async (failures, chance) => {
        const { result, calls, waits } = await run(failures, chance);
        expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(retryBudget);
        expect(waits.length).toBeLessThanOrEqual(retriesAllowed);
        expect(calls).toBe(waits.length + 1);
        expect(waits.every((wait, n) => failures[n]!.passes && wait >= (failures[n]!.after ?? 0))).toBe(true);
        expect(result === "done").toBe(calls > failures.length);
      }),
    );
  });
});

it("API-03 half of a wait is left to chance", () => {
  expect([retryDelay(0, () => 0), retryDelay(0, () => 1), retryDelay(4, () => 0)]).toEqual([125, 250, 2000]);
});
