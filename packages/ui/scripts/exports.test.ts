import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import manifest from "../package.json" with { type: "json" };
import { groups, publishedExports, sourceExports } from "./exports.ts";

const source = join(import.meta.dirname, "..", "src");

it("C-156 the package names each component (run `pnpm run exports` after adding one)", () => {
  expect(manifest.exports).toEqual(sourceExports());
  expect(manifest.publishConfig.exports).toEqual(publishedExports());
});

it("C-156 no two components share a name", () => {
  const folders = globSync(`{${groups.join(",")}}/*/`, { cwd: source });
  expect(Object.keys(sourceExports()).filter((name) => !name.endsWith(".css"))).toHaveLength(folders.length);
});

it("BRAND-04 a component lies in the group that the sidebar shows it in", () => {
  const stories = globSync("*/*/*.stories.tsx", { cwd: source });
  const astray = stories.filter((file) => {
    const group = /title: "(\w+)\//.exec(readFileSync(join(source, file), "utf8"))?.[1];
    return group?.toLowerCase() !== file.split("/")[0];
  });
  expect(stories.length).toBeGreaterThan(100);
  expect(astray).toEqual([]);
});
