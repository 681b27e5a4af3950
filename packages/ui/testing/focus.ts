import { tabbable } from "../src/internal/tabbable.ts";

/** They hand the focus on to one of their items, and take it themselves only in passing. */
const passing = '[role="tablist"], [role="radiogroup"], [role="toolbar"], [role="menubar"]';

/** Enough for each kind of control in a story; five hundred cards need not be walked one by one. */
const limit = 40;

const shown = [
  "outlineStyle",
  "outlineWidth",
  "outlineColor",
  "boxShadow",
  "borderColor",
  "backgroundColor",
  "textDecorationLine",
] as const;

/** What takes the focus by keyboard has to show it (WCAG 2.4.7), by a change of its own looks or of a part beside or around it, and the whole ring. */
export function checkFocus(root: HTMLElement, { everyKindOnce = false } = {}): string[] {
  const before = document.activeElement;
  const seen = new Set<string>();
  const problems = [...root.querySelectorAll<HTMLElement>(tabbable)]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest("[inert]") &&
        !element.matches(passing),
    )
    .filter((element) => {
      const kind = kindOf(element);
      const isNew = !seen.has(kind);
      seen.add(kind);
      return isNew || !everyKindOnce;
    })
    .slice(0, limit)
    .flatMap((element) => {
      blur();
      const places = placesOf(element);
      const unfocused = places.map(looks);
      element.focus({ preventScroll: true, focusVisible: true });
      if (document.activeElement !== element) return [];
      const changed = places.some((place, at) => looks(place) !== unfocused[at]);
      const how = changed ? hasCutRing(element) && "its ring is cut off" : "the focus does not show";
      return how ? [`focus-visible: ${how} on ${element.outerHTML.slice(0, 160)}`] : [];
    });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return problems;
}

/** Where the focus of an element may show. */
const placesOf = (element: HTMLElement): HTMLElement[] =>
  [
    element,
    element.parentElement,
    element.parentElement?.parentElement,
    element.nextElementSibling,
    element.firstElementChild,
  ].filter((place) => place instanceof HTMLElement);

const states = ["type", "role", "style", "data-state", "aria-checked", "aria-current", "aria-invalid", "aria-selected"];

/** Two that say the same take the same styles, as far as class and state choose them. */
const kindOf = (element: HTMLElement): string =>
  placesOf(element)
    .flatMap((place) => [place.localName, ...["class", ...states].map((name) => place.getAttribute(name))])
    .join("|");

/** Whether an ancestor hides a part of the ring around an element that it shows. */
function hasCutRing(element: HTMLElement): boolean {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
  if (outlineStyle === "none") return false;
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  return clippers(element).some(
    (clipper) => !isShownBy(clipper, element, reach) && isShownBy(clipper, element, -reach),
  );
}

/** What clips an element, up to the top layer. */
function clippers(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent || parent === document.body || element.matches(":modal, :popover-open")) return [];
  return [...(getComputedStyle(parent).overflow === "visible" ? [] : [parent]), ...clippers(parent)];
}

/** Whether the box of an element, made larger by `reach`, is inside what clips it, to a pixel. */
function isShownBy(clipper: Element, element: Element, reach: number): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), clipper.getBoundingClientRect()];
  const { overflowX, overflowY } = getComputedStyle(clipper);
  // What scrolls brings the focused one into view.
  const wide = overflowX === "visible" || clipper.scrollWidth > clipper.clientWidth;
  const high = overflowY === "visible" || clipper.scrollHeight > clipper.clientHeight;
  const across = inner.left - reach >= outer.left - 1 && inner.right + reach <= outer.right + 1;
  const down = inner.top - reach >= outer.top - 1 && inner.bottom + reach <= outer.bottom + 1;
  return (across || wide) && (down || high);
}

function blur(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function looks(element: Element): string {
  const style = getComputedStyle(element);
  return shown.map((property) => style[property]).join("|");
}
