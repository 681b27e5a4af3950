import { expect, test } from "vitest";
import { gatherCrowd } from "../e2e/support/crowd.ts";

const minutes = 5;

test(
  `500 members use the built product for ${minutes} minutes and meet no error`,
  { timeout: (minutes + 3) * 60_000 },
  async () => {
    const options = { members: 500, duration: minutes * 60_000, thinking: 9_000 };
    const { errors, acts, memory } = await gatherCrowd(options);
    console.table(acts);
    console.log("Megabytes of the process", memory);
    expect(errors).toEqual({});
    // What it needs for so many it has after a minute; what grows on is a leak.
    expect(memory.end).toBeLessThan(1.25 * memory.minute + 32);
  },
);
