import { start } from "./processes.mjs";
import { root } from "./workspace.mjs";

/**
 * Runs the tests of one of Vitest's projects in this terminal.
 *
 * @param {string} project
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} The exit code.
 */
export async function runProject(project, args, env) {
  const { ended } = start("vitest", ["run", "--project", project, ...args], {
    cwd: root,
    env,
    stdio: "inherit",
    detached: false,
  });
  return (await ended) ?? 1;
}
