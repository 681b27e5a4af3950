import { type Measured, photograph } from "./contrast.ts";
import { type Kinds, seen } from "./kinds.ts";
import { type Findings, markup } from "./look.ts";
import { plainContrast, type Surfaces } from "./plain-contrast.ts";
import { aloneAmong, paintedAround, sceneOf } from "./scene.ts";

/** What tells the contrast of a text in another theme. */
type Teller = "computed" | "axe" | "photograph";

/** What is known of a story's texts, theme by theme. */
export class Texts {
  readonly #tellers = new Map<Element, Teller>();
  /** The first theme does not show them. */
  #hidden = [...document.body.querySelectorAll("*")].filter((element) => hasText(element) && !isShown(element));
  readonly #kinds = new Set<string>();

  /** Takes in what axe said of all of them or of some; photographs, in this theme, those that it cannot judge. */
  async learn({ passes, violations, incomplete }: Findings, isWhole: boolean): Promise<string[]> {
    const surfaces: Surfaces = new Map();
    for (const { rule, element, data } of [...passes, ...violations]) {
      const { contrastRatio } = (data ?? {}) as { contrastRatio?: unknown };
      if (rule !== "color-contrast" || typeof contrastRatio !== "number") continue;
      this.#trust(element, isComputed({ element, ratio: contrastRatio }, surfaces), "axe");
    }
    const readable = passes.filter(
      ({ rule, element }) => rule === "color-contrast" && this.#tellers.get(element) === "axe",
    );
    for (const scene of scenesOf(readable.map(({ element }) => element)).values()) seen.add("axe scene", scene);
    const undecided = incomplete.filter(({ rule }) => rule === "color-contrast").map(({ element }) => element);
    if (undecided.length === 0) return [];
    const scenes = scenesOf(undecided);
    const isNew = (element: Element) => isWhole || !seen.has("scene", scenes.get(element)!);
    const measured = await photograph(undecided.filter(isNew));
    for (const one of measured)
      if (one.ratio >= one.needed) seen.add("scene", scenes.get(one.element)!, isComputed(one, surfaces));
    for (const [element, scene] of scenes)
      if (seen.has("scene", scene)) this.#trust(element, seen.get("scene", scene) === true, "photograph");
    return measured.filter(isLow).map((one) => describe("measured", one));
  }

  /** Trusts in computing until one look speaks against it. */
  #trust(element: Element, isRight: boolean, otherwise: Teller): void {
    if (!isRight) this.#tellers.set(element, otherwise);
    else if (!this.#tellers.has(element)) this.#tellers.set(element, "computed");
  }

  #toldBy = (teller: Teller) => [...this.#tellers].filter(([, by]) => by === teller).map(([element]) => element);

  /** Keeps one of each kind that no earlier story has shown: kinds are of one look in the first theme too. */
  keepNew(kinds: Kinds): Element[] {
    const surfaces: Surfaces = new Map();
    const scenes = scenesOf([...this.#toldBy("axe"), ...this.#toldBy("photograph")], kinds);
    const isNew = (element: Element, looks = "") => {
      const kind = `${kinds.of(element)} ${looks}`;
      if (seen.has("text", kind) || this.#kinds.has(kind)) return false;
      this.#kinds.add(kind);
      return true;
    };
    for (const element of this.#tellers.keys()) {
      const { ratio = 0, needed = 0 } = plainContrast(element, surfaces) ?? {};
      if (!isNew(element, scenes.get(element) ?? `${ratio.toFixed(2)} of ${needed}`)) this.#tellers.delete(element);
    }
    this.#hidden = this.#hidden.filter((element) => isNew(element));
    return [...this.#tellers.keys(), ...this.#hidden];
  }

  /** Where axe has to say in another theme too whether computing is right: something may lie over or behind them. */
  doubtful(): Element[] {
    const alone = aloneAmong(this.#toldBy("computed"));
    return [...this.#tellers.keys()].filter((element) => !alone.has(element));
  }

  /** All themes have shown those that were new. */
  remember(): void {
    for (const kind of this.#kinds) seen.add("text", kind);
  }

  compute(): { count: number; low: string[] } {
    const surfaces: Surfaces = new Map();
    const texts = this.#toldBy("computed");
    const found = texts.flatMap((element) => {
      const contrast = plainContrast(element, surfaces);
      // In this theme there is more behind it than a colour.
      if (!contrast) this.#tellers.set(element, "photograph");
      return contrast ? [{ element, ...contrast }] : [];
    });
    return { count: found.length, low: found.filter(isLow).map((one) => describe("computed", one)) };
  }

  /** Those that only axe, or a photograph, can judge in this theme, if they look as no text did before. */
  unknown(): Element[] {
    const news = (teller: Teller, purpose: string) =>
      [...scenesOf(this.#toldBy(teller).filter(isShown))]
        .filter(([, scene]) => !seen.has(purpose, scene))
        .map(([element]) => element);
    return [...news("axe", "axe scene"), ...news("photograph", "scene"), ...this.#hidden.filter(isShown)];
  }
}

function scenesOf(texts: readonly Element[], kinds?: Kinds): Map<Element, string> {
  const painted = texts.length > 0 ? paintedAround(texts) : [];
  return new Map(texts.map((text) => [text, sceneOf(text, painted, kinds)]));
}

const isLow = ({ ratio, needed }: Measured) => ratio < needed;

const isComputed = ({ element, ratio }: Pick<Measured, "element" | "ratio">, surfaces: Surfaces): boolean =>
  Math.abs((plainContrast(element, surfaces)?.ratio ?? 0) - ratio) < 0.1;

const describe = (how: string, { element, ratio, needed }: Measured): string =>
  `color-contrast (${how}): ${ratio.toFixed(2)} of ${needed} · ${markup(element)}`;

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

const hasText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
