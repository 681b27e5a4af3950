import { nearestStep } from "./colour.ts";
import { deriveColours, type Seeds } from "./derive.ts";
import { schemes, type Scheme, tones } from "./names.ts";
import { misses, pairs } from "./pairs.ts";
import type { Theme } from "./read.ts";

type Colours = Record<string, string>;

/** A sentence: which colour is refused, why, and the nearest one that would pass. */
function refusal(path: string, colour: string, why: readonly string[], passes: (css: string) => boolean): string {
  const nearest = nearestStep(colour, passes);
  const others = why.length > 1 ? `, and ${why.length - 1} more` : "";
  const mend = passes(nearest) ? `the nearest that passes is ${nearest}` : "no step of its hue passes";
  return `${path}: ${colour} is refused, for ${why[0]}${others}; ${mend}.`;
}

/** The pairs that a colour is a part of, as far as they miss their ratio. */
function missesOf(name: string, colours: Colours): string[] {
  const own = pairs.filter(({ front, on }) => front === name || on.includes(name));
  return misses(colours, own);
}

const order: (keyof Seeds)[] = ["ink", "page", "surface", "on-light", "on-dark", "shade", "focus", "unread", "bubble-own", ...tones];

/** The seed that mends what is missed, and to what. */
function refusedSeed({ seeds, sources, said }: Theme, scheme: Scheme, missed: readonly string[]): string {
  const own = seeds[scheme];
  const sourceOf = (name: keyof Seeds) => sources[scheme].get(name)!;
  // What the brand itself says is at fault, not what it left as it was.
  for (const name of order.toSorted((a, b) => Number(said.has(sourceOf(b))) - Number(said.has(sourceOf(a))))) {
    const colour = own[name] as string;
    const passes = (css: string) => misses(deriveColours({ ...own, [name]: css })).length === 0;
    if (passes(nearestStep(colour, passes))) return refusal(sourceOf(name), colour, missed, passes);
  }
  return `${scheme}: ${missed.join("; ")}; no one colour mends it.`;
}

/** Every colour of a brand that leaves words or marks below AA, with the nearest one that does not. */
export function refusals(theme: Theme): string[] {
  return schemes.flatMap((scheme) => {
    const colours = theme.colours[scheme];
    const steps = Object.entries(theme.steps[scheme]).flatMap(([name, colour]) => {
      const missed = missesOf(name, colours);
      const passes = (css: string) => missesOf(name, { ...colours, [name]: css }).length === 0;
      return missed.length > 0 ? [refusal(`${scheme}.steps.${name}`, colour, missed, passes)] : [];
    });
    const derived = misses(deriveColours(theme.seeds[scheme]));
    return derived.length > 0 ? [...steps, refusedSeed(theme, scheme, derived)] : steps;
  });
}
