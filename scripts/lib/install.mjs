import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runWithPnpm } from "./pnpm.mjs";
import { phase } from "./progress.mjs";
import { root, workspaceNode } from "./workspace.mjs";

/** Installs the workspace's packages where they are missing or another commit's. */
export async function ensureInstalled() {
  if (existsSync(workspaceNode) && isInstalled(root)) return;
  await phase("Installing packages", () =>
    // Without a terminal, pnpm does not ask whether it may replace what another version installed: it gives up.
    runWithPnpm("pnpm", "install", "--frozen-lockfile", "--config.confirmModulesPurge=false"),
  );
  markInstalled(root);
}

/**
 * Whether what is installed in `folder` is what its lockfile and manifests ask for.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const stamp = stampOf(folder);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(folder);
}

/**
 * Remembers that all is installed.
 *
 * @param {string} folder
 */
export function markInstalled(folder) {
  writeFileSync(stampOf(folder), fingerprint(folder));
}

const stampOf = (folder) => join(folder, "node_modules", ".kindling-installed");

function fingerprint(folder) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", ...manifests(folder)]) {
    const content = readFileSync(join(folder, file));
    hash.update(`\n${file} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}

/** Every package.json of the workspace; its packages lie one or two folders down. */
function manifests(folder, path = "", depth = 2) {
  const entries = readdirSync(join(folder, path), { withFileTypes: true });
  return entries
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const child = path ? `${path}/${entry.name}` : entry.name;
      if (entry.name === "package.json") return [child];
      const isPackages =
        entry.isDirectory() && depth > 0 && entry.name !== "node_modules" && !entry.name.startsWith(".");
      return isPackages ? manifests(folder, child, depth - 1) : [];
    });
}
