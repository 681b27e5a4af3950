const pictures = "img, video, canvas, svg";

/**
 * What is painted behind and around a text, and its own colour, in words: two themes that say the same show the same.
 * What something opaque covers does not count; what lies before the text in the document lies behind it.
 */
export function sceneOf(text: Element): string {
  const box = text.getBoundingClientRect();
  let scene: string[] = [];
  for (const element of document.querySelectorAll("html, body, body *")) {
    const place = element.getBoundingClientRect();
    if (place.left > box.right || place.right < box.left || place.top > box.bottom || place.bottom < box.top) continue;
    const style = getComputedStyle(element);
    const isUnder = element.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isUnder && isOpaque(element, style) && contains(place, box)) scene = [];
    const painted = [style, ...["::before", "::after"].map((part) => getComputedStyle(element, part))];
    scene.push(...painted.map((part) => paintOf(part, element.matches(pictures))));
  }
  const { color, fontSize, fontWeight } = getComputedStyle(text);
  return [color, fontSize, fontWeight, ...scene.filter(Boolean)].join("\n");
}

const isOpaque = (element: Element, { backgroundColor, opacity }: CSSStyleDeclaration): boolean =>
  opacity === "1" && (element.matches("img") || !/rgba|\/|transparent/.test(backgroundColor));

const contains = (outer: DOMRect, inner: DOMRect): boolean =>
  outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;

function paintOf(style: CSSStyleDeclaration, isPicture: boolean): string {
  const { backgroundColor, backgroundImage, opacity, content, filter, mixBlendMode } = style;
  if (content === "none") return "";
  const words = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
  return isPicture ? `${words},${style.color},${style.fill}` : words === nothing ? "" : words;
}

const nothing = "rgba(0, 0, 0, 0),none,1,none,normal";
