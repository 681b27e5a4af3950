/**
 * Runs Vitest with the arguments after the first, and writes how many tests passed, failed and were skipped to the
 * file that the first names. Vitest's own JSON reporter, asked for on the command line, would put out the reporters of
 * the configuration, and with them the gates that they hold.
 */
import { writeFileSync } from "node:fs";

import { parseCLI, startVitest, type TestModule } from "vitest/node";

const [file, ...args] = process.argv.slice(2);
const { filter, options } = parseCLI(["vitest", "run", ...args]);
const vitest = await startVitest("test", filter, options);
writeFileSync(file as string, JSON.stringify(tally(vitest.state.getTestModules())));
await vitest.exit();

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
