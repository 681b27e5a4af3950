import { readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

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

/** TypeScript writes `.js` into scripts only; in declarations it leaves the names of the sources. */
export const declaration = (text: string): string =>
  text.replace(/((?:from|import) ?\(?["']\.[^"']*?)\.tsx?(["'])/g, "$1.js$2");

/** In the package Tailwind reads the classes from the built files. */
export const tailwindEntry = (css: string): string =>
  css.replace(/@source "\.\/\*\*\/\*\.\{ts,tsx\}";\n@source not [^\n]*\n/, '@source "./**/*.js";\n');

/** The built scripts that one is made of, itself first. */
export function partsOf(script: string, parts = new Set<string>()): Set<string> {
  if (parts.has(script)) return parts;
  parts.add(script);
  for (const [, path = ""] of readFileSync(script, "utf8").matchAll(/(?:from|import) ?\(?["'](\.[^"']+\.js)["']/g))
    partsOf(join(dirname(script), path), parts);
  return parts;
}

/** A stylesheet for a folder, which names a component's scripts to Tailwind; that then writes their classes and no others. */
export const sourcesOf = (script: string, folder: string): string =>
  [...partsOf(script)].map((part) => `@source "${relative(folder, part).split(sep).join("/")}";\n`).join("");
