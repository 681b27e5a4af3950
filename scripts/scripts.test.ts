import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { type Copy, copyWorkspace } from "./lib/copy.ts";
import { quickTrials, scriptNames, untried } from "./lib/trials.ts";

it("every script of package.json has its trial", async () => {
  expect(untried(await scriptNames())).toEqual([]);
  expect(untried(["start", "new"])).toEqual(["new"]);
});

describe("F-034 in a copy of the workspace", () => {
  let copy: Copy;
  beforeAll(() => {
    copy = copyWorkspace();
  }, 60_000);
  afterEach(() => copy.stop());
  afterAll(() => copy.remove(), 60_000);

  it.each(quickTrials)(
    "npm run %s starts, says nothing of an error and leaves nothing running",
    (_, trial) => expect(trial(copy)).resolves.toBeUndefined(),
    300_000,
  );
});
