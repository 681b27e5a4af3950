import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { installedPnpm, markInstalled } from "./lib/install.mjs";

const FILES = [
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "package.json",
  "tokens/package.json",
  "apps/general/package.json",
];

let folder: string;
let pnpm: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kindling-install-"));
  for (const file of [...FILES, "node_modules/vite/package.json", ".cache/package.json"]) await write(file, "{}");
  pnpm = join(folder, "node_modules/vite");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

it("is installed once that is remembered", () => {
  expect(installedPnpm(folder)).toBeUndefined();
  markInstalled(folder, pnpm);
  expect(installedPnpm(folder)).toBe(pnpm);
});

it.each(FILES)("is outdated by another %s", async (file) => {
  markInstalled(folder, pnpm);
  await write(file, '{ "name": "other" }');
  expect(installedPnpm(folder)).toBeUndefined();
});

it("is outdated by another package", async () => {
  markInstalled(folder, pnpm);
  await write("apps/bdsm/package.json", "{}");
  expect(installedPnpm(folder)).toBeUndefined();
});

it("does not mind what is not the workspace's", async () => {
  markInstalled(folder, pnpm);
  await write("node_modules/vite/package.json", '{ "name": "vite" }');
  await write(".cache/package.json", '{ "name": "other" }');
  expect(installedPnpm(folder)).toBe(pnpm);
});

it("is outdated where the pnpm that did it is gone", () => {
  markInstalled(folder, join(folder, "gone"));
  expect(installedPnpm(folder)).toBeUndefined();
});
