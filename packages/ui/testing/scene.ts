interface Painted {
  element: Element;
  box: DOMRect;
  /** In words; empty where nothing is painted. */
  paint: string;
  isOpaque: boolean;
}

/** Everything that the page paints now. */
export function paintedNow(): Painted[] {
  return [...document.querySelectorAll("html, body, body *")].map((element) => {
    const style = getComputedStyle(element);
    const parts = [style, getComputedStyle(element, "::before"), getComputedStyle(element, "::after")];
    const paint =
      element instanceof HTMLImageElement ? element.src : parts.map((part) => paintOf(part, element)).join("");
    const isOpaque =
      style.opacity === "1" &&
      (element instanceof HTMLImageElement ||
        isSolid(style.backgroundColor) ||
        (style.backgroundImage.includes("gradient") && isSolid(style.backgroundImage)));
    return { element, box: element.getBoundingClientRect(), paint, isOpaque };
  });
}

const isSolid = (colours: string): boolean => !/rgba|\/|transparent|url/.test(colours);

/**
 * A text's own looks and what is painted behind and over it, in words: two texts that say the same show the same. What
 * comes earlier in the document lies behind, and what is behind something opaque does not count.
 */
export function sceneOf(text: Element, painted: readonly Painted[]): string {
  const box = text.getBoundingClientRect();
  let scene: string[] = [];
  for (const { element, box: place, paint, isOpaque } of painted) {
    if (!meet(place, box)) continue;
    const isBehind = element.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isBehind && isOpaque && contains(place, box)) scene = [];
    if (paint) scene.push(paint);
  }
  const { color, fontSize, fontWeight } = getComputedStyle(text);
  const places = [text, text.parentElement, text.parentElement?.parentElement].map((one) => one?.getAttribute("class"));
  return [...places, color, fontSize, fontWeight, ...scene].join("\n");
}

export const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const contains = (outer: DOMRect, inner: DOMRect): boolean =>
  outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;

const nothing = "rgba(0, 0, 0, 0),none,1,none,normal";

function paintOf(style: CSSStyleDeclaration, element: Element): string {
  const { backgroundColor, backgroundImage, opacity, content, filter, mixBlendMode, fill, stroke } = style;
  if (content === "none") return "";
  const words = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
  if (element instanceof SVGElement) return `${words},${fill},${stroke}`;
  return words === nothing ? "" : words;
}
