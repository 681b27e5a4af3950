import type { Later } from "./later.ts";
import type { Outcome } from "./run.ts";

/** One line about a rule. */
export const lineOf = ({ rule, result, reason }: Outcome): string =>
  `${result.padEnd(13)}  ${rule.name}${reason ? `: ${reason}` : ""}`;

/** One line about what waits for an issue. */
export const lineOfLater = ({ what, since }: Later): string =>
  `${"not available".padEnd(13)}  ${what}: it comes with issue ${since}`;

/** How many rules were kept. */
export function tallyOf(outcomes: readonly Outcome[]): string {
  const count = (wanted: Outcome["result"]) => outcomes.filter(({ result }) => result === wanted).length;
  return `${count("passed")} passed, ${count("failed")} failed, ${count("not available")} not available`;
}
