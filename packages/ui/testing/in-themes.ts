import type { ElementContext } from "axe-core";

import { setTheme, type Theme, themes } from "../../../.storybook/themes.ts";
import { unreadable } from "./contrast.ts";
import { type Findings, look, markup } from "./look.ts";
import { plainContrast } from "./plain-contrast.ts";
import { sceneOf } from "./scene.ts";

/** How much a run looks at: `sampled` in `npm test`, `whole` in `npm run gates accessibility` (decision 0024). */
export type Depth = "sampled" | "whole";

/** Rules whose outcome a theme can change. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** A brand has its own density and fonts; its schemes differ in nothing but colour. */
const sizeRules = ["target-size"];

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
 * Looks in every brand and scheme at what a theme can change, on the DOM that the story has. Sampled, axe looks in the
 * first theme and in the opposite one, and teaches which texts stand on plain colours: where both say the same as
 * `plainContrast`, that tells the rest. Axe looks everywhere at all other texts, and photographs are taken of each
 * scene once.
 */
export async function lookInThemes(
  context: ElementContext,
  first: { theme: Theme; findings: Findings },
  depth: Depth,
): Promise<InThemes> {
  const texts = new Texts();
  const result: InThemes = { runs: 0, texts: 0, problems: [] };
  const add = async (found: Findings | undefined, theme: Theme, lines: string[] = []) => {
    const all = found ? [...lines, ...(await failures(found, texts, depth))] : lines;
    result.problems.push(...all.map((line) => `[${theme.brand} ${theme.scheme}] ${line}`));
  };

  texts.learn(first.findings);
  await add(first.findings, first.theme);
  const all = Object.values(first.findings).flat() as Findings["passes"];
  const seenBy = (rules: readonly string[]) => all.filter(({ rule }) => rules.includes(rule)).map(({ element }) => element);
  const links = seenBy(["link-in-text-block"]);
  const targets = [...new Set(seenBy(sizeRules))];
  const rulesIn = ({ scheme }: Theme) =>
    [...colourRules, ...(scheme === first.theme.scheme ? sizeRules : [])].filter((rule) => seenBy([rule]).length > 0);

  const others = themes
    .filter((theme) => !isSame(theme, first.theme))
    .toSorted((one, other) => Number(isSame(other, opposite)) - Number(isSame(one, opposite)));
  for (const theme of others) {
    const rules = rulesIn(theme);
    if (rules.length === 0) continue;
    setTheme(theme);
    if (depth === "whole" || isSame(theme, opposite)) {
      await document.fonts.ready;
      const findings = await look(context, { runOnly: { type: "rule", values: rules } });
      result.runs += 1;
      texts.learn(findings);
      await add(findings, theme);
      continue;
    }
    const { lines, count } = texts.compute();
    result.texts += count;
    const again = [...texts.strange, ...texts.appeared(), ...links.filter(isTold)];
    if (rules.includes("target-size")) {
      await document.fonts.ready;
      again.push(...tight(targets));
    }
    const findings =
      again.length > 0 ? await look({ include: again }, { runOnly: { type: "rule", values: rules } }) : undefined;
    if (findings) result.runs += 1;
    await add(findings ?? { passes: [], violations: [], incomplete: [] }, theme, lines);
  }
  return result;
}

/** What is known of the texts of a story, theme by theme. */
class Texts {
  /** On plain colours: their contrast can be computed. */
  readonly #plain = new Set<Element>();
  /** Axe judges them, and not as we do. */
  readonly strange = new Set<Element>();
  /** Axe cannot judge them: they are photographed. */
  readonly #unsure = new Set<Element>();
  readonly #unseen = withText(document.body).filter((element) => !isShown(element));
  readonly #scenes = new Map<Element, Set<string>>();

  learn({ passes, violations, incomplete }: Findings): void {
    for (const { rule, element, data } of [...passes, ...violations]) {
      const { contrastRatio } = (data ?? {}) as { contrastRatio?: number | null };
      if (rule !== "color-contrast" || typeof contrastRatio !== "number") continue;
      const own = plainContrast(element);
      const agrees = own !== undefined && Math.abs(own.ratio - contrastRatio) < 0.1;
      (agrees ? this.#plain : this.strange).add(element);
    }
    for (const { rule, element } of incomplete) if (rule === "color-contrast") this.#unsure.add(element);
    for (const element of [...this.strange, ...this.#unsure]) this.#plain.delete(element);
    for (const element of this.#unsure) this.strange.delete(element);
  }

  compute(): { lines: string[]; count: number } {
    const lines: string[] = [];
    for (const element of this.#plain) {
      const found = plainContrast(element);
      if (!found) this.#unsure.add(element);
      else if (found.ratio < found.needed)
        lines.push(`color-contrast (computed): ${found.ratio.toFixed(2)} of ${found.needed} · ${markup(element)}`);
    }
    return { lines, count: this.#plain.size };
  }

  /** What the first theme did not show. */
  appeared = (): Element[] => this.#unseen.filter(isShown);

  /** Whatever has to be photographed now; sampled, only what does not look as it did in another theme. */
  toPhotograph(depth: Depth): Element[] {
    const shown = [...this.#unsure].filter(isShown);
    if (depth === "whole") return shown;
    return shown.filter((element) => {
      const known = this.#scenes.get(element) ?? new Set();
      const scene = sceneOf(element);
      const isNew = !known.has(scene);
      this.#scenes.set(element, known.add(scene));
      return isNew;
    });
  }
}

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

const withText = (root: Element): Element[] =>
  [...root.querySelectorAll("*")].filter((element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
  );

/** A link among words that nothing but its colour tells from them. */
const isTold = (link: Element) => !getComputedStyle(link).textDecorationLine.includes("underline");

/** The least that a target may measure (WCAG 2.5.8). */
const least = 24;

/** Targets that are small, or share their room: of all others the rule has nothing to say. */
function tight(targets: readonly Element[]): Element[] {
  const boxes = targets.map((element) => ({ element, box: element.getBoundingClientRect() }));
  return boxes
    .filter(({ box }) => box.width > 0)
    .filter(
      ({ box, element }) =>
        Math.min(box.width, box.height) < least ||
        boxes.some(
          (other) =>
            other.element !== element &&
            other.box.left < box.right &&
            box.left < other.box.right &&
            other.box.top < box.bottom &&
            box.top < other.box.bottom,
        ),
    )
    .map(({ element }) => element);
}

async function failures({ violations, incomplete }: Findings, texts: Texts, depth: Depth): Promise<string[]> {
  // From texts that only this look was asked for.
  texts.learn({ passes: [], violations: [], incomplete });
  const found = violations.map(({ rule, element, message }) => `${rule}: ${markup(element)} · ${message}`);
  return [...found, ...(await unreadable(texts.toPhotograph(depth)))];
}
