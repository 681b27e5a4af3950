import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

import formatjs from "@formatjs/unplugin/vite";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Plugin } from "vite";

export type Side = "ours" | "plain";

const bench = join(import.meta.dirname, "..");

const shared: InlineConfig = {
  configFile: false,
  logLevel: "error",
  root: bench,
  define: { "process.env.NODE_ENV": '"production"' },
  // As in the site: messages are compiled ahead, and no parser comes along.
  resolve: {
    alias: {
      "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/no-parser.js",
    },
  },
};

const messages = () => formatjs({ ast: true });

const pathOf = (scene: string, side: Side) => join(bench, "scenes", scene, side);

/** The module that an app begins with. */
const entry = (code: string): Plugin => ({
  name: "entry",
  resolveId: (id) => (id === "/entry.ts" ? id : undefined),
  load: (id) => (id === "/entry.ts" ? code : undefined),
});

/** Builds one side of a scene into a folder, as an app of its own. */
export const bundle = (scene: string, side: Side, outDir: string) =>
  build({
    ...shared,
    plugins: [
      entry(`import "${pathOf(scene, side)}.css";
import { Scene } from "${pathOf(scene, side)}.tsx";
import { offer } from "${bench}/lib/offer.ts";
offer(Scene);`),
      messages(),
      react(),
      tailwindcss(),
    ],
    build: { outDir },
  });

/** What a first visit loads of a built app, compressed. */
export function kilobytes(folder: string): { script: number; style: number } {
  const sum = (pattern: string) =>
    globSync(pattern, { cwd: folder })
      .map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000)
      .reduce((total, size) => total + size, 0);
  const html = readFileSync(join(folder, "index.html"), "utf8");
  const first = [...html.matchAll(/assets\/[\w-]+\.js/g)].map(([file]) => file);
  return { script: sum(`{${[...new Set(first)].join(",")},}`), style: sum("assets/*.css") };
}

/** Builds one side of a scene for the server and gives what renders it to a string. */
export async function serverRender(scene: string, side: Side, props: object, outDir: string): Promise<() => string> {
  await build({
    ...shared,
    plugins: [
      entry(`import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { Scene } from "${pathOf(scene, side)}.tsx";
export const render = () => renderToString(createElement(Scene, ${JSON.stringify(props)}));`),
      messages(),
      react(),
    ],
    build: { outDir, ssr: "/entry.ts", rolldownOptions: { output: { entryFileNames: "entry.mjs" } } },
    ssr: { noExternal: true },
  });
  const { render } = (await import(pathToFileURL(join(outDir, "entry.mjs")).href)) as { render: () => string };
  return render;
}
