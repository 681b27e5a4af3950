import type { Theme, Token } from "./read.ts";
import { defaultSchemes, schemes } from "./names.ts";

/** Lines of declarations from names and values. */
const declare = (entries: Iterable<readonly [string, string]>): string =>
  [...entries].map(([name, value]) => `  --${name}: ${value};`).join("\n");

type Dimension = { value: number; unit: string };
type Shadow = Record<"color" | "offsetX" | "offsetY" | "blur" | "spread", string>;

const dimension = (value: unknown): string => {
  if (typeof value === "string") return value;
  const { value: number, unit } = value as Dimension;
  return `${number}${unit}`;
};

/** A token's value as CSS. */
function css({ type, value }: Token): string {
  switch (type) {
    case "dimension":
    case "duration":
      return dimension(value);
    case "cubicBezier":
      return `cubic-bezier(${(value as number[]).join(", ")})`;
    case "fontFamily":
      return (value as string[])
        .map((family) => (family.includes(" ") ? `"${family}"` : family))
        .join(", ");
    case "shadow": {
      const layers = (value as Shadow[]).map(({ color, offsetX, offsetY, blur, spread }) =>
        [offsetX, offsetY, blur, spread, color].join(" "),
      );
      // Tailwind joins shadows with commas, where the word none would void the whole list.
      return layers.join(", ") || "0 0 #0000";
    }
    default:
      return String(value);
  }
}

/** A size that grows with the window, from a 390 px phone to the widest page. */
function fluid(small: Token, wide: Token): string {
  const [from, to] = [small, wide].map(({ value }) => (value as Dimension).value) as [
    number,
    number,
  ];
  const slope = (to - from) / ((1200 - 390) / 16);
  const start = from - slope * (390 / 16);
  const round = (number: number) => Number(number.toFixed(4));
  return `clamp(${from}rem, ${round(start)}rem + ${round(slope * 100)}vw, ${to}rem)`;
}

/** The variables that a scheme does not change. */
export function formVariables({ form }: Theme): [string, string][] {
  return [...form].flatMap(([name, token]): [string, string][] => {
    if (/^(breakpoint|font-size-wide)-/.test(name)) return [];
    const wide = form.get(name.replace("font-size-", "font-size-wide-"));
    if (name.startsWith("font-size-") && wide) return [[name, fluid(token, wide)]];
    const isHeight = name.startsWith("control-");
    return [[name, isHeight ? `max(${css(token)}, var(--touch-target))` : css(token)]];
  });
}

/** The variables that a scheme changes, by scheme. */
export function schemeVariables({ colours, shadows }: Theme, scheme: "light" | "dark") {
  const layers = [...shadows[scheme]].map(([name, token]) => [name, css(token)] as const);
  return new Map<string, string>([...Object.entries(colours[scheme]), ...layers]);
}

/**
 * One brand's own values. Both schemes are kept under private names, so that brands and schemes may nest
 * in any order: see `switchCss`.
 */
export function brandCss(theme: Theme, isRoot: boolean): string {
  const { brand } = theme;
  const selector = `${isRoot ? ":root,\n" : ""}[data-brand="${brand}"]`;
  const pairs = schemes.flatMap((scheme) =>
    [...schemeVariables(theme, scheme)].map(
      ([name, value]) => [`${scheme}-${name}`, value] as const,
    ),
  );
  const preset = defaultSchemes[brand];
  const root = isRoot
    ? ":root:not([data-scheme])"
    : `[data-brand="${brand}"]:root:not([data-scheme])`;
  return [
    `${selector} {\n${declare([...formVariables(theme), ...pairs])}\n}`,
    ...(preset ? [`${root} {\n${switchTo(preset)}\n}`] : []),
  ].join("\n\n");
}

/** Sets the switch: `initial` makes a `var()` take its fallback, an empty value makes it vanish. */
const switchTo = (scheme: "light" | "dark"): string =>
  [
    `  color-scheme: ${scheme};`,
    `  --when-light: ${scheme === "light" ? "initial" : ""};`,
    `  --when-dark: ${scheme === "dark" ? "initial" : ""};`,
  ].join("\n");

/** System colours where the reader has replaced ours: what is a mark by its colour alone must not vanish. */
const forced: Record<string, string> = {
  "border-default": "CanvasText",
  "border-control": "ButtonBorder",
  "border-focus": "Highlight",
  "bg-fill-accent": "Highlight",
  "text-on-accent": "HighlightText",
  "bg-fill-neutral": "CanvasText",
  "text-on-neutral": "Canvas",
  "bg-unread": "Highlight",
  "text-on-unread": "HighlightText",
  "bg-brand": "Highlight",
};

/**
 * What all brands share: the scheme switch and the reader's own settings. The names are declared again on each
 * element that changes brand or scheme, so each takes the nearest brand's value for the nearest scheme.
 */
export function switchCss(theme: Theme): string {
  const names = [...schemeVariables(theme, "light").keys()];
  const choose = names.map(
    (name) =>
      [
        name,
        `var(--when-light, var(--light-${name})) var(--when-dark, var(--dark-${name}))`,
      ] as const,
  );
  const anywhere = ":root,\n[data-brand],\n[data-scheme]";
  const durations = [...theme.form.keys()].filter((name) => name.startsWith("duration-"));
  const still = durations.map((name) => [name, "0ms"] as const);
  return `:root {
  --touch-target: 0px;
${switchTo("light")}
}

@media (prefers-color-scheme: dark) {
  :root {
${switchTo("dark")}
  }
}

[data-scheme="light"] {
${switchTo("light")}
}

[data-scheme="dark"] {
${switchTo("dark")}
}

${anywhere} {
${declare(choose)}
}

@media (pointer: coarse) {
  :root {
    --touch-target: 44px;
  }
}

@media (forced-colors: active) {
  ${anywhere} {
${declare(Object.entries(forced))}
  }
}

@media (prefers-reduced-motion: reduce) {
  :root,
  [data-brand] {
${declare(still)}
  }
}`;
}
