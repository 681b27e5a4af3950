export type Side = "top" | "bottom";
export type Align = "start" | "center" | "end";

const GAP = 6;
const MARGIN = 8;

/**
 * Puts an element of the top layer beside its anchor: on the asked side, on the other where it does not fit,
 * and never over the edge of the screen.
 */
export function place(element: HTMLElement, anchor: Element, side: Side, align: Align) {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const { clientWidth, clientHeight } = document.documentElement;
  const above = at.top - GAP - height;
  const below = at.bottom + GAP;
  const fitsBelow = below + height + MARGIN <= clientHeight;
  const top =
    side === "bottom" ? (fitsBelow || above < MARGIN ? below : above) : above >= MARGIN || !fitsBelow ? above : below;
  const rtl = getComputedStyle(anchor).direction === "rtl";
  const start = rtl ? at.right - width : at.left;
  const end = rtl ? at.left : at.right - width;
  const left = align === "start" ? start : align === "end" ? end : at.left + (at.width - width) / 2;
  element.style.top = `${Math.max(MARGIN, Math.min(top, clientHeight - height - MARGIN))}px`;
  element.style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - width - MARGIN))}px`;
}
