import { rmSync } from "node:fs";

import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { type App, installApp } from "../../../scripts/build/installed.ts";
import { chromiumArgs } from "../../../scripts/lib/chromium.ts";
import { compileCss } from "./compile-css.ts";

// It packs, installs and bundles for real.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** What an app imports; its own values stand where our names or Tailwind's could meet them. */
const tailwind = '@import "tailwindcss";';
const kindling = '@import "@kindling/ui/styles.css"; @import "@kindling/tokens/general.css";';
const own = `
@theme {
  --color-red-500: rgb(250, 10, 20);
  --color-default: rgb(1, 2, 3);
  --radius-lg: 13px;
  --radius-control: 3px;
  --text-4xl: 41px;
  --spacing: 5px;
  --font-sans: Georgia, serif;
  --font-body: cursive;
  --font-weight-strong: 555;
  --ease-standard: linear;
  --breakpoint-md: 400px;
  --animate-spin: spin 9s linear infinite;
  @keyframes spin { to { rotate: 7deg; } }
}
@layer base {
  h1 { font-size: 33px; font-weight: 800; }
  a { color: rgb(4, 5, 6); text-decoration: underline; }
  :focus-visible { outline: auto; }
}
@layer components {
  .boxed { padding: 7px; border: 2px dashed rgb(7, 8, 9); }
}`;

const elements = `
<h1>Heading</h1>
<h2>Plain heading</h2>
<a href="#">Link</a>
<input value="Words">
<ul><li>Item</li></ul>
<div class="bg-red-500 rounded-lg text-4xl p-4">Own values</div>
<div class="bg-blue-500 rounded-xl text-5xl font-bold shadow-lg">Tailwind's values</div>
<div class="hidden">Never</div>
<div class="hidden md:block">When wide</div>
<div class="flex md:hidden">When narrow</div>
<p class="font-body font-strong text-lg rounded-control ease-standard transition leading-7 translate-x-2">Our names</p>
<div class="boxed animate-spin bg-page">Boxed</div>`;

let app: App;
let browser: Browser;
let button: (className?: string) => string;

beforeAll(async () => {
  app = installApp(["react", "react-dom", "react-intl", "tailwindcss"]);
  const script = app.write(
    "button.mjs",
    `import { createElement as h } from "react";
     import { renderToString } from "react-dom/server";
     import { Button } from "@kindling/ui/button";
     console.log(renderToString(h(Button, { id: "ours", className: process.argv[2] }, "Send")));`,
  );
  button = (className = "") => app.run(process.execPath, [script, className]);
  browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: chromiumArgs,
  });
});
afterAll(async () => {
  await browser?.close();
  if (app) rmSync(app.folder, { recursive: true });
});

const compiled = new Map<string, string>();

async function compile(css: string): Promise<string> {
  const known = compiled.get(css) ?? (await compileCss(app, css));
  compiled.set(css, known);
  return known;
}

type Look = Readonly<Record<string, string>>;

async function open(sheets: readonly string[], body: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 500, height: 500 } });
  const styles = sheets.map((css) => `<style>${css}</style>`).join("");
  await page.setContent(`<!doctype html>${styles}<body>${body}`);
  return page;
}

/** The ring of the button that the keyboard has reached. */
async function ring(sheets: readonly string[]): Promise<string> {
  const page = await open(sheets, part());
  await page.keyboard.press("Tab");
  // Its colour takes a moment, as those of a button do.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const drawn = await page.$eval("#ours:focus-visible", (element) => getComputedStyle(element).outline);
  await page.close();
  return drawn;
}

/** What is computed for elements of a page, with the frames of what moves. */
async function computed(sheets: readonly string[], body: string, selector: string): Promise<Look[]> {
  const page = await open(sheets, body);
  const looks = await page.$$eval(selector, (found) =>
    found.map((element) => {
      const style = getComputedStyle(element);
      // What turns has another value each moment; its frames do not.
      const names = [...style].filter((name) => !/^--|^rotate$/.test(name));
      const frames = element.getAnimations().map(({ effect }) => (effect as KeyframeEffect).getKeyframes());
      return Object.fromEntries([
        ...names.map((name) => [name, style.getPropertyValue(name)]),
        ["frames", JSON.stringify(frames)],
      ]);
    }),
  );
  await page.close();
  return looks;
}

const part = (className?: string) => `<section data-brand="general" data-scheme="light">${button(className)}</section>`;

const everything = "html, body, body > *";

/** The ways in which an app can carry both, each as its stylesheets. */
const ways: [way: string, sheets: string[]][] = [
  ["in one stylesheet", [tailwind + kindling + own]],
  ["in one stylesheet, ours first", [kindling + tailwind + own]],
  ["in two stylesheets", [tailwind + own, kindling]],
  ["in two stylesheets, ours first", [kindling, tailwind + own]],
  [
    "with a button's styles alone",
    [
      tailwind + own,
      '@import "@kindling/ui/core.css"; @import "@kindling/ui/sources/button.css"; @import "@kindling/tokens/general.css";',
    ],
  ],
];

describe("F-073 beside an app's own Tailwind", () => {
  let alone: { elements: Look[]; button: Look[]; ring: string };

  beforeAll(async () => {
    // Tailwind reads it for the app's classes.
    app.write("index.html", elements);
    const [theirs, ours] = [await compile(tailwind + own), await compile(kindling)];
    alone = {
      elements: await computed([theirs], elements, everything),
      button: await computed([ours], part(), "#ours"),
      ring: await ring([ours]),
    };
  });

  it.each(ways)("%s, each looks as it does alone, and the app's classes win", async (_way, sheets) => {
    const styles: string[] = [];
    for (const sheet of sheets) styles.push(await compile(sheet));
    expect(await computed(styles, elements, everything)).toEqual(alone.elements);
    expect(await computed(styles, part(), "#ours")).toEqual(alone.button);
    expect(await ring(styles)).toBe(alone.ring);
    const [mixed] = await computed(styles, part("bg-red-500 p-4 boxed"), "#ours");
    expect(mixed).toMatchObject({
      "background-color": "rgb(250, 10, 20)",
      "padding-left": "20px",
      "border-top-style": "dashed",
    });
  });

  it("the app's own values are what is compared", () => {
    const [box] = alone.elements.filter((look) => look["background-color"] === "rgb(250, 10, 20)");
    expect(box).toMatchObject({ "border-top-left-radius": "13px", "font-size": "41px", "padding-left": "20px" });
  });
});
