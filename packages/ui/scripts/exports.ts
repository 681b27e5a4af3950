import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";

const root = join(import.meta.dirname, "..");

/** The rooms that components lie in, as the sidebar names them. What else is in `src` is private. */
export const groups = ["primitives", "fields", "overlays", "navigation", "members", "chat", "money", "landers"];

/** Each component's name with the path of its script, without an ending: a folder in a group, with a script of its name. */
export function components(): [name: string, path: string][] {
  return globSync(`{${groups.join(",")}}/*/*.tsx`, { cwd: join(root, "src") })
    .map((file) => file.split(sep).join("/").replace(".tsx", ""))
    .filter((path) => basename(path) === basename(dirname(path)))
    .map((path): [string, string] => [basename(path), path])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** What the workspace imports: the sources. The group stays out of the names, so that a component can move. */
export const sourceExports = (): Record<string, string> => ({
  "./tailwind.css": "./src/tailwind.css",
  "./theme.css": "./src/theme.css",
  "./page.css": "./src/page.css",
  "./classes.css": "./src/classes.css",
  ...Object.fromEntries(components().map(([name, path]) => [`./${name}`, `./src/${path}.tsx`])),
});

/** The package's table of contents: one subpath a component, the stylesheets, and nothing private. */
export const publishedExports = (): Record<string, string> => ({
  "./styles.css": "./dist/styles.css",
  "./tailwind.css": "./dist/tailwind.css",
  "./core.css": "./dist/core.css",
  "./theme.css": "./dist/theme.css",
  "./page.css": "./dist/page.css",
  "./classes.css": "./dist/classes.css",
  "./sources/*.css": "./dist/sources/*.css",
  ...Object.fromEntries(components().map(([name, path]) => [`./${name}`, `./dist/${path}.js`])),
  "./package.json": "./package.json",
});

if (import.meta.main) {
  const file = join(root, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8")) as { exports: unknown; publishConfig: { exports: unknown } };
  manifest.exports = sourceExports();
  manifest.publishConfig.exports = publishedExports();
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
