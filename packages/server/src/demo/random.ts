/** Numbers that look random and are the same for the same seed (mulberry32), from 0 to below 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws from lists by one source of numbers. */
export function draw(random: () => number) {
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!;
  return {
    below,
    one,
    /** Some different ones, in the list's order. */
    some: <T>(list: readonly T[], count: number): T[] => {
      const chosen = new Set<T>();
      while (chosen.size < Math.min(count, list.length)) chosen.add(one(list));
      return list.filter((entry) => chosen.has(entry));
    },
  };
}
