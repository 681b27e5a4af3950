import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Copy, copyWorkspace } from "./lib/copy.ts";
import { quickTrials, untried } from "./lib/trials.ts";
import { manifest } from "./lib/workspace.mjs";

it("every script of package.json has its trial", () => {
  expect(untried(Object.keys(manifest().scripts))).toEqual([]);
  expect(untried(["start", "new"])).toEqual(["new"]);
});

describe("F-034 in a copy of the workspace", () => {
  let copy: Copy;
  beforeAll(() => {
    copy = copyWorkspace();
  }, 60_000);
  afterAll(() => copy.remove(), 60_000);

  it.each(quickTrials)(
    "npm run %s starts, says nothing of an error and leaves nothing running",
    (_, trial) => trial(copy),
    120_000,
  );
});
