import { contrast } from "./colour.ts";
import { tones } from "./names.ts";

/** A foreground, the backgrounds it may stand on, and the ratio that WCAG 2.2 AA asks. */
export interface Pair {
  on: readonly string[];
  front: string;
  least: 3 | 4.5;
}

const surfaces = ["bg-page", "bg-surface", "bg-raised", "bg-sunken"];

/** Every pair the product may show. A use that is not listed here is not promised. */
export const pairs: readonly Pair[] = [
  { front: "text-default", on: [...surfaces, "bg-placeholder"], least: 4.5 },
  { front: "text-muted", on: [...surfaces, "bg-bubble-other"], least: 4.5 },
  { front: "text-muted", on: ["bg-soft-neutral", "bg-soft-accent"], least: 4.5 },
  { front: "text-on-photo", on: ["bg-photo-scrim"], least: 4.5 },
  { front: "text-on-unread", on: ["bg-unread"], least: 4.5 },
  { front: "text-on-bubble-own", on: ["bg-bubble-own"], least: 4.5 },
  { front: "text-on-bubble-other", on: ["bg-bubble-other"], least: 4.5 },
  ...tones.flatMap((tone): Pair[] => [
    {
      front: `text-on-${tone}`,
      on: [`bg-fill-${tone}`, `bg-fill-${tone}-hover`, `bg-fill-${tone}-active`],
      least: 4.5,
    },
    {
      front: `text-on-soft-${tone}`,
      on: [`bg-soft-${tone}`, `bg-soft-${tone}-hover`],
      least: 4.5,
    },
    { front: "text-default", on: [`bg-soft-${tone}`, `bg-soft-${tone}-hover`], least: 4.5 },
    { front: `text-${tone}`, on: surfaces, least: 4.5 },
    { front: `border-${tone}`, on: surfaces, least: 3 },
  ]),
  { front: "border-control", on: surfaces, least: 3 },
  { front: "border-focus", on: surfaces, least: 3 },
  { front: "bg-fill-accent", on: surfaces, least: 3 },
  { front: "bg-fill-neutral", on: surfaces, least: 3 },
  { front: "bg-unread", on: ["bg-page", "bg-surface", "bg-raised"], least: 3 },
];

/** A foreground at its worst. */
export interface Measure {
  front: string;
  back: string;
  ratio: number;
  least: number;
}

/** The worst background of each pair in one set of colours. */
export function measure(colours: Record<string, string>, which: readonly Pair[] = pairs): Measure[] {
  const value = (name: string) => {
    const css = colours[name];
    if (css === undefined) throw new Error(`No colour ${name}`);
    return css;
  };
  return which.map(({ front, on, least }) => {
    const ratios = on.map((back) => ({ back, ratio: contrast(value(front), value(back)) }));
    return { front, least, ...ratios.reduce((worst, next) => (next.ratio < worst.ratio ? next : worst)) };
  });
}

/** A sentence for each pair that misses its ratio. */
export const misses = (colours: Record<string, string>, which?: readonly Pair[]): string[] =>
  measure(colours, which)
    .filter(({ ratio, least }) => ratio < least)
    .map(({ front, back, ratio, least }) => `${front} on ${back} is ${ratio.toFixed(2)}:1, needs ${least}:1`);
