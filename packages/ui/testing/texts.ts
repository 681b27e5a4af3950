import { type Measured, photograph } from "./contrast.ts";
import { type Findings, markup } from "./look.ts";
import { plainContrast } from "./plain-contrast.ts";
import { paintedNow, sceneOf } from "./scene.ts";

/** What tells the contrast of a text in another theme. */
type Teller = "computed" | "axe" | "photograph";

/** Scenes that have been photographed and are readable, and whether computing says the same of them. */
const scenes = new Map<string, boolean>();

/** What is known of a story's texts, theme by theme. */
export class Texts {
  readonly #tellers = new Map<Element, Teller>();
  /** The first theme does not show them. */
  readonly #hidden = [...document.body.querySelectorAll("*")].filter(
    (element) => hasText(element) && !isShown(element),
  );

  /** Takes in what axe said of all of them or of some; photographs, in this theme, those that it cannot judge. */
  async learn({ passes, violations, incomplete }: Findings, isWhole: boolean): Promise<string[]> {
    for (const { rule, element, data } of [...passes, ...violations]) {
      const { contrastRatio } = (data ?? {}) as { contrastRatio?: unknown };
      if (rule !== "color-contrast" || typeof contrastRatio !== "number") continue;
      this.#trust(element, isComputed({ element, ratio: contrastRatio }), "axe");
    }
    const undecided = incomplete.filter(({ rule }) => rule === "color-contrast").map(({ element }) => element);
    if (undecided.length === 0) return [];
    const painted = paintedNow();
    const scenesOf = new Map(undecided.map((element) => [element, sceneOf(element, painted)]));
    const isNew = (element: Element) => isWhole || !scenes.has(scenesOf.get(element)!);
    const measured = await photograph(undecided.filter(isNew));
    for (const one of measured) if (one.ratio >= one.needed) scenes.set(scenesOf.get(one.element)!, isComputed(one));
    for (const [element, scene] of scenesOf) {
      const isKnown = scenes.get(scene);
      if (isKnown !== undefined) this.#trust(element, isKnown, "photograph");
    }
    return measured.filter(isLow).map((one) => describe("measured", one));
  }

  /** Trusts in computing until one look speaks against it. */
  #trust(element: Element, isRight: boolean, otherwise: Teller): void {
    if (!isRight) this.#tellers.set(element, otherwise);
    else if (!this.#tellers.has(element)) this.#tellers.set(element, "computed");
  }

  #toldBy = (teller: Teller) => [...this.#tellers].filter(([, by]) => by === teller).map(([element]) => element);

  compute(): { count: number; low: string[] } {
    const texts = this.#toldBy("computed");
    const found = texts.flatMap((element) => {
      const contrast = plainContrast(element);
      // In this theme there is more behind it than a colour.
      if (!contrast) this.#tellers.set(element, "photograph");
      return contrast ? [{ element, ...contrast }] : [];
    });
    return { count: found.length, low: found.filter(isLow).map((one) => describe("computed", one)) };
  }

  /** Those that only axe, or a photograph, can judge in this theme. */
  unknown(): Element[] {
    const pictured = this.#toldBy("photograph").filter(isShown);
    const painted = pictured.length > 0 ? paintedNow() : [];
    return [
      ...this.#toldBy("axe"),
      ...this.#hidden.filter(isShown),
      ...pictured.filter((element) => !scenes.has(sceneOf(element, painted))),
    ];
  }
}

const isLow = ({ ratio, needed }: Measured) => ratio < needed;

const isComputed = ({ element, ratio }: Pick<Measured, "element" | "ratio">): boolean =>
  Math.abs((plainContrast(element)?.ratio ?? 0) - ratio) < 0.1;

const describe = (how: string, { element, ratio, needed }: Measured): string =>
  `color-contrast (${how}): ${ratio.toFixed(2)} of ${needed} · ${markup(element)}`;

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

const hasText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
