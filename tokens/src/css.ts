import { standInNames } from "./fonts.ts";
import { schemes, valueOf, variable } from "./names.ts";
import type { Scheme } from "./names.ts";
import type { Theme } from "./read.ts";
import { cssValue, fluid } from "./values.ts";

type Entry = readonly [name: string, value: string];

const declare = (entries: Iterable<Entry>): string =>
  [...entries].map(([name, value]) => `  ${variable(name)}: ${value};`).join("\n");

/** The variables that a scheme does not change. */
export function formVariables({ form }: Theme): Entry[] {
  return [...form].flatMap(([name, token]): Entry[] => {
    if (/^(breakpoint|font-size-wide)-/.test(name)) return [];
    if (name === "font-heading" || name === "font-body") {
      const [family, ...generic] = token.value as string[];
      const value = [family!, ...standInNames(family!, name), ...generic];
      return [[name, cssValue({ ...token, value })]];
    }
    if (name.startsWith("control-")) return [[name, `max(${cssValue(token)}, ${valueOf("touch-target")})`]];
    const wide = form.get(name.replace("font-size-", "font-size-wide-"));
    return [[name, name.startsWith("font-size-") && wide ? fluid(token, wide) : cssValue(token)]];
  });
}

/** The variables that a scheme changes. */
export function schemeVariables({ colours, shadows }: Theme, scheme: Scheme): Entry[] {
  const layers = [...shadows[scheme]].map(([name, token]) => [name, cssValue(token)] as const);
  return [...Object.entries(colours[scheme]), ...layers];
}

/** Turns a scheme on: `initial` makes a `var()` take its fallback, an empty value makes it vanish. */
const turnOn = (scheme: Scheme): string =>
  schemes.map((each) => `  ${variable(`when-${each}`)}: ${each === scheme ? "initial" : ""};`).join("\n");

/** A value that each scheme has its own of: the one that is turned on is left. */
const ofScheme = (value: (scheme: Scheme) => string): string =>
  schemes.map((scheme) => `var(${variable(`when-${scheme}`)}, ${value(scheme)})`).join(" ");

/**
 * One brand's own values. Both schemes stand under private names, `switchCss` picks from them, so that brands
 * and schemes nest in any order.
 *
 * @param isRoot Whether the brand is also the page's own, without any attribute.
 */
export function brandCss(theme: Theme, isRoot: boolean): string {
  const own = `[data-brand="${theme.brand}"]`;
  const values = schemes.flatMap((scheme) =>
    schemeVariables(theme, scheme).map(([name, value]): Entry => [`${scheme}-${name}`, value]),
  );
  const preset = theme.scheme;
  return [
    `${isRoot ? ":root,\n" : ""}${own} {\n${declare([...formVariables(theme), ...values])}\n}`,
    ...(preset ? [`:root${isRoot ? "" : own}:not([data-scheme]) {\n${turnOn(preset)}\n}`] : []),
  ].join("\n\n");
}

/** Where the reader has replaced our colours, what is a mark by its colour alone takes the system's. */
const forced: Entry[] = [
  ["border-default", "CanvasText"],
  ["border-control", "ButtonBorder"],
  ["border-focus", "Highlight"],
  ["bg-fill-accent", "Highlight"],
  ["text-on-accent", "HighlightText"],
  ["bg-fill-neutral", "CanvasText"],
  ["text-on-neutral", "Canvas"],
  ["bg-unread", "Highlight"],
  ["text-on-unread", "HighlightText"],
  ["bg-brand", "Highlight"],
];

/**
 * What all brands share: the scheme switch and the reader's own settings. The public names are declared again on
 * each element that changes brand or scheme, so each takes the nearest brand's value for the nearest scheme.
 */
export function switchCss(theme: Theme): string {
  const anywhere = ":root,\n[data-brand],\n[data-scheme]";
  const picks = schemeVariables(theme, "light").map(([name]): Entry => [
    name,
    ofScheme((scheme) => valueOf(`${scheme}-${name}`)),
  ]);
  const durations = [...theme.form.keys()].filter((name) => name.startsWith("duration-"));
  return `
:root {
  ${variable("touch-target")}: 0px;
${turnOn("light")}
}

@media (pointer: coarse) {
:root {
  ${variable("touch-target")}: 44px;
}
}

@media (prefers-color-scheme: dark) {
:root {
${turnOn("dark")}
}
}

${schemes.map((scheme) => `[data-scheme="${scheme}"] {\n${turnOn(scheme)}\n}`).join("\n\n")}

[data-brand],
[data-scheme] {
  color-scheme: ${ofScheme((scheme) => scheme)};
}

${anywhere} {
${declare(picks)}
}

@media (forced-colors: active) {
${anywhere} {
${declare(forced)}
}
}

@media (prefers-reduced-motion: reduce) {
:root,
[data-brand] {
${declare(durations.map((name) => [name, "0ms"]))}
}
}`;
}
