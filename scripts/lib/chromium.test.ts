import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { expect, it } from "vitest";

import { chromiumArgs } from "./chromium.ts";

const playwright = dirname(createRequire(import.meta.url).resolve("playwright-core/package.json"));

it("all that Playwright turns off in Chromium stays off", () => {
  const bundle = readFileSync(join(playwright, "lib", "coreBundle.js"), "utf8");
  const theirs = /disabledFeatures = \[(.*?)\]/s.exec(bundle)![1]!;
  const names = Array.from(theirs.matchAll(/"(\w+)"/g), ([, name]) => name!);
  expect(names).toContain("HttpsUpgrades");
  const off = chromiumArgs.find((argument) => argument.startsWith("--disable-features="))!.split(/[=,]/);
  expect(names.filter((name) => !off.includes(name))).toEqual([]);
});
