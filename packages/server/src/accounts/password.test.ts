import { expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./password.ts";

/** The least of several times: what the work itself takes, whatever else the machine does. */
async function leastTime(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

it("takes as long for an account that does not exist", async () => {
  const hash = await hashPassword("correct horse");
  expect(hash).toMatch(/^\$argon2id\$/);
  await verifyPassword(undefined, "warm up");
  const known = await leastTime(() => verifyPassword(hash, "wrong"));
  const unknown = await leastTime(() => verifyPassword(undefined, "wrong"));
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});

it("never matches without a hash", async () => {
  expect(await verifyPassword(undefined, "nobody's password")).toBe(false);
});
