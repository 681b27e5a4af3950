import { expect, test } from "vitest";
import { brandCss, formVariables, schemeVariables, switchCss } from "./css.ts";
import { readFonts } from "./fonts.ts";
import { brands, defaultSchemes, schemes } from "./names.ts";
import { readTheme } from "./read.ts";

const themes = await Promise.all(brands.map(readTheme));
const base = themes[0]!;

test.for(themes)("BRAND-03 every brand resolves to the same set of names: $brand", (theme) => {
  expect([...theme.form.keys()]).toEqual([...base.form.keys()]);
  for (const scheme of schemes)
    expect(schemeVariables(theme, scheme).map(([name]) => name)).toEqual(
      schemeVariables(base, "light").map(([name]) => name),
    );
});

test("BRAND-03 the general brand gives the specified colours", async () => {
  expect(base.colours.light).toMatchObject({
    "bg-brand": "#fc344b",
    "bg-page": "#f8f9fa",
    "bg-unread": "#2a2a54",
    "text-default": "#2a2a54",
  });
});

test("BRAND-03 no two brands share a type pairing, a page, a corner or a movement", () => {
  const tell = (pick: (theme: (typeof themes)[number]) => unknown) =>
    new Set(themes.map((theme) => JSON.stringify(pick(theme)))).size;
  const form = (name: string) => (theme: (typeof themes)[number]) => theme.form.get(name)?.value;
  expect(tell(form("font-heading"))).toBe(brands.length);
  expect(tell(form("font-body"))).toBe(brands.length);
  expect(tell((theme) => theme.colours.light["bg-page"])).toBe(brands.length);
  expect(tell((theme) => theme.colours.dark["bg-page"])).toBe(brands.length);
  expect(tell(form("radius-card"))).toBe(brands.length);
  expect(tell(form("duration-normal"))).toBe(brands.length);
});

test("BRAND-03 bdsm alone is dark where nobody has chosen", () => {
  expect(defaultSchemes).toEqual({ bdsm: "dark" });
  const bdsm = themes.find(({ brand }) => brand === "bdsm")!;
  expect(brandCss(bdsm, true)).toContain(":root:not([data-scheme]) {\n  --k-when-light: ;\n  --k-when-dark: initial;");
  expect(brandCss(base, true)).not.toContain("when-");
});

test("BRAND-03 every duration is zero under reduced motion", () => {
  const [, reduced] = switchCss(base).split("prefers-reduced-motion: reduce");
  for (const [name] of formVariables(base).filter(([each]) => each.startsWith("duration-")))
    expect(reduced).toContain(`--k-${name}: 0ms;`);
});

test("BRAND-03 a private brand value has its public name, and the other way round", () => {
  const names = schemeVariables(base, "light").map(([name]) => name);
  const picked = switchCss(base).match(/(?<=var\(--k-light-)[\w-]+/g);
  expect(picked).toEqual(names);
});

test.for(themes)("BRAND-03 fonts swap in from own files with stand-ins of the same size: $brand", async (theme) => {
  const { css, files, preload } = await readFonts(theme);
  const faces = css.split("@font-face").slice(1);
  const own = faces.filter((face) => face.includes("url("));
  const standIns = faces.filter((face) => face.includes("local("));
  expect(preload.length).toBeLessThanOrEqual(2);
  expect(css).not.toContain("http");
  for (const face of own) {
    expect(face).toContain("font-display: swap");
    expect(files.has(face.match(/files\/([\w.-]+)"/)![1]!)).toBe(true);
  }
  for (const face of standIns) {
    const size = Number(face.match(/size-adjust: ([\d.]+)%/)![1]);
    expect(size).toBeGreaterThan(70);
    expect(size).toBeLessThan(145);
    expect(face).toMatch(/ascent-override: [\d.]+%;\s+descent-override: [\d.]+%/);
  }
  const named = formVariables(theme).filter(([name]) => /^font-(heading|body)$/.test(name));
  for (const family of named.flatMap(([, value]) => value.split(", ").slice(0, -1)))
    expect(css).toContain(`font-family: "${family.replaceAll('"', "")}"`);
});
