import type { Theme } from "./read.ts";
import { schemeVariables } from "./css.ts";
import { valueOf } from "./names.ts";

/** Tailwind's namespace for each of our groups; the utility keeps our word. */
const namespaces: [prefix: string, namespace: string][] = [
  ["bg-", "background-color-"],
  ["text-", "text-color-"],
  ["border-width-", "border-width-"],
  ["border-", "border-color-"],
  ["radius-", "radius-"],
  ["font-", "font-"],
  ["font-size-", "text-"],
  ["control-", "spacing-control-"],
  ["duration-", "transition-duration-"],
  ["ease-", "ease-"],
  ["z-", "z-index-"],
  ["width-", "container-"],
];

/** Groups whose utility is one declaration: Tailwind's own would set custom properties on every element that has it. */
const single: [prefix: string, utility: string, property: string][] = [
  ["font-weight-", "font-", "font-weight"],
  ["tracking-", "tracking-", "letter-spacing"],
  ["shadow-", "shadow-", "box-shadow"],
];

/** The prefix that fits best, so that `font-size-md` is not taken for a font. */
const namespaceOf = (name: string) =>
  namespaces.filter(([prefix]) => name.startsWith(prefix)).toSorted(([a], [b]) => b.length - a.length)[0];

/** Names whose utility is more than one declaration, or has no namespace. */
const special = new Set(["bg-photo-scrim", "font-heading", "font-weight-heading", "spacing"]);

const singleUtility = (name: string): string[] =>
  single
    .filter(([prefix]) => name.startsWith(prefix) && !special.has(name))
    .map(
      ([prefix, utility, property]) =>
        `@utility ${name.replace(prefix, utility)} {\n  ${property}: ${valueOf(name)};\n}\n`,
    );

/** The Tailwind theme: only our names, read from the variables at run time. */
export function themeCss(theme: Theme): string {
  const names = [...schemeVariables(theme, "light").map(([name]) => name), ...theme.form.keys()];
  const lines = names.flatMap((name) => {
    const match = namespaceOf(name);
    if (!match || special.has(name) || /^(breakpoint|font-size-wide|font-weight)-/.test(name)) return [];
    const key = match[1] + name.slice(match[0].length);
    const size = name.match(/^font-size-(.+)$/)?.[1];
    const height = size ? [`  --${key}--line-height: ${valueOf(`line-height-${size}`)};`] : [];
    return [`  --${key}: ${valueOf(name)};`, ...height];
  });
  const breakpoints = [...theme.form].flatMap(([name, { value }]) =>
    name.startsWith("breakpoint-") ? [`  --${name}: ${String(value)};`] : [],
  );
  const cleared = ["color", ...new Set([...namespaces.map(([, to]) => to), ...single.map(([prefix]) => prefix)])]
    .map((name) => name.replace(/-$/, ""))
    .filter((name) => name !== "spacing-control")
    .concat("breakpoint");
  return `@theme {
${cleared.map((name) => `  --${name}-*: initial;`).join("\n")}
${breakpoints.join("\n")}
}

@theme inline reference {
  --default-font-family: ${valueOf("font-body")};
  --default-border-width: ${valueOf("border-width-thin")};
  --default-transition-duration: ${valueOf("duration-fast")};
  --default-transition-timing-function: ${valueOf("ease-standard")};
  --spacing: ${valueOf("spacing")};
  --spacing-gutter: ${valueOf("gutter")};
  --outline-color-focus: ${valueOf("border-focus")};
${lines.join("\n")}
}

@utility font-heading {
  font-family: ${valueOf("font-heading")};
  font-weight: ${valueOf("font-weight-heading")};
}

${names.flatMap(singleUtility).join("\n")}
/* The full strength lies under the words; above them it goes softly, within a fade that the words keep clear by their padding. */
@utility bg-photo-scrim {
  --k-photo-fade: var(--k-long-photo-fade, calc(${valueOf("spacing")} * 8));
  background-image: linear-gradient(
    to top,
    ${valueOf("bg-photo-scrim")} calc(100% - var(--k-photo-fade)),
    color-mix(in srgb, ${valueOf("bg-photo-scrim")} 84%, transparent) calc(100% - var(--k-photo-fade) * 0.75),
    color-mix(in srgb, ${valueOf("bg-photo-scrim")} 50%, transparent) calc(100% - var(--k-photo-fade) * 0.5),
    color-mix(in srgb, ${valueOf("bg-photo-scrim")} 16%, transparent) calc(100% - var(--k-photo-fade) * 0.25),
    transparent
  );
}
`;
}
