#!/usr/bin/env node
/** Builds the shell that it is called in: `kindling-build`, from a package in apps/. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { createBuilder, type Rolldown } from "vite";
import { type CatalogueParts, noTexts, partsOf } from "./catalogue-parts.ts";
import { readSource } from "./shell-catalogues.ts";
import { siteBuild } from "./site-build.ts";

const shell = process.cwd();
// Without it the server's bundle would take React's development build, which renders many times slower.
const define = { "process.env.NODE_ENV": JSON.stringify("production") };
const createSiteBuilder = async (parts: CatalogueParts) =>
  createBuilder({ ...(await siteBuild(shell, { parts })), define, logLevel: "warn" });

/** Which texts each screen needs is known once it is clear what code it brings: a first build, which writes nothing, tells. */
async function readParts(): Promise<CatalogueParts> {
  const { build, environments } = await createSiteBuilder(noTexts);
  const client = environments["client"]!;
  Object.assign(client.config.build, { write: false, minify: false });
  return partsOf((await build(client)) as Rolldown.RolldownOutput, new Set(Object.keys(readSource("en"))));
}

const builder = await createSiteBuilder(await readParts());
await builder.buildApp();

// Compressed once here, as well as can be, instead of at each request.
const assets = join(shell, "dist/client/assets");
const names = (await readdir(assets)).filter((name) => /\.(js|css|svg)$/.test(name));
await Promise.all(
  names.map(async (name) => {
    const content = await readFile(join(assets, name));
    await writeFile(join(assets, `${name}.br`), await promisify(brotliCompress)(content));
    await writeFile(join(assets, `${name}.gz`), await promisify(gzip)(content, { level: 9 }));
  }),
);
