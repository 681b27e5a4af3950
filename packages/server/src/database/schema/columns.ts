import { bigint, timestamp } from "drizzle-orm/pg-core";

/** An instant, to the millisecond, as JavaScript's clocks have it. */
export const at = () => timestamp({ withTimezone: true, precision: 3 });

/** An id; all of them stay below 2^53. */
export const id = () => bigint({ mode: "number" });
