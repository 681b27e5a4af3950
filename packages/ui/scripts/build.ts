import { execFileSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";

import { declaration, needsClient, sourcesOf, tailwindEntry } from "./build-files.ts";
import { components } from "./exports.ts";

/*
 * One file out for each file in, so that an app that imports a button pays for a button, and each file keeps its own client mark:
 * TypeScript writes both scripts and declarations, Tailwind the stylesheet for apps that do not run it.
 */
const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
const built = (pattern: string) => globSync(pattern, { cwd: dist }).map((file) => join(dist, file));

function change(file: string, edit: (text: string) => string) {
  writeFileSync(file, edit(readFileSync(file, "utf8")));
}

rmSync(dist, { recursive: true, force: true });
execFileSync("tsc", ["-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });

for (const file of built("**/*.js")) change(file, (text) => (needsClient(text) ? `"use client";\n${text}` : text));
// The types of messages with arguments name a library that only react-intl brings along; nothing public names these types.
for (const file of built("**/*.messages.d.ts"))
  if (readFileSync(file, "utf8").includes('import("intl-messageformat")')) rmSync(file);
for (const file of built("**/*.d.ts")) change(file, declaration);

for (const file of globSync("**/*.css", { cwd: join(root, "src") }))
  copyFileSync(join(root, "src", file), join(dist, file));
change(join(dist, "styles.css"), tailwindEntry);
const sources = join(dist, "sources");
mkdirSync(sources);
for (const [name, path] of components())
  writeFileSync(join(sources, `${name}.css`), sourcesOf(join(dist, `${path}.js`), sources));

await build({
  root,
  configFile: false,
  logLevel: "warn",
  plugins: [tailwindcss()],
  build: {
    emptyOutDir: false,
    rolldownOptions: { input: "dist/styles.css", output: { assetFileNames: "complete.css" } },
  },
});
