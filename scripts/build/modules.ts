import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Whether a built file works in the browser only and needs `"use client"` in an app with server components: it calls a hook, makes a
 * context or a class component, or stands on a library that does. Found in what is written, because a mark by hand is forgotten.
 */
export function needsClient(script: string): boolean {
  const marked = /^\s*["']use client["']/.test(script);
  return (
    !marked &&
    (/\buse[A-Z]\w*\(/.test(script) ||
      /\bcreateContext\(|\bextends Component\b/.test(script) ||
      clientLibraries.test(script))
  );
}

const clientLibraries = /from "(?:radix-ui|react-easy-crop)"/;

const specifiers = /((?:from|import) ?\(?["'])(\.[^"']*)(["'])/g;

/** Names the built files where a script, or its declarations, name the sources. */
export const withBuiltNames = (text: string): string =>
  text.replace(
    specifiers,
    (_, before: string, path: string, after: string) => before + path.replace(/\.tsx?$/, ".js") + after,
  );

/** The modules that some lead to, themselves among them. `fileOf` says where to read one, where that is not its path. */
export function modulesFrom(entries: readonly string[], fileOf = (module: string): string => module): Set<string> {
  const modules = new Set(entries);
  // It goes on to what is added on the way.
  for (const module of modules)
    for (const [, , path = ""] of readFileSync(fileOf(module), "utf8").matchAll(specifiers))
      if (/\.(?:tsx?|js)$/.test(path)) modules.add(join(dirname(module), path));
  return modules;
}
