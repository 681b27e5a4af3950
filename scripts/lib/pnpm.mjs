import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { runQuietly } from "./processes.mjs";
import { root, workspaceEnv } from "./workspace.mjs";

/**
 * The command that runs `command` with the workspace's pnpm on its PATH. npm fetches that version once and keeps it, so
 * that nobody needs a global pnpm. Turbo looks for it too.
 *
 * @param {string[]} command
 * @returns {[string, string[]]}
 */
export function withPnpm(command) {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const version = packageManager.split("+")[0];
  const args = ["exec", "--yes", `--package=${version}`, "--", ...command];
  const cli = process.env.npm_execpath;
  return cli && basename(cli) === "npm-cli.js" ? [process.execPath, [cli, ...args]] : ["npm", args];
}

/**
 * Runs a pnpm or Turbo command in the workspace's folder.
 *
 * @param {string[]} command
 * @returns {Promise<string>} What it printed.
 */
export function runWithPnpm(...command) {
  const [program, args] = withPnpm(command);
  // Windows starts npm's .cmd only through a shell.
  const shell = program === "npm" && process.platform === "win32";
  return runQuietly(program, args, { cwd: root, env: workspaceEnv(), shell, title: command.join(" ") });
}
