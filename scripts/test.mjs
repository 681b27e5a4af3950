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

/** Every check and test of the workspace. What fails stops none of the others, so that one run tells all. */
await main(async () => {
  await attempt(async () => {
    const env = await ensureInstalled();
    const run = (...command) => runQuietly(command[0], command.slice(1), { cwd: root, env });
    const turbo = (task, ...filters) =>
      run("turbo", "run", task, ...filters, "--continue", "--output-logs=errors-only");
    await attempt(async () => {
      env.CHROMIUM_PATH = await phase("Finding a browser", findChromium);
    });
    await check("Building", () =>
      turbo("build", "package", ...["ui", "server", ...sites].map((name) => `--filter=@kindling/${name}...`)),
    );
    await check("Checking the format", () => run("oxfmt", "--check"));
    await check("Checking the code", () => run("oxlint", "--deny-warnings"));
    await check("Checking the types", () => turbo("types"));
    await attempt(() => vitest(process.argv.slice(2), env));
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
