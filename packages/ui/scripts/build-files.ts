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

const clientLibraries = /from "(?:radix-ui|react-easy-crop|@tanstack\/react-virtual)"/;

/** TypeScript writes `.js` into scripts only; in declarations it leaves the names of the sources. */
export const declaration = (text: string): string =>
  text.replace(/((?:from|import) ?\(?["']\.[^"']*?)\.tsx?(["'])/g, "$1.js$2");

/** In the package Tailwind reads the classes from the built files. */
export const tailwindEntry = (css: string): string =>
  css.replace(/@source "\.\/\*\*\/\*\.\{ts,tsx\}";\n@source not [^\n]*\n/, '@source "./**/*.js";\n');
