import "./lib/check-node.mjs";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./lib/browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { main, tell } from "./lib/main.mjs";
import { Problem } from "./lib/problem.mjs";
import { runQuietly, start } from "./lib/processes.mjs";
import { phase } from "./lib/progress.mjs";
import { root, workspaceNode } from "./lib/workspace.mjs";

/** The sites that the tests walk. Each is the same product in another dress; `npm run gates` builds and walks all. */
const sites = ["general", "bdsm"];

const counts = { passed: 0, failed: 0, skipped: 0 };

const args = process.argv.slice(2);
const since = args.find((argument) => /^--changed(=|$)/.test(argument));

/**
 * Every check and test of the workspace. What fails stops none of the others, so that one run tells all. With `--changed`
 * or `--changed=REF` those of what differs from where the branch left main, or from REF.
 */
await main(async () => {
  await attempt(async () => {
    const env = await ensureInstalled();
    const run = (...command) => runQuietly(command[0], command.slice(1), { cwd: root, env });
    const turbo = (task, ...filters) =>
      run(
        "turbo",
        "run",
        ...[task].flat(),
        ...filters.map((name) => `--filter=${name}`),
        "--continue",
        "--output-logs=errors-only",
      );
    const part =
      since && JSON.parse(await run(workspaceNode, "scripts/lib/changed.ts", since.slice("--changed=".length)));
    const { files, packages, all } = part || { files: [], packages: [], all: true };
    await attempt(async () => {
      env.CHROMIUM_PATH = await phase("Finding a browser", findChromium);
    });
    const built = all ? ["ui", "server", ...sites].map((name) => `@kindling/${name}...`) : packages;
    if (all || packages.length > 0) await check("Building", () => turbo(["build", "package"], ...built));
    await check("Checking the format", () =>
      run("oxfmt", "--check", "--no-error-on-unmatched-pattern", ...(all ? [] : files)),
    );
    const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
    if (all || code.length > 0)
      await check("Checking the code", () => run("oxlint", "--deny-warnings", ...(all ? [] : code)));
    if (all || packages.length > 0) await check("Checking the types", () => turbo("types", ...(all ? [] : packages)));
    await attempt(() => vitest(args, env));
  });
  const { passed, failed, skipped } = counts;
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  return failed > 0 ? 1 : 0;
});

/** Does `work`; its failure is told and counted. */
async function attempt(work) {
  try {
    await work();
  } catch (error) {
    tell(error);
    counts.failed++;
  }
}

/** Does `work`; its success is counted too. */
function check(title, work) {
  return attempt(async () => {
    await phase(title, work);
    counts.passed++;
  });
}

async function vitest(args, env) {
  const folder = mkdtempSync(join(tmpdir(), "kindling-tests-"));
  try {
    const file = join(folder, "tally.json");
    const { ended } = start(workspaceNode, [join(root, "scripts", "lib", "vitest.ts"), file, ...args], {
      cwd: root,
      env,
      stdio: ["ignore", "inherit", "inherit"],
    });
    const code = await ended;
    if (!existsSync(file)) throw new Problem("Vitest ended before it had run the tests.");
    const tally = JSON.parse(readFileSync(file, "utf8"));
    for (const outcome of Object.keys(counts)) counts[outcome] += tally[outcome];
    if (tally.passed + tally.failed === 0) throw new Problem("No test ran.");
    // Such as an error outside every test, or a gate of the configuration.
    if (code !== 0 && tally.failed === 0) throw new Problem(`Vitest ended with ${code}, though no test failed.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
