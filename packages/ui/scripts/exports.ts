import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** The folders of components, each with a script of its name. */
export const components = (): string[] =>
  readdirSync(join(root, "src"))
    .filter((name) => existsSync(join(root, "src", name, `${name}.tsx`)))
    .toSorted();

/** The package's table of contents: one subpath a component, the stylesheets, and nothing private. */
export function publishedExports(): Record<string, string> {
  return {
    "./styles.css": "./dist/styles.css",
    "./core.css": "./dist/core.css",
    "./complete.css": "./dist/complete.css",
    "./sources/*.css": "./dist/*/sources.css",
    ...Object.fromEntries(components().map((name) => [`./${name}`, `./dist/${name}/${name}.js`])),
    "./package.json": "./package.json",
  };
}

if (import.meta.main) {
  const file = join(root, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8")) as { publishConfig: { exports: unknown } };
  manifest.publishConfig = { ...manifest.publishConfig, exports: publishedExports() };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
