import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { longest } from "./longest-first.ts";
import { root } from "./workspace.mjs";

test("what is said to take long is there", () => {
  expect(longest.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
