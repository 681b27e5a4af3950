import { type Findings, markup } from "./look.ts";
import { plainContrast } from "./plain-contrast.ts";
import { sceneOf } from "./scene.ts";

/** What is known of a story's texts, theme by theme. */
export class Texts {
  /** Their contrast can be computed: where axe has looked, it said the same. */
  readonly #plain = new Set<Element>();
  /** Axe measures them in a way of its own. */
  readonly #strange = new Set<Element>();
  /** Axe cannot judge them: they are photographed. */
  readonly #undecided = new Set<Element>();
  /** The first theme does not show them. */
  readonly #hidden = [...document.body.querySelectorAll("*")].filter((element) => hasText(element) && !isShown(element));
  readonly #scenes = new Map<Element, Set<string>>();

  /** Takes in what axe said of all of them or of some, and returns those that it cannot judge in this theme. */
  learn({ passes, violations, incomplete }: Findings): Element[] {
    for (const { rule, element, data } of [...passes, ...violations]) {
      const { contrastRatio } = (data ?? {}) as { contrastRatio?: unknown };
      if (rule !== "color-contrast" || typeof contrastRatio !== "number") continue;
      const own = plainContrast(element)?.ratio ?? 0;
      (Math.abs(own - contrastRatio) < 0.1 ? this.#plain : this.#strange).add(element);
    }
    const undecided = incomplete.filter(({ rule }) => rule === "color-contrast").map(({ element }) => element);
    for (const element of undecided) this.#undecided.add(element);
    for (const element of [...this.#strange, ...this.#undecided]) this.#plain.delete(element);
    return undecided;
  }

  compute(): { count: number; low: string[] } {
    const low: string[] = [];
    for (const element of this.#plain) {
      const found = plainContrast(element);
      if (!found) this.#undecided.add(element);
      else if (found.ratio < found.needed)
        low.push(`color-contrast (computed): ${found.ratio.toFixed(2)} of ${found.needed} · ${markup(element)}`);
    }
    return { count: this.#plain.size, low };
  }

  /** Those that only axe, or a photograph, can judge in this theme. */
  unknown(): Element[] {
    const appeared = this.#hidden.filter(isShown);
    const changed = [...this.#undecided].filter((element) => isShown(element) && !this.#knows(element, sceneOf(element)));
    return [...this.#strange, ...appeared, ...changed];
  }

  /** Those that look as they did in no theme before. */
  inNewLight(elements: readonly Element[]): Element[] {
    return elements.filter((element) => {
      const scene = sceneOf(element);
      const isNew = !this.#knows(element, scene);
      this.#scenes.set(element, (this.#scenes.get(element) ?? new Set()).add(scene));
      return isNew;
    });
  }

  #knows = (element: Element, scene: string) => this.#scenes.get(element)?.has(scene) === true;
}

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

const hasText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
