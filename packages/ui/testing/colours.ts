export type Colour = readonly [red: number, green: number, blue: number, alpha?: number];

const parsed = new Map<string, Colour>();

/** A computed colour in whatever space it is written. */
export function toColour(css: string): Colour {
  const known = parsed.get(css);
  if (known) return known;
  const [red = 0, green = 0, blue = 0, alpha = 255] = draw(1, 1, (context) => {
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
  }).data;
  const colour = [red, green, blue, alpha / 255] as const;
  parsed.set(css, colour);
  return colour;
}

/** A colour laid over an opaque one. */
export const over = (under: Colour, top: Colour, strength = top[3] ?? 1): Colour => [
  top[0] * strength + under[0] * (1 - strength),
  top[1] * strength + under[1] * (1 - strength),
  top[2] * strength + under[2] * (1 - strength),
];

export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The ratio that a text needs (WCAG 1.4.3). */
export function neededContrast({ fontSize, fontWeight }: CSSStyleDeclaration): number {
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
}

export function draw(
  width: number,
  height: number,
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
): ImageData {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas to measure contrast with");
  paint(context);
  return context.getImageData(0, 0, width, height);
}

const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const linear = (value: number): number => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
