import { expect, test } from "vitest";
import { buildBrand, BrandProblem } from "./brand.ts";
import { readNiche } from "./core.ts";
import { deriveColours } from "./derive.ts";
import { brands, schemes } from "./names.ts";
import { measure, misses } from "./pairs.ts";
import { readBrand } from "./read.ts";
import { refusals } from "./refusals.ts";
import { faultsOf } from "./schema.ts";

const value = (given: unknown) => ({ $value: given });
const harbour = {
  $description: "Calm: sea green on mist.",
  brand: { primary: value("#0a7f5a"), secondary: value("#12332a"), light: value("#f4faf7") },
};

async function problemOf(file: unknown): Promise<BrandProblem> {
  const problem = await buildBrand("harbour", file).catch((thrown: unknown) => thrown);
  expect(problem).toBeInstanceOf(BrandProblem);
  return problem as BrandProblem;
}

test.for(brands)("F-077 the file of %s has no fault", (brand) => {
  expect(faultsOf(readNiche(brand))).toEqual([]);
});

test.for<[string, object, string]>([
  ["a group", { brnad: {} }, "brnad: unknown; do you mean brand?"],
  ["a token", { brand: { primry: value("#0a7f5a") } }, "brand.primry: unknown; do you mean primary?"],
  ["a seed", { dark: { sruface: value("#111111") } }, "dark.sruface: unknown; do you mean surface?"],
  ["a size", { "font-size": { xll: value("2rem") } }, "font-size.xll: unknown; do you mean xl?"],
  [
    "a step",
    { light: { steps: { "bg-fil-accent": value("#111111") } } },
    "light.steps.bg-fil-accent: unknown; do you mean bg-fill-accent?",
  ],
  ["a value's key", { gutter: { value: "15px" } }, "gutter.value: unknown; do you mean $value?"],
])("F-077 a misspelt key is an error that names the nearest: %s", ([, file, fault]) => {
  expect(faultsOf(file)).toContain(fault);
});

test.for<[string, object, string]>([
  [
    "a colour",
    { brand: { primary: value("#12") } },
    'brand.primary: "#12" is given, expected a CSS colour, such as "#fc344b"',
  ],
  [
    "a number",
    { light: { tint: value("much") } },
    'light.tint: "much" is given, expected a number from 0 up, such as 0.13',
  ],
  [
    "a size",
    { radius: { card: value(20) } },
    'radius.card: 20 is given, expected a size in px, rem, em or ch, such as "12px"',
  ],
  [
    "a time",
    { duration: { fast: value("quick") } },
    'duration.fast: "quick" is given, expected a time, such as "120ms"',
  ],
  [
    "a weight",
    { "font-weight": { strong: value(1200) } },
    "font-weight.strong: 1200 is given, expected a weight from 1 to 1000, such as 650",
  ],
  [
    "a family",
    { font: { body: value("Figtree") } },
    'font.body: "Figtree" is given, expected a family and its kind, such as ["Figtree", "sans-serif"]',
  ],
  [
    "a curve",
    { ease: { standard: value([2, 0, 0, 1]) } },
    "ease.standard: [2,0,0,1] is given, expected four numbers, the first and the third from 0 to 1, such as [0.2, 0, 0, 1]",
  ],
  [
    "a shadow",
    { light: { "shadow-raised": value([{ color: "#000" }]) } },
    'light.shadow-raised: [{"color":"#000"}] is given, expected a list of layers, each with color, offsetX, offsetY, blur, spread',
  ],
  [
    "a reference to nothing",
    { light: { ink: value("{brand.secundary}") } },
    "light.ink: there is no brand.secundary; do you mean brand.secondary?",
  ],
  [
    "a reference to another kind",
    { light: { ink: value("{gutter}") } },
    'light.ink: gutter is a dimension, expected a CSS colour, such as "#fc344b"',
  ],
  ["no group", { brand: "#0a7f5a" }, 'brand: expected an object, such as { "$value": … }'],
])("F-077 a wrong value says what is expected: %s", ([, file, fault]) => {
  expect(faultsOf(file)).toEqual([fault]);
});

