import { seededOf } from "../../../scripts/lib/seeded.ts";

/** The widths that the product is walked at: a phone's and a desk's. */
export const widths = [390, 1280] as const;

/** One of them for a walk by its name; both where the walks are whole (decision 0043). */
export const widthsOf = (walk: string): readonly number[] => seededOf(walk, widths);
