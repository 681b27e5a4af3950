export type Side = "top" | "bottom";
export type Align = "start" | "center" | "end";

const GAP = 6;
const MARGIN = 8;
/** Less than this cannot be used: then it lies over its anchor. */
const LEAST_ROOM = 160;

/**
 * Keeps an element of the top layer beside its anchor: on the asked side, on the roomier one where it does not fit, and
 * never over the edge of the screen. Tells it how high it may be (`--k-room`) and how wide its anchor is (`--k-anchor-width`).
 */
export function placer(element: HTMLElement, anchor: Element, side: Side, align: Align): () => void {
  let last = "";
  return () => {
    const at = anchor.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const now = [at.top, at.left, at.width, at.height, clientWidth, clientHeight, element.scrollHeight].join();
    if (now === last) return;
    last = now;

    const scrolled = element.scrollTop;
    const above = at.top - GAP - MARGIN;
    const below = clientHeight - at.bottom - GAP - MARGIN;
    element.style.setProperty("--k-anchor-width", `${at.width}px`);
    element.style.setProperty("--k-room", `${clientHeight - 2 * MARGIN}px`);
    const wanted = element.offsetHeight;
    const up = side === "top" ? wanted <= above || above >= below : wanted > below && above > below;
    element.style.setProperty("--k-room", `${Math.max(up ? above : below, LEAST_ROOM)}px`);
    element.scrollTop = scrolled;

    const { offsetWidth: width, offsetHeight: height } = element;
    const top = up ? at.top - GAP - height : at.bottom + GAP;
    const rtl = getComputedStyle(anchor).direction === "rtl";
    const start = rtl ? at.right - width : at.left;
    const end = rtl ? at.left : at.right - width;
    const left = align === "start" ? start : align === "end" ? end : at.left + (at.width - width) / 2;
    element.style.top = `${Math.max(MARGIN, Math.min(top, clientHeight - height - MARGIN))}px`;
    element.style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - width - MARGIN))}px`;
  };
}
