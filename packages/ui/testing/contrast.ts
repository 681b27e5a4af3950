import type { NodeResult } from "axe-core";
import { cdp } from "vitest/browser";

type Colour = readonly [red: number, green: number, blue: number];

/** Share of a text's pixels that may fall under the ratio: the edge of a photo's detail, not a word. */
const tolerance = 0.02;

/**
 * Axe cannot judge text over a photo, a gradient or another element and calls it incomplete. Here the text is hidden, the window is
 * photographed, and each pixel under the text is compared with its colour.
 */
export async function unreadable(nodes: readonly NodeResult[]): Promise<string[]> {
  const problems: string[] = [];
  let left = nodes.flatMap(({ element, html }) => (element && hasText(element) ? [{ element, html }] : []));
  while (left[0]) {
    const [first] = left;
    if (!inWindow(first.element)) first.element.scrollIntoView({ block: "center" });
    const picture = await photographWithoutText();
    const seen = left.filter(({ element }) => element === first.element || inWindow(element));
    for (const { element, html } of seen) {
      if (isCovered(element)) continue;
      const { ratio, needed } = measure(element, picture);
      // Nothing of it is in view, even after scrolling to it: a long list has let go of it meanwhile.
      if (ratio === undefined) continue;
      if (ratio < needed)
        problems.push(`color-contrast (measured): ${ratio.toFixed(2)} of ${needed} · ${html.slice(0, 160)}`);
    }
    left = left.filter((one) => !seen.includes(one));
  }
  return problems;
}

/** Emoji bring their own colours and are no text to read. */
const hasText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && /[\p{L}\p{N}]/u.test(node.data));

function inWindow(element: Element): boolean {
  const { top, left, bottom, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}

/** Under a picture that has loaded, or behind an open dialog, nobody reads it. A link stretched over a card covers nothing. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!over || over === element || over.contains(element) || element.contains(over)) return false;
  const dialog = over.closest("dialog, [role=dialog], [role=alertdialog]");
  return over.matches("img, video, canvas") || (dialog !== null && !dialog.contains(element));
}

/** One pixel a CSS pixel. */
async function photographWithoutText(): Promise<ImageData> {
  const hide = document.createElement("style");
  hide.textContent =
    "* { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important }";
  document.head.append(hide);
  const { x, y } = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const { data } = await cdp().send("Page.captureScreenshot", {
    optimizeForSpeed: true,
    clip: { x, y, width: innerWidth, height: innerHeight, scale: 1 / devicePixelRatio },
  });
  hide.remove();
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  return draw(image.width, image.height, (context) => context.drawImage(image, 0, 0));
}

function measure(element: Element, picture: ImageData): { ratio: number | undefined; needed: number } {
  const style = getComputedStyle(element);
  const size = Number.parseFloat(style.fontSize);
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  const [red = 0, green = 0, blue = 0, alpha = 255] = draw(1, 1, (context) => {
    context.fillStyle = style.color;
    context.fillRect(0, 0, 1, 1);
  }).data;
  const strength = (alpha / 255) * opacity(element);
  const ratios = pixelsUnder(element, picture)
    .map((under) => contrast([red, green, blue], strength, under))
    .toSorted((a, b) => a - b);
  return { ratio: ratios[Math.floor(ratios.length * tolerance)], needed: large ? 3 : 4.5 };
}

const opacity = (element: Element | null): number =>
  element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;

function pixelsUnder(element: Element, { data, width, height }: ImageData): Colour[] {
  const clip = shownPart(element, { left: 0, top: 0, right: width, bottom: height });
  const pixels: Colour[] = [];
  for (const box of textBoxes(element)) {
    const { left, top, right, bottom } = intersection(box, clip);
    for (let y = Math.ceil(top); y < bottom; y += 1)
      for (let x = Math.ceil(left); x < right; x += 1) {
        const at = (y * width + x) * 4;
        pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      }
  }
  return pixels;
}

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

function contrast(text: Colour, strength: number, under: Colour): number {
  const seen = text.map((value, at) => value * strength + (under[at] ?? 0) * (1 - strength));
  const [a, b] = [luminance(seen), luminance(under)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const linear = (value: number): number => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);

function draw(width: number, height: number, paint: (context: OffscreenCanvasRenderingContext2D) => void): ImageData {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas to measure contrast with");
  paint(context);
  return context.getImageData(0, 0, width, height);
}
