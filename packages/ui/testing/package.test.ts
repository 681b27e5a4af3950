import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";

import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import tailwindcss from "@tailwindcss/vite";
import { build as esbuild } from "esbuild";
import { publint } from "publint";
import { build as vite, type Rolldown } from "vite";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { publishedExports } from "../scripts/exports.ts";
import { consumer, folder, pack, root, write } from "./packed.ts";

// It packs, compiles and bundles for real.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let packed: ReturnType<typeof pack>;
let components: string[];

beforeAll(() => {
  packed = pack();
  components = Object.keys(packed.exports).filter((path) => !/\.(?:css|json)$/.test(path));
});

const specifier = (path: string) => path.replace(".", "@kindling/ui");
const external = ["react", "react-dom", "react/jsx-runtime", "react-intl"];
const kilobytes = (code: string) => gzipSync(code).length / 1000;

describe("C-156 what is in the tarball", () => {
  it("has one subpath a component, and nothing private", () => {
    expect(packed.exports).toEqual(publishedExports());
  });

  it("has every file that it promises", () => {
    const missing = Object.values(packed.exports).filter((file) => globSync(file, { cwd: folder }).length === 0);
    expect(missing).toEqual([]);
  });

  it("has no stories, tests, sources, maps and paths of our machines", () => {
    const names = packed.files.map((file) => relative(folder, file));
    expect(names.filter((name) => /stories|test|story-|\.map$|(?<!\.d)\.tsx?$/.test(name))).toEqual([]);
    const ours = packed.files.filter((file) => readFileSync(file, "utf8").includes(join(root, "..", "..")));
    expect(ours).toEqual([]);
  });
});

describe("C-154 how its entries resolve", () => {
  it("passes publint", async () => {
    const { messages } = await publint({ pkgDir: folder, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it("passes attw for an ESM package", async () => {
    const result = await checkPackage(createPackageFromTarballData(packed.tarball), { excludeEntrypoints: [/\.css$/] });
    const problems = result.types ? result.problems : [{ kind: "NoTypes" as const }];
    const isEsmOnly = (problem: (typeof problems)[number]) =>
      problem.kind === "CJSResolvesToESM" || ("resolutionKind" in problem && problem.resolutionKind === "node10");
    expect(problems.filter((problem) => !isEsmOnly(problem))).toEqual([]);
  });

  it.each(["bundler", "node16", "nodenext"])("compiles in an app with module resolution %s", (moduleResolution) => {
    const imports = components.map((path, at) => `import * as entry${at} from "${specifier(path)}";`);
    const uses = components.map((_, at) => `entry${at}`);
    const file = write("all.ts", `${imports.join("\n")}\nexport const all = [${uses.join(", ")}];\n`);
    const options = { bundler: "esnext", node16: "node16", nodenext: "nodenext" };
    const args = ["--noEmit", "--strict", "--skipLibCheck", "false", "--jsx", "react-jsx", "--target", "es2022"];
    const module = ["--module", options[moduleResolution as "bundler"], "--moduleResolution", moduleResolution];
    const tsc = join(root, "node_modules", ".bin", "tsc");
    expect(run(tsc, [...args, ...module, "--ignoreConfig", file])).toBe("");
  });
});

describe("C-152 the client mark", () => {
  const script = (path: string) => readFileSync(join(folder, path), "utf8");

  it("is on the first line of what needs it, and not on the rest", () => {
    expect(script("dist/overlays/dialog/dialog.js")).toMatch(/^"use client";\n/);
    expect(script("dist/primitives/card/card.js")).not.toContain("use client");
    expect(script("dist/primitives/button/button.variants.js")).not.toContain("use client");
  });

  it("lets a server import every entry, without a window", () => {
    const imports = components.map((path) => `await import("${specifier(path)}");`).join("\n");
    expect(run(process.execPath, [write("server.mjs", `${imports}\nconsole.log("all there");\n`)])).toBe("all there");
  });
});

describe("C-153 an app that imports a button pays for a button", () => {
  const entry = () => write("app.js", 'export { Button } from "@kindling/ui/button";\n');

  it("with Vite", async () => {
    const options = { lib: { entry: entry(), formats: ["es" as const] }, write: false, rolldownOptions: { external } };
    const [result] = (await vite({
      root: consumer,
      configFile: false,
      logLevel: "error",
      build: options,
    })) as Rolldown.RolldownOutput[];
    const code = result?.output[0].code ?? "";
    expect(code).toContain("min-h-control-md");
    expect(kilobytes(code)).toBeLessThan(4);
  });

  it("with esbuild", async () => {
    const { outputFiles } = await esbuild({
      entryPoints: [entry()],
      bundle: true,
      format: "esm",
      minify: true,
      external,
      write: false,
    });
    const code = outputFiles[0]?.text ?? "";
    expect(code).toContain("min-h-control-md");
    expect(kilobytes(code)).toBeLessThan(4);
  });
});

describe("C-157 its classes", () => {
  const classes = (css: string) => new Set(css.match(/\.(?:\\.|[\w-])+/g));

  const built = async (css: string) => {
    const input = write("app.css", css);
    const result = await vite({
      root: consumer,
      configFile: false,
      logLevel: "error",
      plugins: [tailwindcss()],
      build: { write: false, rolldownOptions: { input } },
    });
    return (result as Rolldown.RolldownOutput).output
      .map((file) => (file.type === "asset" ? String(file.source) : ""))
      .join("");
  };
  const ready = () => readFileSync(join(folder, "dist", "complete.css"), "utf8");

  it("are the same for an app that runs Tailwind and for one that takes the ready stylesheet", async () => {
    expect(classes(await built('@import "@kindling/ui/styles.css";'))).toEqual(classes(ready()));
    expect(ready()).toContain("var(--bg-fill-accent)");
  });

  it("are only a button's for an app that names the button", async () => {
    const css = await built('@import "@kindling/ui/core.css";\n@import "@kindling/ui/sources/button.css";');
    expect(css).toContain(".min-h-control-md");
    expect(classes(css).size).toBeLessThan(classes(ready()).size / 5);
  });
});

/** What a program says; its errors too. */
function run(program: string, args: string[]): string {
  try {
    return execFileSync(program, args, { cwd: consumer, encoding: "utf8", stdio: "pipe" }).trim();
  } catch (error) {
    return String((error as { stdout?: string }).stdout || error);
  }
}
