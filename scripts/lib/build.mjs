import { runQuietly } from "./processes.mjs";
import { phase } from "./progress.mjs";
import { root } from "./workspace.mjs";

/**
 * Builds packages of the workspace, as Turbo's filters name them, all where none is named; says so in a line.
 *
 * @param {string} title
 * @param {string[]} names
 * @param {NodeJS.ProcessEnv} env
 */
export const buildPackages = (title, names, env) =>
  phase(title, () => {
    const filters = names.map((name) => `--filter=${name}`);
    return runQuietly("turbo", ["run", "build", ...filters, "--output-logs=errors-only"], { cwd: root, env });
  });
