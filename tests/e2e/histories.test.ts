import { expect, test } from "vitest";
import { runHistories } from "./support/histories.ts";

test("MONEY-13 BEYOND-43 F-042 F-048 money histories end with right books whoever is killed: 30 of the 1,000 of the gate", async () => {
  const options = { seed: 20_261_129, count: 30, atOnce: 15, processes: 1, kills: 1, leapLeases: true };
  const { faults, kills } = await runHistories(options);
  expect(faults).toEqual([]);
  expect(kills).toBe(1);
});
