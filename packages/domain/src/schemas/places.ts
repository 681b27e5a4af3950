import * as z from "zod/mini";
import { interests } from "../vocabulary/index.ts";
import { defineSchema } from "./define.ts";
import { country, region } from "./fields.ts";
import { known } from "./tolerant.ts";

/** A coordinate in a query, in degrees: digits, at most six behind the point. */
const degrees = z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,6})?$/));

export const placeSchemas = {
  getRegions: defineSchema({
    summary: "The regions of a country.",
    query: z.object({ country }),
    answer: z.object({ regions: z.array(z.object({ code: region, name: z.string() })) }),
  }),
  getInterests: defineSchema({
    summary: "The interests that this reader may see on this site.",
    answer: z.object({ interests: z.array(known(interests)) }),
  }),
  geocode: defineSchema({
    summary: "The place of a point, no nearer than its city.",
    query: z.object({ lat: degrees, lon: degrees }),
    answer: z.object({ country, region: z.nullable(region), city: z.nullable(z.string()) }),
    errors: ["not_found"],
  }),
};
