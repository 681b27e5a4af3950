import { formatHex } from "culori";
import { expect, test } from "vitest";
import { atLightness, contrast, mix, oklch, shift } from "./colour.ts";
import { deriveColours } from "./derive.ts";
import { brands, schemes } from "./names.ts";
import { measure, misses } from "./pairs.ts";
import { readTheme } from "./read.ts";

const themes = await Promise.all(brands.map(readTheme));
const each = themes.flatMap((theme) => schemes.map((scheme) => ({ brand: theme.brand, scheme, theme })));

test("BEYOND-02 white on the brand's own red is below AA and counts as a miss", () => {
  expect(contrast("#ffffff", "#fc344b")).toBeCloseTo(3.66, 2);
  const { light } = themes[0]!.colours;
  expect(misses({ ...light, "bg-fill-accent": "#fc344b" })).toEqual([
    "text-on-accent on bg-fill-accent is 3.66:1, needs 4.5:1",
  ]);
});

test.for(each)("BRAND-03 every text/surface pair of every theme meets AA: $brand $scheme", ({ theme, scheme }) => {
  expect(measure(theme.colours[scheme]).length).toBeGreaterThan(40);
  expect(misses(theme.colours[scheme])).toEqual([]);
});

test.for(each)("BEYOND-02 a too light text is named as a miss: $brand $scheme", ({ theme, scheme }) => {
  const colours = theme.colours[scheme];
  const faint = mix(colours["bg-page"]!, colours["text-default"]!, 0.2);
  const found = misses({ ...colours, "text-on-accent": colours["bg-fill-accent"]!, "text-muted": faint });
  expect(found.map((miss) => miss.split(" ")[0])).toEqual(["text-muted", "text-muted", "text-on-accent"]);
});

test.for(each)("BEYOND-02 whatever its colour, a brand gets no pair below AA: $brand $scheme", ({ theme, scheme }) => {
  for (let turn = 0; turn < 12; turn += 1) {
    const vivid = formatHex({ mode: "oklch", l: 0.6, c: 0.2, h: turn * 30 });
    const colour = atLightness(vivid, [0.05, 0.3, 0.5, 0.75, 0.97][turn % 5]!);
    const said = ["brand", "accent", "focus", "unread", "bubble-own"].map((name) => [name, colour]);
    expect(misses(deriveColours({ ...theme.seeds[scheme], ...Object.fromEntries(said) }))).toEqual([]);
  }
});

test.for(each)("what loads is seen on every ground: $brand $scheme", ({ theme, scheme }) => {
  const colours = theme.colours[scheme];
  const grounds = ["bg-page", "bg-surface", "bg-raised"];
  expect(grounds.filter((ground) => contrast(colours["bg-placeholder"]!, colours[ground]!) < 1.15)).toEqual([]);
});

test("BEYOND-02 a pair of a colour that does not exist stops the check", () => {
  expect(() => measure({ "text-default": "#000" })).toThrow("No colour bg-page");
});

test.for(themes)("BEYOND-02 the raw brand colour stays, its strong step keeps its hue: $brand", (theme) => {
  const { light } = theme.colours;
  const raw = oklch(light["bg-brand"]!);
  const step = oklch(light["bg-fill-accent"]!);
  expect(Math.abs(raw.h - step.h)).toBeLessThan(2);
  expect(Math.abs(raw.l - step.l)).toBeLessThan(0.16);
});

test("BEYOND-02 the general brand's strong step is the nearest that carries white", () => {
  const { light } = themes[0]!.colours;
  const step = light["bg-fill-accent"]!;
  expect(light).toMatchObject({ "bg-brand": "#fc344b", "text-on-accent": "#ffffff" });
  expect(contrast("#ffffff", step)).toBeGreaterThanOrEqual(4.5);
  expect(contrast("#ffffff", shift(step, 0.008))).toBeLessThan(4.5);
});
