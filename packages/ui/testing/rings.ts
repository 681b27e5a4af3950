/** From an element's edge to the outer edge of the ring that it shows. */
export function reachOf(element: HTMLElement): number | undefined {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
  return outlineStyle === "none" ? undefined : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
}

/** What clips what an element holds, from it outwards. */
export type Clippers = Map<Element, Clipper[]>;

interface Clipper {
  /** What clips across, or down, does not let one scroll there. */
  across: boolean;
  down: boolean;
  box: DOMRect;
}

/** Whether an ancestor hides a part of the ring around an element that it shows. */
export function isCut(element: Element, reach: number | undefined, known: Clippers): boolean {
  if (reach === undefined || !element.parentElement || element.matches(topLayer)) return false;
  const box = element.getBoundingClientRect();
  return clippersOf(element.parentElement, known).some(
    (clipper) => !isShownBy(clipper, box, reach) && isShownBy(clipper, box, -reach),
  );
}

const topLayer = ":modal, :popover-open";

/** Up to the top layer. */
function clippersOf(element: Element, known: Clippers): Clipper[] {
  const before = known.get(element);
  if (before) return before;
  const { overflow, overflowX, overflowY } = getComputedStyle(element);
  const own: Clipper = {
    // What scrolls brings the focused one into view.
    across: overflowX !== "visible" && element.scrollWidth <= element.clientWidth,
    down: overflowY !== "visible" && element.scrollHeight <= element.clientHeight,
    box: element.getBoundingClientRect(),
  };
  const isLast = element === document.body || !element.parentElement;
  const outer = isLast || element.matches(topLayer) ? [] : clippersOf(element.parentElement!, known);
  const clippers = overflow === "visible" || isLast ? outer : [own, ...outer];
  known.set(element, clippers);
  return clippers;
}

/** Whether the box of an element, made larger by `reach`, is inside what clips it, to a pixel. */
function isShownBy({ across, down, box: outer }: Clipper, inner: DOMRect, reach: number): boolean {
  const fitsAcross = inner.left - reach >= outer.left - 1 && inner.right + reach <= outer.right + 1;
  const fitsDown = inner.top - reach >= outer.top - 1 && inner.bottom + reach <= outer.bottom + 1;
  return (fitsAcross || !across) && (fitsDown || !down);
}
