import { contrast, mix, nearestStep, oklch, shift, through, veil } from "./colour.ts";
import { tones } from "./names.ts";
import type { Tone } from "./names.ts";

/** What a brand says about one scheme; all else is derived. */
export type Seeds = Record<
  Tone | "page" | "surface" | "ink" | "on-light" | "on-dark" | "shade" | "focus" | "unread" | "bubble-own" | "brand",
  string
> & { line: number; tint: number };

/** The lightness a fill may lose before dark text on the untouched colour is the better answer. */
const PREFER_LIGHT_TEXT = 0.06;
const HOVER = 0.04;

const reaches = (ratio: number, grounds: string[]) => (css: string) =>
  grounds.every((ground) => contrast(css, ground) >= ratio);

/** A fill and its text: the step nearest to the seed that carries white, or else dark, text. */
function deriveFill(seed: string, seeds: Seeds, marks: string[]) {
  const options = [
    { on: seeds["on-light"], penalty: 0 },
    { on: seeds["on-dark"], penalty: PREFER_LIGHT_TEXT },
  ].map(({ on, penalty }) => {
    const holds = (css: string) => reaches(4.5, [on])(css) && reaches(3, marks)(css);
    const fill = nearestStep(seed, holds);
    const distance = Math.abs(oklch(fill).l - oklch(seed).l);
    return { on, fill, cost: holds(fill) ? distance + penalty : Infinity };
  });
  const { on, fill } = options.reduce((best, next) => (next.cost < best.cost ? next : best));
  // Away from the text's lightness, so that the ratio grows; at either end of the scale there is only one way to go.
  const away = oklch(on).l > oklch(fill).l ? -HOVER : HOVER;
  const end = oklch(fill).l + 2 * away;
  const step = end > 0.15 && end < 0.97 ? away : -away;
  return { on, fill, hover: shift(fill, step), active: shift(fill, 2 * step) };
}

/** The lightest veil under which white words can be read on a white photo. */
function deriveScrim(shade: string): string {
  let alpha = 0.5;
  while (alpha < 1 && contrast("#ffffff", veil(shade, alpha)) < 5) alpha += 0.02;
  return veil(shade, alpha);
}

/** The grounds and mixes that depend on the page, the surface and the ink alone. */
function deriveGrounds({ page, surface, ink }: Seeds) {
  const dark = oklch(page).l < 0.5;
  const raised = dark ? shift(surface, 0.035) : surface;
  // The ground nearest to the ink: a step from it towards the ink is seen on all of them.
  const nearest = dark ? raised : page;
  const sunken = dark ? shift(page, -0.025) : mix(page, ink, 0.035);
  return {
    raised,
    sunken,
    surfaces: [page, surface, raised, sunken],
    bubbleOther: mix(nearest, ink, 0.07),
    placeholder: mix(nearest, ink, 0.1),
  };
}

/** A tone's tinted background; hovering takes more of the tone. */
const soft = (tone: Tone, { surface, tint, ...seeds }: Seeds, factor = 1) => mix(surface, seeds[tone], tint * factor);

/** All of one tone. */
function deriveTone(tone: Tone, seeds: Seeds, surfaces: string[]): Record<string, string> {
  const seed = seeds[tone];
  const isMark = tone === "accent" || tone === "neutral";
  const { on, fill, hover, active } = deriveFill(seed, seeds, isMark ? surfaces : []);
  const [ground, hovered] = [soft(tone, seeds), soft(tone, seeds, 1.6)];
  return {
    [`bg-fill-${tone}`]: fill,
    [`bg-fill-${tone}-hover`]: hover,
    [`bg-fill-${tone}-active`]: active,
    [`text-on-${tone}`]: on,
    [`bg-soft-${tone}`]: ground,
    [`bg-soft-${tone}-hover`]: hovered,
    [`text-on-soft-${tone}`]: nearestStep(seed, reaches(4.5, [ground, hovered])),
    [`text-${tone}`]: nearestStep(seed, reaches(4.5, surfaces)),
    [`border-${tone}`]: nearestStep(seed, reaches(3, surfaces)),
  };
}

/**
 * Every colour of a scheme, by its variable's name without the dashes: each the step nearest to its seed that meets WCAG 2.2 AA.
 *
 * @example
 * const colours = deriveColours({ ...seeds, accent: "#0a7f5a" });
 * colours["bg-fill-accent-hover"]; // a step of the accent that carries `colours["text-on-accent"]`
 */
export function deriveColours(seeds: Seeds): Record<string, string> {
  const { page, surface, ink } = seeds;
  const { raised, sunken, surfaces, bubbleOther, placeholder } = deriveGrounds(seeds);
  const overlay = veil(seeds.shade, 0.55);
  const bubbleOwn = deriveFill(seeds["bubble-own"], seeds, []);
  const unread = deriveFill(seeds.unread, seeds, [page, surface, raised]);
  const quiet = [...surfaces, bubbleOther, soft("neutral", seeds), soft("accent", seeds)];

  return {
    "bg-page": page,
    "bg-surface": surface,
    "bg-raised": raised,
    "bg-sunken": sunken,
    "bg-overlay": overlay,
    "bg-page-behind": through(overlay, page),
    "bg-placeholder": placeholder,
    "bg-photo-scrim": deriveScrim(seeds.shade),
    "bg-brand": seeds.brand,
    "bg-unread": unread.fill,
    "text-on-unread": unread.on,
    "bg-bubble-own": bubbleOwn.fill,
    "text-on-bubble-own": bubbleOwn.on,
    "bg-bubble-other": bubbleOther,
    "text-on-bubble-other": ink,
    "text-default": ink,
    "text-muted": nearestStep(mix(page, ink, 0.68), reaches(4.5, quiet)),
    "text-on-photo": "#ffffff",
    "border-default": mix(surface, ink, seeds.line),
    "border-control": nearestStep(mix(surface, ink, 0.45), reaches(3, surfaces)),
    "border-focus": nearestStep(seeds.focus, reaches(3, surfaces)),
    ...Object.assign({}, ...tones.map((tone) => deriveTone(tone, seeds, surfaces))),
  };
}

const grey = "#808080";
const seedNames = ["page", "surface", "ink", "on-light", "on-dark", "shade", "focus", "unread", "bubble-own", "brand"];
const anySeeds = Object.fromEntries([...seedNames, ...tones].map((name) => [name, grey]));

/** The colours that a brand may say itself, in place of the derived ones. What a seed says stands in the seed. */
export const stepNames: readonly string[] = Object.keys(
  deriveColours({ ...anySeeds, line: 0.1, tint: 0.1 } as Seeds),
).filter((name) => !["bg-page", "bg-surface", "bg-brand", "text-default"].includes(name));
