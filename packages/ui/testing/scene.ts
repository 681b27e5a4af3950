import type { Kinds } from "./kinds.ts";

interface Painted {
  element: Element;
  box: DOMRect;
  paint: string;
  isOpaque: boolean;
}

/** Everything that the page paints where one of these texts is. */
export function paintedAround(texts: readonly Element[]): Painted[] {
  const boxes = texts.map((text) => text.getBoundingClientRect());
  return [...document.querySelectorAll("html, body, body *")].flatMap((element) => {
    const box = element.getBoundingClientRect();
    return boxes.some((other) => meet(box, other)) ? [{ element, box, ...paintOf(element) }] : [];
  });
}

const isSolid = (colours: string): boolean => !/rgba|\/|transparent|url/.test(colours);

/** Those of the texts where nothing is drawn but by themselves and what they stand in. */
export function aloneAmong(texts: readonly Element[]): Set<Element> {
  const all = [...document.body.querySelectorAll("*")].map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));
  const known = new Map<Element, boolean>();
  const drawsMore = (element: Element) => {
    const draws = known.get(element) ?? ["::before", "::after"].some((part) => hasContent(element, part));
    known.set(element, draws);
    return draws;
  };
  const isAlone = (text: Element) => {
    const own = text.getBoundingClientRect();
    return all.every(
      ({ element, box }) => !meet(box, own) || (element.contains(text) ? !drawsMore(element) : text.contains(element)),
    );
  };
  return new Set(texts.filter(isAlone));
}

const hasContent = (element: Element, part: string) => getComputedStyle(element, part).content !== "none";

/**
 * A text's own looks and what is painted behind and over it, in words: two texts that say the same show the same. What
 * comes earlier in the document lies behind, and what is behind something opaque does not count. With
 * kinds, they show the same in each theme.
 */
export function sceneOf(text: Element, painted: readonly Painted[], kinds?: Kinds): string {
  const box = text.getBoundingClientRect();
  let scene: string[] = [];
  for (const { element, box: place, paint, isOpaque } of painted) {
    if (!meet(place, box)) continue;
    const isBehind = element.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isBehind && isOpaque && contains(place, box)) scene = [];
    if (paint) scene.push(kinds ? `${kinds.of(element)} ${paint}` : paint);
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

/** In words, empty where nothing is painted, and whether what lies below is hidden. */
function paintOf(element: Element): Pick<Painted, "paint" | "isOpaque"> {
  const style = getComputedStyle(element);
  const isPicture = element instanceof HTMLImageElement;
  const parts = [style, getComputedStyle(element, "::before"), getComputedStyle(element, "::after")];
  const isOpaque =
    style.opacity === "1" &&
    (isPicture ||
      isSolid(style.backgroundColor) ||
      (style.backgroundImage.includes("gradient") && isSolid(style.backgroundImage)));
  return { paint: isPicture ? element.src : parts.map((part) => inWords(part, element)).join(""), isOpaque };
}

function inWords(style: CSSStyleDeclaration, element: Element): string {
  const { backgroundColor, backgroundImage, opacity, content, filter, mixBlendMode, fill, stroke } = style;
  if (content === "none") return "";
  const words = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
  if (element instanceof SVGElement) return `${words},${fill},${stroke}`;
  return words === nothing ? "" : words;
}
