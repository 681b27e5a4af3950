import { cdp } from "vitest/browser";

import { type Colour, contrast, draw, neededContrast, over, toColour } from "./colours.ts";

/** Share of a text's pixels that may fall under the ratio: the edge of a photo's detail, not a word. */
const tolerance = 0.02;

export interface Measured {
  element: Element;
  ratio: number;
  needed: number;
}

/**
 * Axe cannot judge text over a photo, a gradient or another element and calls it incomplete. Here the text is hidden, and focus
 * rings with it, the window is photographed, and each pixel under the text is compared with its colour. Left out is what
 * nobody sees.
 */
export async function photograph(elements: readonly Element[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  let left = elements.filter(hasText);
  while (left[0]) {
    const [first] = left;
    if (!inWindow(first)) first.scrollIntoView({ block: "center" });
    const seen = left.filter((element) => element === first || inWindow(element));
    left = left.filter((one) => !seen.includes(one));
    const texts = seen
      .filter((element) => !isCovered(element))
      .map((element) => ({ element, boxes: shownBoxes(element) }))
      // Nothing of it is in view, even after scrolling to it: a long list has let go of it meanwhile.
      .filter(({ boxes }) => boxes.length > 0);
    if (texts.length === 0) continue;
    const picture = await photographWithoutText(around(texts.flatMap(({ boxes }) => boxes)));
    measured.push(...texts.map(({ element, boxes }) => ({ element, ...measure(element, boxes, picture) })));
  }
  return measured;
}

/** Emoji bring their own colours and are no text to read. */
const hasText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && /[\p{L}\p{N}]/u.test(node.data));

function inWindow(element: Element): boolean {
  const { top, left, bottom, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}

/** Under a picture that has loaded or a bar that stays in place, or behind an open dialog, nobody reads it. A link stretched over a card covers nothing. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!over || over === element || over.contains(element) || element.contains(over)) return false;
  const dialog = over.closest("dialog, [role=dialog], [role=alertdialog]");
  return over.matches("img, video, canvas") || staysInPlace(over) || (dialog !== null && !dialog.contains(element));
}

const staysInPlace = (element: Element): boolean =>
  getComputedStyle(element).position === "fixed" ||
  (element.parentElement !== null && staysInPlace(element.parentElement));

interface Picture {
  /** The part of the window that it shows. */
  of: Box;
  /** One pixel a CSS pixel. */
  pixels: ImageData;
}

async function photographWithoutText(of: Box): Promise<Picture> {
  const hide = document.createElement("style");
  hide.textContent =
    "* { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important; outline-color: transparent !important }";
  document.head.append(hide);
  const { x, y } = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const { data } = await cdp().send("Page.captureScreenshot", {
    optimizeForSpeed: true,
    clip: {
      x: x + of.left,
      y: y + of.top,
      width: of.right - of.left,
      height: of.bottom - of.top,
      scale: 1 / devicePixelRatio,
    },
  });
  hide.remove();
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  return { of, pixels: draw(image.width, image.height, (context) => context.drawImage(image, 0, 0)) };
}

function measure(element: Element, boxes: readonly Box[], picture: Picture): { ratio: number; needed: number } {
  const style = getComputedStyle(element);
  const colour = toColour(style.color);
  const strength = (colour[3] ?? 1) * opacity(element);
  const ratios = pixelsUnder(boxes, picture)
    .map((under) => contrast(over(under, colour, strength), under))
    .toSorted((a, b) => a - b);
  return { ratio: ratios[Math.floor(ratios.length * tolerance)] ?? 0, needed: neededContrast(style) };
}

const opacity = (element: Element | null): number =>
  element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;

function pixelsUnder(boxes: readonly Box[], { of, pixels: { data, width } }: Picture): Colour[] {
  return boxes.flatMap(({ left, top, right, bottom }) => {
    const pixels: Colour[] = [];
    for (let y = top - of.top; y < bottom - of.top; y += 1)
      for (let x = left - of.left; x < right - of.left; x += 1) {
        const at = (y * width + x) * 4;
        pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      }
    return pixels;
  });
}

/** The boxes of its text as far as one sees them, in whole pixels. */
function shownBoxes(element: Element): Box[] {
  const clip = shownPart(element, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  return textBoxes(element)
    .map((box) => intersection(box, clip))
    .map(({ left, top, right, bottom }) => ({
      left: Math.ceil(left),
      top: Math.ceil(top),
      right: Math.floor(right),
      bottom: Math.floor(bottom),
    }))
    .filter(({ left, top, right, bottom }) => left < right && top < bottom);
}

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

function textBoxes(element: Element): DOMRect[] {
  const range = document.createRange();
  return [...element.childNodes]
    .filter((node) => node instanceof Text)
    .flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Cut off what an ancestor does not show, such as the rest of a name behind its ellipsis. */
function shownPart(element: Element | null, box: Box): Box {
  if (!element || element === document.documentElement) return box;
  const clips = getComputedStyle(element).overflowX !== "visible" && element !== document.body;
  return shownPart(element.parentElement, clips ? intersection(box, element.getBoundingClientRect()) : box);
}

const intersection = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
