import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { runQuietly } from "./processes.mjs";
import { phase } from "./progress.mjs";
import { manifest, root, workspaceEnv } from "./workspace.mjs";

/**
 * Installs the workspace's packages where they are missing or another commit's.
 *
 * @returns {Promise<NodeJS.ProcessEnv>} The environment for the workspace's programs.
 */
export async function ensureInstalled() {
  const known = installedPnpm(root);
  if (known) return workspaceEnv(known);
  return phase("Installing packages", async () => {
    const pnpm = await fetchPnpm();
    const env = workspaceEnv(pnpm);
    // Without a terminal, pnpm does not ask whether it may replace what another version installed: it gives up.
    const args = ["install", "--frozen-lockfile", "--config.confirmModulesPurge=false"];
    await runQuietly("pnpm", args, { cwd: root, env });
    markInstalled(root, pnpm);
    return env;
  });
}

/**
 * Has npm fetch the workspace's version of pnpm into its cache, so that nobody needs a global one.
 *
 * @returns {Promise<string>} The folder of its program.
 */
async function fetchPnpm() {
  const version = manifest().packageManager.split("+")[0];
  const find = "process.env.PATH.split(path.delimiter).find((folder) => fs.existsSync(path.join(folder, 'pnpm')))";
  const args = ["exec", "--yes", `--package=${version}`, "--", "node", "-p", find];
  const cli = process.env.npm_execpath;
  const [command, prefix] = cli && basename(cli) === "npm-cli.js" ? [process.execPath, [cli]] : ["npm", []];
  // Elsewhere, because npm would first read all that is installed here.
  const output = await runQuietly(command, [...prefix, ...args], { cwd: tmpdir() });
  return output.trim();
}

/**
 * The folder of the pnpm that installed `folder`; undefined unless what is installed is what lockfile and manifests ask
 * for.
 *
 * @param {string} folder
 * @returns {string | undefined}
 */
export function installedPnpm(folder) {
  const stamp = stampOf(folder);
  if (!existsSync(stamp)) return undefined;
  const { fingerprint, pnpm } = JSON.parse(readFileSync(stamp, "utf8"));
  return fingerprint === fingerprintOf(folder) && existsSync(pnpm) ? pnpm : undefined;
}

/**
 * Remembers that all is installed.
 *
 * @param {string} folder
 * @param {string} pnpm The folder of the pnpm that did it.
 */
export function markInstalled(folder, pnpm) {
  writeFileSync(stampOf(folder), JSON.stringify({ fingerprint: fingerprintOf(folder), pnpm }));
}

const stampOf = (folder) => join(folder, "node_modules", ".kindling-installed.json");

function fingerprintOf(folder) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", ...manifestsIn(folder)]) {
    const content = readFileSync(join(folder, file));
    hash.update(`\n${file} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}

/** Every package.json of the workspace; its packages lie one or two folders down. */
function manifestsIn(folder, path = "", depth = 2) {
  return readdirSync(join(folder, path), { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name === "package.json") return [path + entry.name];
      const skipped = depth === 0 || entry.name === "node_modules" || entry.name.startsWith(".");
      return entry.isDirectory() && !skipped ? manifestsIn(folder, `${path}${entry.name}/`, depth - 1) : [];
    });
}
