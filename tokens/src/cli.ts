#!/usr/bin/env node
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { BrandProblem, buildBrand } from "./brand.ts";
import { schemes } from "./names.ts";

const usage = "Usage: kindling-brand FILE.json [--out FOLDER] [--scheme light|dark]";

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: "string", default: "." }, scheme: { type: "string" } },
  });
  const [path] = positionals;
  const scheme = schemes.find((each) => each === values.scheme);
  if (path === undefined || positionals.length > 1 || scheme !== values.scheme) throw new Error(usage);

  const brand = basename(path, ".json");
  const { css, fontsCss, fontFiles } = await buildBrand(brand, JSON.parse(readFileSync(path, "utf8")), {
    ...(scheme && { scheme }),
  });
  const files = join(values.out, "fonts", "files");
  mkdirSync(files, { recursive: true });
  writeFileSync(join(values.out, `${brand}.css`), css);
  writeFileSync(join(values.out, "fonts", `${brand}.css`), fontsCss);
  for (const [name, from] of fontFiles) copyFileSync(from, join(files, name));
}

try {
  await main();
} catch (problem) {
  if (!(problem instanceof Error)) throw problem;
  process.stderr.write(`${problem instanceof BrandProblem ? problem.message : `${problem.message}\n${usage}`}\n`);
  process.exitCode = 1;
}
