import { contrast, nearestStep } from "./colour.ts";
import { deriveColours, type Seeds } from "./derive.ts";
import { schemes, type Scheme } from "./names.ts";
import { misses, pairs } from "./pairs.ts";
import type { Theme } from "./read.ts";

/** A sentence: which colour is refused, why, and the nearest one that would pass. */
function refusal(path: string, colour: string, missed: readonly string[], nearest: string | undefined): string {
  const others = missed.length > 1 ? `, and ${missed.length - 1} more` : "";
  const mend = nearest ? `the nearest that passes is ${nearest}` : "no step of its hue passes";
  return `${path}: ${colour} is refused, for ${missed[0]}${others}; ${mend}.`;
}

/** Whether words can be read at all: where not, the search for each step would go to the end for nothing. */
const isReadable = ({ ink, page, surface }: Seeds) => [page, surface].every((ground) => contrast(ink, ground) >= 4.5);

/** What of the brand's own file mends what is missed, and to what. */
function refusedSeed({ seeds, sources, said }: Theme, scheme: Scheme, missed: readonly string[]): string {
  const own = seeds[scheme];
  for (const path of new Set(sources[scheme].values())) {
    if (!said.has(path)) continue;
    const fed = [...sources[scheme]].flatMap(([name, source]) => (source === path ? [name as keyof Seeds] : []));
    const colour = own[fed[0]!];
    if (typeof colour !== "string") continue;
    const passes = (css: string) => {
      const next = { ...own, ...Object.fromEntries(fed.map((name) => [name, css])) };
      return isReadable(next) && misses(deriveColours(next)).length === 0;
    };
    const nearest = nearestStep(colour, passes, 0.01);
    if (passes(nearest)) return refusal(path, colour, missed, nearest);
  }
  return `${scheme}: ${missed.join("; ")}; no one colour of the file mends it.`;
}

/** Every colour of a brand that leaves words or marks below AA, with the nearest one that does not. */
export function refusals(theme: Theme): string[] {
  return schemes.flatMap((scheme) => {
    const own = theme.steps[scheme];
    const all = theme.colours[scheme];
    const refused = Object.entries(own).flatMap(([name, colour]) => {
      const pairsOf = pairs.filter(({ front, on }) => front === name || on.includes(name));
      const missed = misses(all, pairsOf);
      if (missed.length === 0) return [];
      const passes = (css: string) => misses({ ...all, [name]: css }, pairsOf).length === 0;
      const nearest = nearestStep(colour, passes);
      return [refusal(`${scheme}.steps.${name}`, colour, missed, passes(nearest) ? nearest : undefined)];
    });
    const derived = misses(
      all,
      pairs.filter(({ front, on }) => ![front, ...on].some((name) => name in own)),
    );
    return derived.length > 0 ? [...refused, refusedSeed(theme, scheme, derived)] : refused;
  });
}
