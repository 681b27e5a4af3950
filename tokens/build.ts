import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { brandCss, switchCss } from "./src/css.ts";
import { readFonts } from "./src/fonts.ts";
import { moduleFiles } from "./src/module.ts";
import { brands } from "./src/names.ts";
import { BrandProblem } from "./src/problem.ts";
import { readTheme } from "./src/read.ts";
import { refusals } from "./src/refusals.ts";
import { ratioTable } from "./src/report.ts";
import { themeCss } from "./src/theme.ts";

const dist = new URL("dist/", import.meta.url);
const write = (name: string, text: string) => writeFileSync(new URL(name, dist), `${text.trim()}\n`);

const themes = await Promise.all(brands.map(readTheme));
const fonts = await Promise.all(themes.map(readFonts));
const base = themes[0]!;

process.stdout.write(`${ratioTable(themes)}\n`);
for (const theme of themes) {
  const refused = refusals(theme);
  if (refused.length > 0) throw new BrandProblem(theme.brand, refused);
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(new URL("fonts/files/", dist), { recursive: true });
for (const [index, theme] of themes.entries()) {
  const { css, files } = fonts[index]!;
  write(`${theme.brand}.css`, `${brandCss(theme, true)}\n\n${switchCss(base)}`);
  write(`fonts/${theme.brand}.css`, css);
  for (const [name, path] of files) copyFileSync(path, new URL(`fonts/files/${name}`, dist));
}
write("all.css", [...themes.map((theme) => brandCss(theme, theme === base)), switchCss(base)].join("\n\n"));
write("fonts/all.css", fonts.map(({ css }) => css).join("\n\n"));
write("theme.css", themeCss(base));
const { js, dts } = moduleFiles(themes, fonts);
write("index.js", js);
write("index.d.ts", dts);
