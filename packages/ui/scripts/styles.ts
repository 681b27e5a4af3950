import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";

import { modulesFrom } from "../../../scripts/build/modules.ts";
import { components } from "./exports.ts";

/* Beside the built scripts: the stylesheets that name a component's classes to Tailwind, and the one that is ready for any app. */
const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
const sources = join(dist, "sources");

mkdirSync(sources, { recursive: true });
for (const [name, path] of components()) {
  const parts = [...modulesFrom([join(dist, `${path}.js`)])];
  const lines = parts.map((part) => `@source "${relative(sources, part).split(sep).join("/")}";\n`);
  writeFileSync(join(sources, `${name}.css`), lines.join(""));
}

await build({
  root,
  // What the stylesheet names lies beside it.
  base: "./",
  configFile: false,
  logLevel: "warn",
  plugins: [tailwindcss()],
  build: {
    emptyOutDir: false,
    rolldownOptions: {
      input: "dist/tailwind.css",
      output: { assetFileNames: ({ names }) => (names[0]?.endsWith(".css") ? "styles.css" : "[name][extname]") },
    },
  },
});
