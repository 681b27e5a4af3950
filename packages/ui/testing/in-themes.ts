import type { ElementContext } from "axe-core";

import { setTheme, type Theme, themes } from "../../../.storybook/themes.ts";
import { type Finding, type Findings, look, markup } from "./look.ts";
import { Texts } from "./texts.ts";
import { tight } from "./tight.ts";

/** How much a run looks at: `sampled` in `npm test`, `whole` in `npm run gates accessibility` (decision 0024). */
export type Depth = "sampled" | "whole";

/** Rules whose outcome a theme can change. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** A brand has its own density and fonts; its schemes differ in nothing but colour. */
const sizeRules = ["target-size"];

/** What axe would have a person look at, and is a fault of the markup all the same. */
const faultsForReview = ["duplicate-id-aria"];

/** As far from the first theme as there is. */
const opposite: Theme = { brand: "bdsm", scheme: "dark" };

const isSame = (one: Theme, other: Theme) => one.brand === other.brand && one.scheme === other.scheme;

export interface InThemes {
  /** Of axe. */
  runs: number;
  /** Texts whose contrast was computed. */
  texts: number;
  problems: string[];
}

/**
 * Looks in every brand and scheme at what a theme can change, on the DOM that the story has. Sampled, axe looks at all
 * of it in the first theme and in the opposite one, and by that teaches which texts' contrast can be computed in the
 * others. There it looks at the rest, and at what is small.
 */
export async function lookInThemes(
  context: ElementContext,
  first: { theme: Theme; findings: Findings },
  depth: Depth,
): Promise<InThemes> {
  const result: InThemes = { runs: 0, texts: 0, problems: [] };
  const add = ({ brand, scheme }: Theme, lines: readonly string[]) =>
    result.problems.push(...lines.map((line) => `[${brand} ${scheme}] ${line}`));
  const findings = Object.values(first.findings).flat() as Finding[];
  const seenBy = (rules: readonly string[]) => [
    ...new Set(findings.filter(({ rule }) => rules.includes(rule)).map(({ element }) => element)),
  ];
  const links = seenBy(["link-in-text-block"]);
  const targets = seenBy(sizeRules);
  const texts = new Texts();

  const report = async (theme: Theme, found: Findings) => {
    const forReview = found.incomplete.filter(({ rule }) => faultsForReview.includes(rule));
    const violations = [...found.violations, ...forReview];
    add(
      theme,
      violations.map(({ rule, element, message }) => `${rule}: ${markup(element)} · ${message}`),
    );
    add(theme, await texts.learn(found, depth === "whole"));
  };
  const compute = async (theme: Theme, isOfBrand: boolean): Promise<Element[]> => {
    const { count, low } = texts.compute();
    result.texts += count;
    add(theme, low);
    if (isOfBrand) await document.fonts.ready;
    return [...texts.unknown(), ...links.filter(isLikeItsWords), ...(isOfBrand ? tight(targets) : [])];
  };

  await report(first.theme, first.findings);
  for (const theme of inOrder(first.theme)) {
    const isOfBrand = theme.scheme === first.theme.scheme && targets.length > 0;
    const rules = [...colourRules, ...(isOfBrand ? sizeRules : [])].filter((rule) => seenBy([rule]).length > 0);
    if (rules.length === 0) continue;
    setTheme(theme);
    const isWhole = depth === "whole" || isSame(theme, opposite);
    if (isWhole) await document.fonts.ready;
    const part = isWhole ? [] : await compute(theme, isOfBrand);
    if (!isWhole && part.length === 0) continue;
    await report(
      theme,
      await look(isWhole ? context : { include: part }, { runOnly: { type: "rule", values: rules } }),
    );
    result.runs += 1;
  }
  return result;
}

const inOrder = (first: Theme): Theme[] =>
  themes
    .filter((theme) => !isSame(theme, first))
    .toSorted((one, other) => Number(isSame(other, opposite)) - Number(isSame(one, opposite)));

/** A link that nothing but its colour tells from the words around it. */
const isLikeItsWords = (link: Element) => !getComputedStyle(link).textDecorationLine.includes("underline");
