import { readFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path/posix";

/** A package of the workspace: where it lies and which of its files each of its subpaths is. */
export interface Package {
  name: string;
  folder: string;
  exports: Record<string, string>;
}

type Target = string | { [condition: string]: Target };

export function packageOf(folder: string, manifest: { name: string; exports?: Record<string, Target> }): Package {
  const exports = Object.entries(manifest.exports ?? {}).map(([subpath, target]) => [subpath, fileOf(target)]);
  return { name: manifest.name, folder, exports: Object.fromEntries(exports) };
}

const fileOf = (target: Target): string => {
  const values = typeof target === "string" ? [target] : Object.values(target).map(fileOf);
  return values.find((value) => value.startsWith("./src/")) ?? values[0] ?? "";
};

const named = /(?:\bfrom|\bimport)\s*(?:\(\s*)?["']([^"'\n]+)["']/g;
const globbed = /\bglob(?:<[^>]*>+)?\(\s*(?:\[([^\]]*)\]|(["'][^"'\n]+["']))/g;

/** The files among `files` that the text of `file` names: imported, exported again, loaded later or by a glob. */
export function importsOf(
  file: string,
  text: string,
  { files, packages }: { files: ReadonlySet<string>; packages: readonly Package[] },
): string[] {
  const imported = [...text.matchAll(named)].flatMap(([, specifier = ""]) => resolve(file, specifier, packages));
  const patterns = [...text.matchAll(globbed)].flatMap(([, list, one]) =>
    [...(list ?? one ?? "").matchAll(/["']([^"'\n]+)["']/g)].map(([, pattern = ""]) => join(dirname(file), pattern)),
  );
  const found = patterns.flatMap((pattern) => [...files].filter((other) => matchesGlob(other, pattern)));
  // A file that was deleted is named all the same: who imports it is concerned.
  return [...imported, ...found];
}

function resolve(file: string, specifier: string, packages: readonly Package[]): string[] {
  const path = specifier.split("?", 1)[0]!;
  if (path.startsWith(".")) return [join(dirname(file), path)];
  const owner = packages.find(({ name }) => path === name || path.startsWith(`${name}/`));
  if (!owner) return [];
  const subpath = `.${path.slice(owner.name.length)}`;
  for (const [pattern, target] of Object.entries(owner.exports)) {
    const [before = "", after = ""] = pattern.split("*");
    const isMatch = pattern.includes("*") ? subpath.startsWith(before) && subpath.endsWith(after) : subpath === pattern;
    if (!isMatch) continue;
    const part = subpath.slice(before.length, subpath.length - after.length);
    const source = join(owner.folder, target.replace("*", part)).replace("/dist/", "/src/");
    // What is built says the name of the output.
    return source.endsWith(".js") ? [".ts", ".tsx"].map((end) => source.replace(/\.js$/, end)) : [source];
  }
  return [];
}

/** What each file imports, turned round: who imports it. */
export function importersOf(
  files: readonly string[],
  packages: readonly Package[],
  read: (file: string) => string = (file) => readFileSync(file, "utf8"),
): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  const known = new Set(files);
  for (const file of files.filter((name) => /\.(tsx?|mjs|css)$/.test(name)))
    for (const imported of importsOf(file, read(file), { files: known, packages }))
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
  return importers;
}
