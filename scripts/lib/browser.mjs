import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { Problem } from "./problem.mjs";
import { runQuietly } from "./processes.mjs";
import { root, workspaceNode } from "./workspace.mjs";

const CANDIDATES = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Finds a Chromium for the tests, and installs one where there is none.
 *
 * @returns {Promise<string>} The path of its program.
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await works(chosen)) return chosen;
    throw new Problem(`CHROMIUM_PATH is “${chosen}”, which is no browser that runs here.`);
  }
  const { chromium } = createRequire(join(root, "package.json"))("playwright-core");
  const ofPlaywright = chromium.executablePath();
  const present = await firstThatWorks([...CANDIDATES, ofPlaywright]);
  if (present) return present;

  const failures = [];
  for (const install of [installFromDebian, installFromPlaywright]) {
    await install().catch((error) => failures.push(error.log || error.message));
    const installed = await firstThatWorks([CANDIDATES[0], ofPlaywright]);
    if (installed) return installed;
  }
  throw new Problem(
    "The tests need Chromium, and it could not be installed. Install it (on Debian: apt-get install chromium), " +
      "or set CHROMIUM_PATH to the program of a Chromium or Chrome.",
    failures.join("\n"),
  );
}

async function firstThatWorks(paths) {
  for (const path of paths) if (await works(path)) return path;
  return undefined;
}

/** Ubuntu's chromium-browser is there and only says that a snap is wanted, so being there is not enough. */
async function works(path) {
  if (!existsSync(path)) return false;
  return promisify(execFile)(path, ["--version"]).then(
    () => true,
    () => false,
  );
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await runQuietly("apt-get", ["update"], { env });
  await runQuietly("apt-get", ["install", "-y", "chromium"], { env });
}

async function installFromPlaywright() {
  const cli = join(root, "node_modules", "playwright-core", "cli.js");
  await runQuietly(workspaceNode, [cli, "install", "chromium"], { cwd: root });
}
