import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { build as esbuild } from "esbuild";
import { build as vite, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { type App, installApp } from "../../../scripts/build/installed.ts";
import { publishedExports } from "../scripts/exports.ts";
import { compileCss } from "./compile-css.ts";

// It packs, installs and bundles for real.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let app: App;

beforeAll(() => {
  app = installApp(["react", "react-dom", "react-intl", "tailwindcss"]);
});
afterAll(() => rmSync(app.folder, { recursive: true }));

const built = (path: string) => readFileSync(join(app.at("@kindling/ui"), "dist", path), "utf8");
const external = ["react", "react-dom", "react/jsx-runtime", "react-intl"];
const kilobytes = (code: string) => gzipSync(code).length / 1000;

it("C-156 the tarball has one subpath a component, and nothing private", () => {
  expect(app.manifest("@kindling/ui").exports).toEqual(publishedExports());
});

it("C-152 the client mark is on the first line of what needs it, and not on the rest", () => {
  expect(built("overlays/dialog/dialog.js")).toMatch(/^"use client";\n/);
  expect(built("primitives/card/card.js")).not.toContain("use client");
  expect(built("primitives/button/button.variants.js")).not.toContain("use client");
});

describe("C-153 an app that imports a button pays for a button", () => {
  const entry = () => app.write("app.js", 'export { Button } from "@kindling/ui/button";\n');

  it("with Vite", async () => {
    const options = { lib: { entry: entry(), formats: ["es" as const] }, write: false, rolldownOptions: { external } };
    const [result] = (await vite({
      root: app.folder,
      configFile: false,
      logLevel: "error",
      build: options,
    })) as Rolldown.RolldownOutput[];
    const code = result?.output[0].code ?? "";
    expect(code).toContain("k:min-h-control-md");
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
    expect(code).toContain("k:min-h-control-md");
    expect(kilobytes(code)).toBeLessThan(4);
  });
});

describe("C-157 its classes", () => {
  const classes = (css: string) => new Set(css.match(/\.k\\:(?:\\.|[\w-])+/g));

  const ready = () => built("styles.css");

  it("are the same in the ready stylesheet and for an app that lets Tailwind find them", async () => {
    expect(classes(await compileCss(app, '@import "@kindling/ui/tailwind.css";'))).toEqual(classes(ready()));
    expect(ready()).toContain("var(--k-bg-fill-accent)");
  });

  it("are only a button's for an app that names the button", async () => {
    const css = await compileCss(app, '@import "@kindling/ui/core.css";\n@import "@kindling/ui/sources/button.css";');
    expect(css).toContain(".k\\:min-h-control-md");
    expect(classes(css).size).toBeLessThan(classes(ready()).size / 5);
  });

  it("F-073 have names of their own, as its variables, keyframes and layers do", () => {
    const names = (pattern: RegExp) => [...new Set([...ready().matchAll(pattern)].map(([, name]) => name))];
    expect(names(/(?<!\w)\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/g).filter((name) => !name?.startsWith("k\\:"))).toEqual([]);
    // `--spacing()`, in a class's name, is a function of Tailwind's.
    expect(names(/(?<![\w-])--([\w-]+)(?![\w-]|\\\()/g).filter((name) => !/^(?:k|tw)-/.test(name ?? ""))).toEqual([]);
    expect(names(/@keyframes ([\w-]+)/g).filter((name) => !name?.startsWith("k-"))).toEqual([]);
    expect(names(/@layer ([\w.]+) ?\{/g)).toEqual([
      "properties",
      "theme.kindling",
      "base.kindling",
      "components.kindling",
    ]);
  });
});
