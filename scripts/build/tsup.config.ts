import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

import { defineConfig } from "tsup";

import { modulesFrom, needsClient, withBuiltNames } from "./modules.ts";

/*
 * The build of every package that others install, called in its folder: one file out for each file in, so that an app that imports a
 * button pays for a button, and each file keeps its own client mark. What is built is what the manifest's exports and programs lead to.
 */
interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, string>> };
  readonly bin?: Readonly<Record<string, string>>;
  readonly peerDependencies?: object;
  readonly dependencies?: object;
  readonly scripts: Readonly<Record<string, string>>;
}

const root = process.cwd();
const [source, target] = [join(root, "src"), join(root, "dist")];
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
const published = Object.keys(manifest.publishConfig.exports).map((name) => manifest.exports[name] ?? "");
const entries = [...published, ...Object.values(manifest.bin ?? {})]
  .filter((path) => /^\.\/src\/.*\.tsx?$/.test(path))
  .map((path) => resolve(path));
const nameOf = (module: string) => relative(source, module).replace(/\.tsx?$/, "");
const knowsReact = "react" in { ...manifest.dependencies, ...manifest.peerDependencies };

/** `tsc` declares what the entries lead to; what is kept is what their own declarations lead to. */
function writeDeclarations() {
  // In the package, where its types are found.
  const all = join(root, ".artifacts", "declarations");
  mkdirSync(all, { recursive: true });
  const emit = { noEmit: false, emitDeclarationOnly: true, declaration: true, rootDir: source, outDir: all };
  const ambient = globSync("**/*.d.ts", { cwd: source }).map((file) => join(source, file));
  const files = [...entries, ...ambient];
  const config = { extends: join(root, "tsconfig.json"), include: [], files, compilerOptions: emit };
  writeFileSync(join(all, "tsconfig.json"), JSON.stringify(config));
  execFileSync("tsc", ["-p", all], { stdio: "inherit" });
  const fileOf = (module: string) => module.replace(/\.tsx?$/, ".d.ts");
  for (const module of modulesFrom(
    entries.map((entry) => join(all, relative(source, entry))),
    fileOf,
  )) {
    const file = fileOf(join(target, relative(all, module)));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withBuiltNames(readFileSync(fileOf(module), "utf8")));
  }
  rmSync(all, { recursive: true });
}

/** Styles and texts go along as they are; Tailwind then looks for classes in the built files. */
function copyTheRest() {
  for (const file of globSync("**/*.{css,json}", { cwd: source })) {
    cpSync(join(source, file), join(target, file));
    if (!file.endsWith(".css")) continue;
    const css = readFileSync(join(source, file), "utf8");
    writeFileSync(join(target, file), css.replaceAll(/^@source not .*\n/gm, "").replaceAll(".{ts,tsx}", ".js"));
  }
}

export default defineConfig({
  entry: Object.fromEntries([...modulesFrom(entries)].map((module) => [nameOf(module), module])),
  format: "esm",
  target: "node20.19",
  bundle: false,
  splitting: false,
  // What a package's own build has made lies there too.
  clean: !("build" in manifest.scripts),
  removeNodeProtocol: false,
  silent: true,
  plugins: [
    {
      name: "kindling",
      renderChunk(code) {
        const built = withBuiltNames(code);
        return { code: knowsReact && needsClient(built) ? `"use client";\n${built}` : built };
      },
      buildEnd() {
        writeDeclarations();
        copyTheRest();
      },
    },
  ],
});
