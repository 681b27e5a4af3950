import * as z from "zod/mini";
import { eventKinds } from "../vocabulary/index.ts";
import { defineSchema } from "./define.ts";
import { count, instant, ok, queryInt } from "./fields.ts";
import { known } from "./tolerant.ts";

/** Something that happened to a member. Its numbers have no gap, so that whoever misses one knows it. */
export const memberEvent = z.object({ seq: count, kind: known(eventKinds), at: instant });

export const eventSchemas = {
  getEvents: defineSchema({
    summary: "What happens to the member, as it happens, from after a number on.",
    query: z.object({ after: z.optional(queryInt) }),
    answer: memberEvent,
  }),
  pageHidden: defineSchema({ summary: "Tells that the page is no longer seen.", answer: ok }),
};
