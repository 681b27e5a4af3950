const units = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
] as const;

/** A wait in the unit that somebody would say it in, rounded up: never too early is better than exact. */
export function waitIn(seconds: number): { value: number; unit: "second" | "minute" | "hour" | "day" } {
  let value = Math.max(1, Math.ceil(seconds));
  for (const [unit, ofNext] of units) {
    if (value < ofNext) return { value, unit };
    value = Math.ceil(value / ofNext);
  }
  return { value, unit: "day" };
}
