import * as z from "zod/mini";
import type { eventKinds } from "../vocabulary/index.ts";
import { defineSchema } from "./define.ts";
import { count, id, instant, ok, queryInt } from "./fields.ts";
import { unknownKind } from "./tolerant.ts";

const anyEvent = {
  /** The member's own number, from 1: they have no gap, so whoever misses one knows it. */
  seq: count,
  at: instant,
};

const eventOf = <Kind extends (typeof eventKinds)[number], Facts extends z.core.$ZodLooseShape>(
  kind: Kind,
  facts: Facts,
) => z.object({ ...anyEvent, kind: z.literal(kind), ...facts });

const upTo = { conversation: id, message: count };

/** Something that happened to a member: which ids it is about, and never what it says. */
export const memberEvent = z.union([
  z.discriminatedUnion("kind", [
    eventOf("message", upTo),
    eventOf("read", upTo),
    eventOf("chat_removed", upTo),
    eventOf("like", { from: id, to: id }),
    eventOf("unlike", { from: id, to: id }),
    eventOf("like_seen", { from: id }),
    eventOf("block", { profile: id }),
    eventOf("unblock", { profile: id }),
    eventOf("match", { with: id }),
    eventOf("credits", { entry: id }),
    eventOf("payment", { payment: id }),
  ]),
  z.object({ ...anyEvent, kind: unknownKind }),
]);

export const eventSchemas = {
  getEvents: defineSchema({
    summary: "What happens to the member, as it happens, from after a number on.",
    query: z.object({ after: z.optional(queryInt) }),
    answer: memberEvent,
  }),
  pageHidden: defineSchema({ summary: "Tells that the page is no longer seen.", answer: ok }),
};
