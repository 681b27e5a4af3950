import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";

import { installedPnpm } from "../lib/install.mjs";
import { manifest as workspaceManifest, root as workspace } from "../lib/workspace.mjs";

/** What these tests read of a manifest. */
export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/** The folders of the workspace's packages that are published, by name. */
export const published: ReadonlyMap<string, string> = new Map(
  globSync(["tokens/package.json", "packages/*/package.json"], { cwd: workspace })
    .map((file) => join(workspace, dirname(file)))
    .flatMap((folder) => {
      const { name, private: kept } = readManifest(folder);
      return kept ? [] : [[name, folder] as const];
    }),
);

/** An app outside the workspace that has our packages installed from tarballs, as its package manager does it. */
export interface App {
  readonly folder: string;
  /** Where a package of ours is installed. */
  at(name: string): string;
  manifest(name: string): Manifest;
  tarball(name: string): Uint8Array;
  /** Writes a file of the app and gives its path. */
  write(name: string, text: string): string;
  /** What a program says there; its errors too. */
  run(program: string, args: readonly string[]): string;
}

/** Packs what was built and installs it in a new app, beside other packages of the catalogue. */
export function installApp(others: readonly string[]): App {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "kindling-app-")));
  const tarballOf = (name: string) => `${name.slice("@kindling/".length)}.tgz`;
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  for (const [name, from] of published) {
    if (globSync("dist/**/*.js", { cwd: from }).length === 0)
      throw new Error(`${name} is not built: run \`node scripts/run.mjs turbo run package\` first.`);
    pnpm(from, ["pack", "--out", join(folder, tarballOf(name))]);
  }
  const tarballs = [...published.keys()].map((name) => [name, `file:${tarballOf(name)}`]);
  const dependencies = Object.fromEntries([...tarballs, ...others.map((name) => [name, "catalog:"])]);
  write("package.json", JSON.stringify({ name: "app", private: true, type: "module", dependencies }));
  // Ours depend on each other by version, and none of them is in a registry. What else is said there counts here too.
  const [, ours = ""] = readFileSync(join(workspace, "pnpm-workspace.yaml"), "utf8").split(/^(?=allowBuilds:)/m);
  write("pnpm-workspace.yaml", `${ours}\noverrides: ${JSON.stringify(Object.fromEntries(tarballs))}\n`);
  pnpm(folder, ["install", "--prefer-offline"]);

  const at = (name: string) => join(folder, "node_modules", name);
  return {
    folder,
    at,
    manifest: (name) => readManifest(at(name)),
    tarball: (name) => readFileSync(join(folder, tarballOf(name))),
    write,
    run(program, args) {
      try {
        return execFileSync(program, args, { cwd: folder, encoding: "utf8", stdio: "pipe" }).trim();
      } catch (failure) {
        const { stdout, stderr } = failure as { stdout?: string; stderr?: string };
        return stdout || stderr || String(failure);
      }
    },
  };
}

function pnpm(cwd: string, args: readonly string[]) {
  const folder = installedPnpm(workspace);
  const [program, ...before] = folder ? ["pnpm"] : ["npx", "--yes", workspaceManifest().packageManager];
  execFileSync(program as string, [...before, ...args], {
    cwd,
    env: { ...process.env, PATH: [folder, process.env["PATH"]].filter(Boolean).join(delimiter) },
    shell: process.platform === "win32",
    stdio: "pipe",
  });
}
