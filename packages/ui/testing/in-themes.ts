import type { ElementContext } from "axe-core";

import { setTheme, type Theme, themes } from "../../../.storybook/themes.ts";
import { Kinds, seen } from "./kinds.ts";
import { type Finding, type Findings, look, markup } from "./look.ts";
import { Texts } from "./texts.ts";
import { type Target, targetsAmong } from "./tight.ts";

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

interface First {
  theme: Theme;
  findings: Findings;
}

/** Looks in every brand and scheme at what a theme can change, on the DOM that the story has. */
export async function lookInThemes(context: ElementContext, first: First, depth: Depth): Promise<InThemes> {
  const looks = new Looks(depth);
  await looks.report(first.theme, first.findings);
  await (depth === "whole" ? lookAtAll(looks, context, first) : lookAtNew(looks, first));
  return looks.result;
}

/** What one story's looks have found so far. */
class Looks {
  readonly result: InThemes = { runs: 0, texts: 0, problems: [] };
  readonly texts = new Texts();
  readonly #depth: Depth;

  constructor(depth: Depth) {
    this.#depth = depth;
  }

  add({ brand, scheme }: Theme, lines: readonly string[]): void {
    this.result.problems.push(...lines.map((line) => `[${brand} ${scheme}] ${line}`));
  }

  async report(theme: Theme, found: Findings): Promise<void> {
    const forReview = found.incomplete.filter(({ rule }) => faultsForReview.includes(rule));
    const violations = [...found.violations, ...forReview];
    this.add(
      theme,
      violations.map(({ rule, element, message }) => `${rule}: ${markup(element)} · ${message}`),
    );
    this.add(theme, await this.texts.learn(found, this.#depth === "whole"));
  }

  /** By axe, in the theme that is there. */
  async look(theme: Theme, where: ElementContext, rules: string[]): Promise<void> {
    await document.fonts.ready;
    await this.report(theme, await look(where, { runOnly: { type: "rule", values: rules } }));
    this.result.runs += 1;
  }
}

/** By axe, in each theme. */
async function lookAtAll(looks: Looks, context: ElementContext, first: First): Promise<void> {
  for (const theme of inOrder(first.theme)) {
    const rules = [...colourRules, ...(isOfBrand(theme, first) ? sizeRules : [])];
    const applying = rules.filter((rule) => seenBy(first, [rule]).length > 0);
    if (applying.length === 0) continue;
    setTheme(theme);
    await looks.look(theme, context, applying);
  }
}

/**
 * At what no earlier story has shown: computes the contrast of texts, and leaves the rest to axe. Where something may lie
 * over or behind a text that is none of its ancestors, axe says in the opposite theme too whether computing is right.
 */
async function lookAtNew(looks: Looks, first: First): Promise<void> {
  const { texts } = looks;
  const kinds = new Kinds();
  const targets = seenBy(first, sizeRules);
  const newTargets = onceEach("target", targetsAmong(targets, kinds), ({ kind }) => kind);
  // The first theme has shown that these pass.
  newTargets.remember();
  const newLinks = onceEach("link", seenBy(first, ["link-in-text-block"]), (link) => colours(link, kinds));
  const newTexts = texts.keepNew(kinds);
  const doubtful = texts.doubtful();
  for (const theme of inOrder(first.theme)) {
    const isForSize = isOfBrand(theme, first) && newTargets.elements.length > 0;
    if (newTexts.length + newLinks.elements.length === 0 && !isForSize) continue;
    setTheme(theme);
    // Before any computing: it may be wrong of these.
    if (isSame(theme, opposite) && doubtful.length > 0) await looks.look(theme, { include: doubtful }, colourRules);
    const { count, low } = texts.compute();
    looks.result.texts += count;
    looks.add(theme, low);
    if (isForSize) await document.fonts.ready;
    const small = isForSize ? targetsAmong(targets, kinds).filter(isInDoubt) : [];
    const include = [
      ...texts.unknown(),
      ...newLinks.elements.filter(isLikeItsWords),
      ...small.map(({ element }) => element),
    ];
    if (include.length === 0) continue;
    await looks.look(theme, { include }, [...colourRules, ...(small.length > 0 ? sizeRules : [])]);
    for (const { kind } of small) seen.add("target", kind);
  }
  texts.remember();
  newLinks.remember();
}

/** Elements that a rule had something to say of in the first theme. */
function seenBy({ findings }: First, rules: readonly string[]): Element[] {
  const all = Object.values(findings).flat() as Finding[];
  return [...new Set(all.filter(({ rule }) => rules.includes(rule)).map(({ element }) => element))];
}

const isOfBrand = (theme: Theme, first: First): boolean => theme.scheme === first.theme.scheme;

const isInDoubt = ({ isTight, kind }: Target): boolean => isTight && !seen.has("target", kind);

/** One of each kind that no earlier story has shown. */
function onceEach<T>(purpose: string, all: readonly T[], kindOf: (one: T) => string) {
  const kinds = new Map(all.map((one) => [kindOf(one), one]));
  for (const kind of kinds.keys()) if (seen.has(purpose, kind)) kinds.delete(kind);
  const remember = () => [...kinds.keys()].forEach((kind) => seen.add(purpose, kind));
  return { elements: [...kinds.values()], remember };
}

const colours = (link: Element, kinds: Kinds): string =>
  [kinds.of(link), ...[link, link.parentElement!].map((one) => getComputedStyle(one).color)].join(" ");

const inOrder = (first: Theme): Theme[] =>
  themes
    .filter((theme) => !isSame(theme, first))
    .toSorted((one, other) => Number(isSame(other, opposite)) - Number(isSame(one, opposite)));

/** A link that nothing but its colour tells from the words around it. */
const isLikeItsWords = (link: Element) => !getComputedStyle(link).textDecorationLine.includes("underline");
