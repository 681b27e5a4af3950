#!/usr/bin/env node
/** Builds the shell that it is called in: `kindling-build`, from a package in apps/. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { createBuilder } from "vite";
import { siteBuild } from "./vite.config.ts";

const shell = process.cwd();
// Without it the server's bundle would take React's development build, which renders many times slower.
const define = { "process.env.NODE_ENV": JSON.stringify("production") };
const builder = await createBuilder({ ...siteBuild(shell), define });
await builder.buildApp();

// Compressed once here, as well as can be, instead of at each request.
const assets = join(shell, "dist/client/assets");
for (const name of await readdir(assets)) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const content = await readFile(join(assets, name));
  await writeFile(join(assets, `${name}.br`), await promisify(brotliCompress)(content));
  await writeFile(join(assets, `${name}.gz`), await promisify(gzip)(content, { level: 9 }));
}
