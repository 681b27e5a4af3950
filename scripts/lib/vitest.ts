/**
 * Runs Vitest with the arguments after the first, and writes how many tests passed, failed and were skipped to the
 * file that the first names. Vitest's own JSON reporter, asked for on the command line, would put out the reporters of
 * the configuration, and with them the gates that they hold.
 */
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";

import { createVitest, parseCLI, startVitest, type TestModule, type Vitest } from "vitest/node";

import { selectChanged } from "./changed.ts";

const root = join(import.meta.dirname, "..", "..");
const [file, ...args] = process.argv.slice(2);
const {
  filter,
  options: { changed, ...options },
} = parseCLI(["vitest", "run", ...args]);
const vitest = changed ? await startChanged(changed) : await startVitest("test", filter, options);
writeFileSync(file as string, JSON.stringify(tally(vitest.state.getTestModules())));
await vitest.exit();

async function startChanged(since: string | boolean): Promise<Vitest> {
  // As its command line does: Storybook's plugin, which brings the stories, asks for it.
  Object.assign(process.env, { VITEST: "true", TEST: "true", NODE_ENV: process.env["NODE_ENV"] ?? "test" });
  const vitest = await createVitest("test", options);
  const filters = await changedTests(vitest, filter, since);
  if (filters) await vitest.start(filters);
  return vitest;
}

/**
 * Vitest's own `--changed` sees no story, whose modules come by a plugin of Storybook's.
 *
 * @returns Undefined where nothing is to be run.
 */
async function changedTests(vitest: Vitest, filter: string[], since: string | boolean): Promise<string[] | undefined> {
  const all = (await vitest.globTestSpecifications(filter)).map(({ moduleId }) => relative(root, moduleId));
  const { base, because, further, tests } = selectChanged(
    root,
    [...new Set(all)],
    since === true ? undefined : String(since),
  );
  const reason = because ? ` (${because} means all)` : "";
  console.log(`Changed since ${base.slice(0, 12)}: ${tests.length} of ${new Set(all).size} test files run${reason}.`);
  if (further > 0) console.log(`${further} more story files show it in other components: npm test runs them.`);
  return tests.length > 0 ? tests.map((test) => join(root, test)) : undefined;
}

function tally(modules: readonly TestModule[]): { passed: number; failed: number; skipped: number } {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const module of modules) {
    // A module that breaks while it loads has no test to fail, and a suite whose hook breaks skips its tests.
    for (const suite of [module, ...module.children.allSuites()]) counts.failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      counts[state === "pending" ? "failed" : state]++;
    }
  }
  return counts;
}
