import { afterAll, expect, test } from "vitest";
import { type Copy, copyWorkspace } from "../../scripts/lib/copy.ts";
import { longTrials, untried } from "../../scripts/lib/trials.ts";
import { manifest } from "../../scripts/lib/workspace.mjs";

let copy: Copy | undefined;
afterAll(() => copy?.remove(), 60_000);

test("every script of package.json has its trial", () => {
  expect(untried(Object.keys(manifest().scripts))).toEqual([]);
});

test.each(longTrials)(
  "npm run %s starts, says nothing of an error and leaves nothing running",
  async (_, trial) => trial((copy ??= copyWorkspace())),
  600_000,
);
