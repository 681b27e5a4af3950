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
async function build(candidates: string[]): Promise<string> {
  const entry = '@import "tailwindcss/theme.css"; @import "ours"; @tailwind utilities;';
  const compiler = await compile(entry, {
    base: "/",
    loadStylesheet: async (id) => ({
      path: id,
      base: "/",
      content: id === "ours" ? theme : readFileSync(resolve(id), "utf8"),
    }),
  });
  return compiler.build(candidates);
}

const words = (list: string) => list.split(" ");
const perTone = (...patterns: string[]) =>
  tones.flatMap((tone) => patterns.map((pattern) => pattern.replace("*", tone)));

/** Utilities by a prefix, each with the declaration that it must make; `*` stands for the name. */
const each = (prefix: string, names: string[], declaration: string): [string, string][] =>
  names.map((name) => [prefix + name, declaration.replaceAll("*", name)]);

/** Every utility of docs/components.md. */
const promised: [utility: string, declaration: string][] = [
  ...each(
    "bg-",
    [
      ...words("page surface raised sunken overlay placeholder brand unread bubble-own bubble-other"),
      ...perTone("fill-*", "fill-*-hover", "fill-*-active", "soft-*", "soft-*-hover"),
    ],
    "background-color: var(--k-bg-*);",
  ),
  ...each(
    "text-",
    [...words("default muted on-photo on-unread on-bubble-own on-bubble-other"), ...perTone("*", "on-*", "on-soft-*")],
    "color: var(--k-text-*);",
  ),
  ...each("border-", [...words("default control focus"), ...tones], "border-color: var(--k-border-*);"),
  ...each("border-", words("thin strong"), "border-width: var(--k-border-width-*);"),
  ...each("border-t-", words("thin strong"), "border-top-width: var(--k-border-width-*);"),
  ...each(
    "text-",
    words("xs sm md lg xl 2xl 3xl display"),
    "font-size: var(--k-font-size-*);\n  line-height: var(--tw-leading, var(--k-line-height-*));",
  ),
  ...each("font-", words("regular medium strong"), "font-weight: var(--k-font-weight-*);"),
  ...each("h-control-", words("sm md lg"), "height: var(--k-control-*);"),
  ...each("rounded-", words("control card dialog bubble"), "border-radius: var(--k-radius-*);"),
  ...each("shadow-", words("raised overlay"), "box-shadow: var(--k-shadow-*);"),
  ...each("duration-", words("fast normal slow"), "transition-duration: var(--k-duration-*);"),
  ...each("ease-", words("standard emphasis"), "transition-timing-function: var(--k-ease-*);"),
  ...each("z-", words("nav overlay dialog toast"), "z-index: var(--k-z-*);"),
  ...each("max-w-", words("text page toast thread"), "max-width: var(--k-width-*);"),
  ["bg-photo-scrim", "background-image: linear-gradient("],
  ["outline-focus", "outline-color: var(--k-border-focus);"],
  ["font-heading", "font-family: var(--k-font-heading);\n  font-weight: var(--k-font-weight-heading);"],
  ["font-body", "font-family: var(--k-font-body);"],
  ["tracking-heading", "letter-spacing: var(--k-tracking-heading);"],
  ["p-3", "padding: calc(var(--k-spacing) * 3);"],
  ["px-gutter", "padding-inline: var(--k-gutter);"],
  ["rounded-full", "border-radius: calc(infinity * 1px);"],
  ["transition-colors", "transition-duration: var(--tw-duration, var(--k-duration-fast));"],
];

const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200 };

const raw = words(
  "bg-red-500 text-white bg-black border-gray-200 outline-blue-500 text-base font-bold font-sans " +
    "rounded-lg shadow-md max-w-md ease-in-out tracking-wide",
);

const css = await build([
  ...promised.map(([utility]) => utility),
  ...Object.keys(breakpoints).map((name) => `${name}:flex`),
  ...raw,
]);

test.for(promised)("BRAND-03 the utility %s compiles", ([utility, declaration]) => {
  const [, rule] = css.split(`\n.${utility} {`);
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
