import { describe, expect, it } from "vitest";
import { retriesAllowed } from "../constants.ts";
import { retryDelay, withRetry } from "./retry.ts";

/** Runs what fails a number of times; answers how often it ran and how long it waited each time. */
async function run(failures: number, passing: { retry: boolean; after?: number }) {
  let calls = 0;
  const waits: number[] = [];
  const attempt = async () => {
    calls += 1;
    if (calls <= failures) throw new Error(`failure ${calls}`);
    return "done";
  };
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const result = await withRetry(attempt, () => passing, { wait, random: () => 1 }).catch(
    (failure: Error) => failure.message,
  );
  return { result, calls, waits };
}

describe("API-03 C-054 withRetry", () => {
  it("tries up to 5 times more, each time after twice as long", async () => {
    expect(await run(99, { retry: true })).toEqual({
      result: "failure 6",
      calls: retriesAllowed + 1,
      waits: [250, 500, 1000, 2000, 4000],
    });
  });

  it("ends with the first success", async () => {
    expect(await run(2, { retry: true })).toMatchObject({ result: "done", calls: 3 });
  });

  it("tries what is hopeless once", async () => {
    expect(await run(99, { retry: false })).toEqual({ result: "failure 1", calls: 1, waits: [] });
  });

  it("waits as long as it is told to", async () => {
    expect(await run(1, { retry: true, after: 7000 })).toMatchObject({ waits: [7000] });
  });
});

it("API-03 half of a wait is left to chance", () => {
  expect([retryDelay(0, () => 0), retryDelay(0, () => 1), retryDelay(4, () => 0)]).toEqual([125, 250, 2000]);
});
