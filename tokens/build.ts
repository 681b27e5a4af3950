import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { brandCss, switchCss } from "./src/css.ts";
import { moduleFiles } from "./src/module.ts";
import { brands, schemes } from "./src/names.ts";
import { misses } from "./src/pairs.ts";
import { readTheme } from "./src/read.ts";
import type { Theme } from "./src/read.ts";
import { themeCss } from "./src/theme.ts";

const dist = new URL("dist/", import.meta.url);
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
const write = (name: string, text: string) =>
  writeFileSync(new URL(name, dist), `${text.trim()}\n`);

const themes: Theme[] = [];
for (const brand of brands) themes.push(await readTheme(brand));
const base = themes[0]!;

for (const theme of themes) {
  for (const scheme of schemes)
    for (const { pair, ratio, least } of misses(theme.colours[scheme])) {
      console.error(`${theme.brand} ${scheme}: ${pair} is ${ratio.toFixed(2)}:1, needs ${least}:1`);
      process.exitCode = 1;
    }
  write(`${theme.brand}.css`, `${switchCss(theme)}\n\n${brandCss(theme, true)}`);
}
write(
  "all.css",
  [switchCss(base), ...themes.map((theme) => brandCss(theme, theme === base))].join("\n\n"),
);
write("theme.css", themeCss(base));

const { js, dts } = moduleFiles(themes);
write("index.js", js);
write("index.d.ts", dts);