test("F-077 a file is refused whole, with all of its faults", async () => {
  const problem = await problemOf({ brnad: {}, gutter: value(15) });
  expect(problem.faults).toHaveLength(2);
  expect(problem.message).toContain("The brand harbour cannot be built.\n");
});

test("F-077 values that refer to each other in a circle are named", async () => {
  const circle = { brand: { primary: value("{brand.info}"), info: value("{brand.primary}") } };
  expect((await problemOf(circle)).faults).toEqual([
    "brand.primary refers to brand.info refers to brand.primary: a circle has no value.",
  ]);
});

test.for(["Harbour", "a b", 'x"]'])("F-077 %j is no name for a brand", async (name) => {
  await expect(buildBrand(name, harbour)).rejects.toThrow("small letters");
});

/** The colour that a fault offers in place of the refused one. */
const offered = (fault: string) => fault.match(/nearest that passes is (#[\da-f]{6})\./)?.[1];

test("F-077 a refused colour comes with the nearest that passes, and that one passes", async () => {
  const [fault, ...others] = (await problemOf({ ...harbour, light: { ink: value("#b0b8b4") } })).faults;
  expect(others).toEqual([]);
  expect(fault).toMatch(
    /^light\.ink: #b0b8b4 is refused, for text-default on bg-\w+ is 1\.\d\d:1, needs 4\.5:1, and \d+ more;/,
  );
  const mended = { ...harbour, light: { ink: value(offered(fault!)) } };
  expect(refusals(await readBrand("harbour", mended))).toEqual([]);
});

test("F-077 a refused colour is named where it is said, not where it is referred to", async () => {
  const pale = { brand: { ...harbour.brand, secondary: value("#c9d6d0") } };
  expect((await problemOf(pale)).faults[0]).toMatch(/^brand\.secondary: #c9d6d0 is refused/);
});

test("F-077 a page that the brand chose is at fault, not the ink that it left", async () => {
  const [fault] = (await problemOf({ light: { page: value("#55556a") } })).faults;
  expect(fault).toMatch(/^light\.page: #55556a is refused/);
});

test("F-077 a derived step can be said, and what is not said stays derived", async () => {
  const own = { ...harbour, light: { steps: { "bg-fill-accent-hover": value("#03402d") } } };
  const { colours, seeds } = await readBrand("harbour", own);
  expect(colours.light).toEqual({ ...deriveColours(seeds.light), "bg-fill-accent-hover": "#03402d" });
  expect((await buildBrand("harbour", own)).css).toContain("--k-light-bg-fill-accent-hover: #03402d;");
});

test("F-077 a step may refer to a colour of the brand", async () => {
  const own = { ...harbour, light: { steps: { "bg-unread": value("{brand.secondary}") } } };
  expect((await readBrand("harbour", own)).colours.light["bg-unread"]).toBe("#12332a");
});

test.for(schemes)("F-077 a step that is said is checked like the derived ones: %s", async (scheme) => {
  const { colours } = await readBrand("harbour", harbour);
  const ground = colours[scheme]["bg-surface"]!;
  const own = { ...harbour, [scheme]: { steps: { "text-muted": value(ground) } } };
  const [fault, ...others] = (await problemOf(own)).faults;
  expect(others).toEqual([]);
  expect(fault).toContain(`${scheme}.steps.text-muted: ${ground} is refused`);
  const mended = { ...colours[scheme], "text-muted": offered(fault!)! };
  expect(misses(mended)).toEqual([]);
  const ratios = measure(mended).flatMap(({ front, ratio }) => (front === "text-muted" ? [ratio] : []));
  expect(Math.min(...ratios)).toBeLessThan(4.6);
});

test("F-077 a brand is dark where it says so and nobody has chosen", async () => {
  const { css } = await buildBrand("harbour", harbour, { scheme: "dark" });
  expect(css).toContain(":root:not([data-scheme]) {\n  --k-when-light: ;\n  --k-when-dark: initial;");
});

test("F-077 a typeface that is not installed is named with its package", async () => {
  const file = { ...harbour, font: { heading: value(["Comic Relief", "sans-serif"]) } };
  expect((await problemOf(file)).faults).toEqual([
    "font.heading: install the package @fontsource-variable/comic-relief, which brings Comic Relief.",
  ]);
});
