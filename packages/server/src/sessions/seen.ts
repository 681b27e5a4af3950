import { seenPeriod } from "@kindling/domain/rules";

/** What is kept of when a member was last seen. */
export const seenAt = (at: Date) => ({ lastSeenAt: at, seenPeriod: Math.floor(at.getTime() / seenPeriod) });
