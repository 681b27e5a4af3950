import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compile } from "tailwindcss";
import { expect, test } from "vitest";
import { tones } from "./names.ts";
import { readTheme } from "./read.ts";
import { themeCss } from "./theme.ts";

const { resolve } = createRequire(import.meta.url);
const theme = themeCss(await readTheme("general"));

/** Compiles as a site does: Tailwind's own theme first, then ours. */
async function build(...candidates: string[]): Promise<string> {
  const entry = '@import "tailwindcss/theme.css"; @import "ours"; @tailwind utilities;';
  const { build: run } = await compile(entry, {
    base: "/",
    loadStylesheet: async (id) => ({
      path: id,
      base: "/",
      content: id === "ours" ? theme : readFileSync(resolve(id), "utf8"),
    }),
  });
  return run(candidates);
}

/** Utilities of docs/components.md and the declaration that each must make. */
const promised: Record<string, string> = {
  ...Object.fromEntries(
    [
      ...["page", "surface", "raised", "sunken", "overlay", "placeholder", "brand", "unread"],
      ...["bubble-own", "bubble-other"],
      ...tones.flatMap((tone) => [`fill-${tone}`, `fill-${tone}-hover`, `fill-${tone}-active`]),
      ...tones.flatMap((tone) => [`soft-${tone}`, `soft-${tone}-hover`]),
    ].map((name) => [`bg-${name}`, `background-color: var(--bg-${name})`]),
  ),
  ...Object.fromEntries(
    [
      ...["default", "muted", "on-photo", "on-unread", "on-bubble-own", "on-bubble-other"],
      ...tones.flatMap((tone) => [tone, `on-${tone}`, `on-soft-${tone}`]),
    ].map((name) => [`text-${name}`, `color: var(--text-${name})`]),
  ),
  ...Object.fromEntries(
    ["default", "control", "focus", ...tones].map((name) => [`border-${name}`, `border-color: var(--border-${name})`]),
  ),
  ...Object.fromEntries(
    ["xs", "sm", "md", "lg", "xl", "2xl", "3xl", "display"].map((size) => [
      `text-${size}`,
      `font-size: var(--font-size-${size});\n  line-height: var(--tw-leading, var(--line-height-${size}))`,
    ]),
  ),
  ...Object.fromEntries(
    ["regular", "medium", "strong"].map((weight) => [`font-${weight}`, `font-weight: var(--font-weight-${weight})`]),
  ),
  ...Object.fromEntries(["sm", "md", "lg"].map((size) => [`h-control-${size}`, `height: var(--control-${size})`])),
  ...Object.fromEntries(
    ["control", "card", "dialog", "bubble"].map((part) => [`rounded-${part}`, `border-radius: var(--radius-${part})`]),
  ),
  ...Object.fromEntries(
    ["fast", "normal", "slow"].map((pace) => [`duration-${pace}`, `transition-duration: var(--duration-${pace})`]),
  ),
  ...Object.fromEntries(
    ["nav", "overlay", "dialog", "toast"].map((layer) => [`z-${layer}`, `z-index: var(--z-${layer})`]),
  ),
  ...Object.fromEntries(
    ["text", "page", "toast", "thread"].map((width) => [`max-w-${width}`, `max-width: var(--width-${width})`]),
  ),
  "bg-photo-scrim": "background-image: linear-gradient(",
  "outline-focus": "outline-color: var(--border-focus)",
  "font-heading": "font-family: var(--font-heading);\n  font-weight: var(--font-weight-heading)",
  "font-body": "font-family: var(--font-body)",
  "tracking-heading": "letter-spacing: var(--tracking-heading)",
  "p-3": "padding: calc(var(--spacing) * 3)",
  "px-gutter": "padding-inline: var(--gutter)",
  "rounded-full": "border-radius: calc(infinity * 1px)",
  "border-thin": "border-width: var(--border-width-thin)",
  "border-t-strong": "border-top-width: var(--border-width-strong)",
  "shadow-raised": "--tw-shadow: var(--shadow-raised)",
  "shadow-overlay": "--tw-shadow: var(--shadow-overlay)",
  "ease-standard": "transition-timing-function: var(--ease-standard)",
  "ease-emphasis": "transition-timing-function: var(--ease-emphasis)",
  "transition-colors": "transition-duration: var(--tw-duration, var(--duration-normal))",
};

const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200 };

const raw = [
  ...["bg-red-500", "text-white", "bg-black", "border-gray-200", "outline-blue-500"],
  ...["text-base", "font-bold", "font-sans", "rounded-lg", "shadow-md", "max-w-md"],
  ...["ease-in-out", "tracking-wide"],
];

const css = await build(...Object.keys(promised), ...Object.keys(breakpoints).map((name) => `${name}:flex`), ...raw);

test.for(Object.entries(promised))("BRAND-03 the utility %s compiles", ([name, declaration]) => {
  const [, rule] = css.split(`\n.${name} {`);
  expect(rule?.split("\n}")[0]).toContain(declaration);
});

test.for(Object.entries(breakpoints))("BRAND-03 the breakpoint %s is at %i px", ([name, width]) => {
  expect(css).toContain(`@media (width >= ${width}px) {\n  .${name}\\:flex`);
});

test.for(raw)("BRAND-03 the raw utility %s does not exist", (name) => {
  expect(css).not.toContain(`.${name} {`);
});

test("BRAND-03 a weight beside font-heading wins over the heading's own", () => {
  expect(css.indexOf(".font-strong {")).toBeGreaterThan(css.indexOf(".font-heading {"));
});
