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

/** What takes the focus by keyboard has to show it (WCAG 2.4.7), by a change of its own looks or of a part beside or around it. */
export function checkFocus(root: HTMLElement): string[] {
  const before = document.activeElement;
  const problems = [...root.querySelectorAll<HTMLElement>(tabbable)]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest("[inert]") &&
        !element.matches(passing),
    )
    .slice(0, limit)
    .flatMap((element) => {
      blur();
      const places = [
        element,
        element.parentElement,
        element.parentElement?.parentElement,
        element.nextElementSibling,
        element.firstElementChild,
      ].filter((place): place is HTMLElement => place instanceof HTMLElement);
      const unfocused = places.map(looks);
      element.focus({ preventScroll: true, focusVisible: true });
      const moved = document.activeElement !== element;
      const changed = places.some((place, at) => looks(place) !== unfocused[at]);
      return moved || changed ? [] : [`focus-visible: the focus does not show on ${element.outerHTML.slice(0, 160)}`];
    });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return problems;
}

function blur(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function looks(element: Element): string {
  const style = getComputedStyle(element);
  return shown.map((property) => style[property]).join("|");
}
