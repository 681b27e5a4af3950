import type { NodeResult } from "axe-core";
import { page } from "vitest/browser";

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** Share of a text's pixels that may fall under the ratio: the edge of a photo's detail, not a word. */
const tolerance = 0.02;

/**
 * Axe cannot judge text over a photo, a gradient or another element and calls it incomplete. Here the text is hidden, the page is
 * photographed, and each pixel under the text is compared with its colour.
 */
export async function unreadable(nodes: readonly NodeResult[]): Promise<string[]> {
  const elements = nodes.flatMap(({ element, html }) =>
    element && visibleText(element) ? [{ element, html }] : [],
  );
  if (elements.length === 0) return [];
  const picture = await photographWithoutText();
  return elements.flatMap(({ element, html }) => {
    const { ratio, needed } = measure(element, picture);
    return ratio >= needed
      ? []
      : [`color-contrast (measured): ${ratio.toFixed(2)} of ${needed} · ${html.slice(0, 160)}`];
  });
}

/** Emoji bring their own colours and are no text to read. */
const visibleText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && /[\p{L}\p{N}]/u.test(node.data));

async function photographWithoutText(): Promise<ImageData> {
  const hide = document.createElement("style");
  hide.textContent =
    "* { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important; caret-color: transparent !important }";
  document.head.append(hide);
  const base64 = await page.screenshot({ save: false, element: document.documentElement });
  hide.remove();
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  return draw(image.width, image.height, (context) => context.drawImage(image, 0, 0));
}

function measure(element: Element, picture: ImageData): { ratio: number; needed: number } {
  const style = getComputedStyle(element);
  const size = Number.parseFloat(style.fontSize);
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  const colour = draw(1, 1, (context) => {
    context.fillStyle = style.color;
    context.fillRect(0, 0, 1, 1);
  }).data;
  const text: Pixel = [colour[0] ?? 0, colour[1] ?? 0, colour[2] ?? 0, (colour[3] ?? 255) / 255];
  const ratios = pixelsUnder(element, picture)
    .map((pixel) => contrast(text, pixel))
    .sort((a, b) => a - b);
  return { ratio: ratios[Math.floor(ratios.length * tolerance)] ?? 0, needed: large ? 3 : 4.5 };
}

function pixelsUnder(element: Element, picture: ImageData): Pixel[] {
  const root = document.documentElement.getBoundingClientRect();
  const scale = picture.width / root.width;
  const range = document.createRange();
  const pixels: Pixel[] = [];
  for (const node of element.childNodes) {
    if (!(node instanceof Text)) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const [left, top] = [
        Math.max(0, (box.left - root.left) * scale),
        Math.max(0, (box.top - root.top) * scale),
      ];
      const [right, bottom] = [
        Math.min(picture.width, (box.right - root.left) * scale),
        Math.min(picture.height, (box.bottom - root.top) * scale),
      ];
      for (let y = Math.ceil(top); y < bottom; y += 1)
        for (let x = Math.ceil(left); x < right; x += 1) {
          const at = (y * picture.width + x) * 4;
          pixels.push([
            picture.data[at] ?? 0,
            picture.data[at + 1] ?? 0,
            picture.data[at + 2] ?? 0,
            1,
          ]);
        }
    }
  }
  return pixels;
}

function contrast(text: Pixel, under: Pixel): number {
  const seen = text.map((value, at) => value * text[3] + (under[at] ?? 0) * (1 - text[3]));
  const [a, b] = [luminance(seen), luminance(under)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const linear = (value: number) =>
    value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function draw(
  width: number,
  height: number,
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
): ImageData {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas to measure contrast with");
  paint(context);
  return context.getImageData(0, 0, width, height);
}
