import { brands, setTheme, type Theme } from "../../../.storybook/themes.ts";
import { tabbable } from "../src/internal/tabbable.ts";
import type { Depth } from "./in-themes.ts";
import { Kinds, looks, seen } from "./kinds.ts";
import { type Clippers, isCut, reachOf } from "./rings.ts";

/** They hand the focus on to one of their items, and take it themselves only in passing. */
const passing = '[role="tablist"], [role="radiogroup"], [role="toolbar"], [role="menubar"]';

/** Enough for each kind of control in a story; five hundred cards need not be walked one by one. */
const limit = 40;

const changing = [
  "outlineStyle",
  "outlineWidth",
  "outlineColor",
  "boxShadow",
  "borderColor",
  "backgroundColor",
  "textDecorationLine",
] as const;

export interface Focus {
  /** Times that a control took it. */
  focused: number;
  problems: string[];
}

interface Control {
  element: HTMLElement;
  kind: string;
}

/**
 * What takes the focus by keyboard has to show it (WCAG 2.4.7), by a change of its own looks or of a part beside or
 * around it, and the whole ring, in each brand. Sampled, one of each kind takes it; of the others the ring is measured
 * where it would be. Comes last: taking the focus can close what the story opened.
 */
export function checkFocus(root: HTMLElement, first: Theme, depth: Depth): Focus {
  const before = document.activeElement;
  blur();
  const kinds = new Kinds();
  const controls = [...root.querySelectorAll<HTMLElement>(tabbable)]
    .filter((element) => !element.closest("[inert]") && !element.matches(passing))
    .map((element) => ({ element, kind: kindOf(element, kinds) }));
  const focus: Focus = { focused: 0, problems: [] };
  for (const brand of brands) {
    const rings = new Rings(brand);
    if (depth === "sampled" && brand !== first.brand && controls.every(({ kind }) => rings.has(kind))) continue;
    setTheme({ ...first, brand });
    const { focused, problems } = checkIn(controls, rings, depth);
    focus.focused += focused;
    focus.problems.push(...problems.map((line) => `[${brand} ${first.scheme}] focus-visible: ${line}`));
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return focus;
}

/** How far the rings of kinds reach in one brand, undefined without a ring. */
class Rings {
  readonly #brand: string;

  constructor(brand: string) {
    this.#brand = `focus ${brand}`;
  }

  has = (kind: string): boolean => seen.has(this.#brand, kind);
  get = (kind: string): number | undefined => seen.get(this.#brand, kind) as number | undefined;
  set = (kind: string, reach?: number): void => seen.add(this.#brand, kind, reach);
}

function checkIn(controls: readonly Control[], rings: Rings, depth: Depth): Focus {
  const problems: string[] = [];
  const say = (how: string, element: Element) => void problems.push(`${how} on ${element.outerHTML.slice(0, 160)}`);
  const clippers: Clippers = new Map();
  const [shown, hidden] = [true, false].map((isShown) =>
    controls.filter(({ element }) => element.checkVisibility({ visibilityProperty: true }) === isShown),
  );
  for (const { kind } of hidden!) rings.set(kind);
  const kinds = new Set<string>();
  const isTaking = ({ kind }: Control) => {
    const isFirst = !rings.has(kind) && !kinds.has(kind) && kinds.size < limit;
    if (isFirst) kinds.add(kind);
    return isFirst;
  };
  const taking = depth === "whole" ? shown!.slice(0, limit) : shown!.filter(isTaking);
  // All at once, before any focus: what is read after a change waits for the new styles.
  const unfocused = taking.map(({ element }) => ({
    box: boxOf(element),
    places: placesOf(element).map((place) => ({ place, was: colours(place) })),
  }));
  for (const [at, { element, kind }] of taking.entries()) {
    element.focus({ preventScroll: true, focusVisible: true });
    rings.set(kind);
    if (document.activeElement !== element) continue;
    const { box, places } = unfocused[at]!;
    const reach = reachOf(element);
    // What the focus itself makes appear has no other place to measure.
    if (boxOf(element) === box) rings.set(kind, reach);
    if (places.every(({ place, was }) => colours(place) === was)) say("the focus does not show", element);
    else if (isCut(element, reach, clippers)) say("its ring is cut off", element);
  }
  blur();
  const taken = new Set(taking);
  for (const control of shown!)
    if (!taken.has(control) && isCut(control.element, rings.get(control.kind), clippers))
      say("its ring is cut off", control.element);
  return { focused: taking.length, problems };
}

const boxOf = (element: Element): string => Object.values(element.getBoundingClientRect().toJSON() as object).join();

/** Where the focus of an element may show. */
const placesOf = (element: HTMLElement): HTMLElement[] =>
  [
    element,
    element.parentElement,
    element.parentElement?.parentElement,
    element.nextElementSibling,
    element.firstElementChild,
  ].filter((place) => place instanceof HTMLElement);

/** With the parts beside and in it that may show its focus. */
function kindOf(element: HTMLElement, kinds: Kinds): string {
  const parts = [element.nextElementSibling, element.firstElementChild].map((part) => (part ? looks(part) : ""));
  return [kinds.of(element), element.checkVisibility({ visibilityProperty: true }), ...parts].join("|");
}

function blur(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function colours(element: Element): string {
  const style = getComputedStyle(element);
  return changing.map((property) => style[property]).join("|");
}
