import { afterAll, afterEach, expect, test } from "vitest";
import { type Copy, copyWorkspace } from "../../scripts/lib/copy.ts";
import { longTrials, scriptNames, untried } from "../../scripts/lib/trials.ts";

let copy: Copy | undefined;
afterEach(() => copy?.stop());
afterAll(() => copy?.remove(), 60_000);

test("every script of package.json has its trial", async () => {
  expect(untried(await scriptNames())).toEqual([]);
});

test.each(longTrials)(
  "npm run %s starts, says nothing of an error and leaves nothing running",
  async (_, trial) => expect(trial((copy ??= copyWorkspace()))).resolves.toBeUndefined(),
  600_000,
);
