import { blend, clampChroma, converter, formatHex, formatHex8, interpolate, parse, wcagLuminance } from "culori";
import type { Color } from "culori";

const toOklch = converter("oklch");

/** Parses a CSS colour; a wrong value in a token file stops the build here. */
export function read(css: string): Color {
  const colour = parse(css);
  if (!colour) throw new Error(`Not a colour: ${css}`);
  return colour;
}

const white = read("#ffffff");

/** OKLCH coordinates of a colour; greys get hue 0. */
export function oklch(css: string): { l: number; c: number; h: number } {
  const { l, c, h } = toOklch(read(css));
  return { l, c, h: h ?? 0 };
}

/**
 * WCAG contrast of a foreground on a background. A translucent background is laid over white first:
 * for white text on a scrim that is the worst photo there can be.
 */
export function contrast(foreground: string, background: string): number {
  const ground = read(background);
  const opaque = ground.alpha === undefined ? ground : blend([white, ground]);
  const [a, b] = [wcagLuminance(read(foreground)), wcagLuminance(opaque)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** `share` of `b` in `a`, mixed in OKLab so that tints stay clean. */
export function mix(a: string, b: string, share: number): string {
  return formatHex(interpolate([read(a), read(b)], "oklab")(share));
}

/** A colour made translucent. */
export const veil = (css: string, alpha: number): string => formatHex8({ ...read(css), alpha });

/** What one sees of a colour through a translucent one. */
export const through = (veil: string, css: string): string => formatHex(blend([read(css), read(veil)]));

/** The same hue and chroma at another lightness, brought into sRGB by giving up chroma only. */
export function atLightness(css: string, l: number): string {
  return formatHex(clampChroma({ mode: "oklch", ...oklch(css), l }, "oklch"));
}

/** Moves a colour's lightness by `by`, inside 0..1. */
export function shift(css: string, by: number): string {
  return atLightness(css, Math.min(1, Math.max(0, oklch(css).l + by)));
}

/**
 * The step nearest to `seed` in lightness for which `holds` is true; the hue stays.
 * Where none holds the seed comes back, and the contrast check then names the pair.
 */
export function nearestStep(seed: string, holds: (css: string) => boolean, by = 0.004): string {
  if (holds(seed)) return formatHex(read(seed));
  const { l } = oklch(seed);
  for (let distance = by; distance < 1; distance += by) {
    for (const candidate of [l - distance, l + distance]) {
      if (candidate < 0 || candidate > 1) continue;
      const step = atLightness(seed, candidate);
      if (holds(step)) return step;
    }
  }
  return seed;
}
