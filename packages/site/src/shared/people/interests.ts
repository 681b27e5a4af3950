import { type Interest, unknown } from "@kindling/domain/contract";

/** The interests of a list that this version knows. */
export const knownInterests = (interests: readonly (Interest | typeof unknown)[]): Interest[] =>
  interests.filter((interest) => interest !== unknown);
