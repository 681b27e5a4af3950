#!/usr/bin/env node
/** Builds the shell that it is called in: `kindling-build`, from a package in apps/. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { createBuilder, type Plugin, type Rolldown } from "vite";
import { noTexts, partsOf } from "./catalogue-parts.ts";
import { packsOf } from "./chunk-packs.ts";
import { readSource } from "./shell-catalogues.ts";
import { type Parts, siteBuild } from "./site-build.ts";
import { findStyleParts, type StyleParts } from "./style-parts.ts";

const shell = process.cwd();
// Without it the server's bundle would take React's development build, which renders many times slower.
const define = { "process.env.NODE_ENV": JSON.stringify("production") };
const createSiteBuilder = async (parts: Parts, ...plugins: Plugin[]) =>
  createBuilder({ ...(await siteBuild(shell, { parts, plugins })), define, logLevel: "warn" });

/** What each screen needs, and shares with others, is known once it is clear what code it brings: a first build, which writes nothing, tells. */
async function readParts(): Promise<Parts> {
  let styles: StyleParts | undefined;
  const { build, environments } = await createSiteBuilder(
    { texts: noTexts },
    findStyleParts((found) => {
      styles = found;
    }),
  );
  const client = environments["client"]!;
  Object.assign(client.config.build, { write: false, minify: false });
  const output = (await build(client)) as Rolldown.RolldownOutput;
  return {
    texts: partsOf(output, new Set(Object.keys(readSource("en")))),
    styles: styles!,
    packs: packsOf(output),
  };
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
