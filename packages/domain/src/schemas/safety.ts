import * as z from "zod/mini";
import { reportMaxLength } from "../constants.ts";
import { reportReasons } from "../vocabulary/index.ts";
import { defineSchema } from "./define.ts";
import { id, instant, ok, requestKey } from "./fields.ts";
import { text } from "./text.ts";

/** Whom the member has blocked, the latest first: by name only, since neither sees the other. */
export const blockedAnswer = z.object({ profiles: z.array(z.object({ id, name: z.string() })) });

/** What somebody is reported for. */
export const reportForm = z.object({
  profile: id,
  reason: z.enum(reportReasons),
  text: text(reportMaxLength),
  request_key: requestKey,
});

/** What is kept of a report for who made it. */
export const receipt = z.object({ id, reported_at: instant });

export const safetySchemas = {
  getBlocked: defineSchema({ summary: "Whom the member has blocked, the latest first.", answer: blockedAnswer }),
  block: defineSchema({
    summary: "Hides the member and another one from each other.",
    body: z.object({ profile: id }),
    answer: ok,
    errors: ["not_found"],
  }),
  unblock: defineSchema({ summary: "Takes a block back.", body: z.object({ profile: id }), answer: ok }),
  report: defineSchema({
    summary: "Reports a member to the site, once for each request key; answers its receipt.",
    body: reportForm,
    answer: z.object({ receipt }),
    errors: ["not_found", "request_key_reused"],
  }),
};
