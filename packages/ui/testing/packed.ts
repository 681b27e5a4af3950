import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

import { installedPnpm } from "../../../scripts/lib/install.mjs";
import { manifest, root as workspace } from "../../../scripts/lib/workspace.mjs";

export const root = join(import.meta.dirname, "..");

const artifacts = join(root, ".artifacts");

/** The package as it would be published, unpacked where the workspace's libraries are found. */
export const folder = join(artifacts, "package");

/** An app that has it installed. */
export const consumer = join(artifacts, "consumer");

/** Packs what was built. */
export function pack(): { tarball: Uint8Array; files: string[]; exports: Record<string, string> } {
  if (!existsSync(join(root, "dist", "styles.css"))) throw new Error("Nothing is built: run `npm run build` first.");
  rmSync(artifacts, { recursive: true, force: true });
  mkdirSync(join(consumer, "node_modules", "@kindling"), { recursive: true });
  // A package of its own: in ours the name would lead to our sources.
  write("package.json", '{ "name": "consumer", "type": "module" }');
  const pnpm = installedPnpm(workspace);
  const [program, ...before] = pnpm ? ["pnpm"] : ["npx", "--yes", manifest().packageManager];
  execFileSync(program as string, [...before, "pack", "--out", join(artifacts, "ui.tgz")], {
    cwd: root,
    env: { ...process.env, PATH: [pnpm, process.env["PATH"]].filter(Boolean).join(delimiter) },
    shell: process.platform === "win32",
    stdio: "pipe",
  });
  execFileSync("tar", ["-xzf", "ui.tgz"], { cwd: artifacts });
  symlinkSync(folder, join(consumer, "node_modules", "@kindling", "ui"), "junction");
  return {
    tarball: readFileSync(join(artifacts, "ui.tgz")),
    files: globSync("**/*", { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
    exports: (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { exports: Record<string, string> })
      .exports,
  };
}

/** Writes a file of the app and gives its path. */
export function write(name: string, text: string): string {
  const file = join(consumer, name);
  writeFileSync(file, text);
  return file;
}
