import { expect, test } from "vitest";
import { runHistories } from "../e2e/support/histories.ts";

const count = 1_000;

test(
  `MONEY-13 BEYOND-43 F-042 F-048 ${count} money histories with kills, lost answers and events of all kinds end with right books`,
  { timeout: 1_200_000 },
  async () => {
    const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
    const { faults, ...figures } = await runHistories({ seed, count, atOnce: 20, processes: 2, leapLeases: false });
    console.log(`seed ${seed}: ${count} histories, ${JSON.stringify(figures)}`);
    expect(faults, `seed ${seed}`).toEqual([]);
  },
);
