import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The workspace's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

const nodeFolder = join(root, "node_modules", "node", "bin");

/** The Node that the workspace installs for itself, whatever version runs these scripts. */
export const workspaceNode = join(nodeFolder, process.platform === "win32" ? "node.exe" : "node");

/** The workspace's manifest. */
export function manifest() {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
}

/**
 * The environment for the workspace's own programs, which it finds before any other.
 *
 * @param {string} pnpmFolder Where pnpm is; Turbo looks for it too.
 * @returns {NodeJS.ProcessEnv}
 */
export function workspaceEnv(pnpmFolder) {
  return {
    ...process.env,
    PATH: [nodeFolder, join(root, "node_modules", ".bin"), pnpmFolder, process.env.PATH].join(delimiter),
    TURBO_TELEMETRY_DISABLED: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
    STORYBOOK_DISABLE_TELEMETRY: "1",
  };
}
