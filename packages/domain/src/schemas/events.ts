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

/**
 * Something that happened to a member: which ids it is about, and never what it says.
 *
 * A stream begins with `ready`, and everything after its number follows without a gap; or with `reload`, where what was asked
 * for is not kept any more: whoever reads it reads their lists anew, and goes on after its number. `typing` has no number: the
 * other one is writing to the member, which is over unless it is said again within some seconds.
 */
export const memberEvent = z.union([
  z.discriminatedUnion("kind", [
    z.object({ ...anyEvent, kind: z.literal("ready") }),
    z.object({ ...anyEvent, kind: z.literal("reload") }),
    z.object({ at: instant, kind: z.literal("typing"), profile: id }),
    eventOf("message", upTo),
    eventOf("read", upTo),
    eventOf("chat_removed", upTo),
    eventOf("reveal", upTo),
    eventOf("like", { from: id, to: id }),
    eventOf("unlike", { from: id, to: id }),
    eventOf("like_seen", { from: id }),
    eventOf("block", { profile: id }),
    eventOf("unblock", { profile: id }),
    eventOf("match", { with: id }),
    eventOf("credits", { entry: id }),
    eventOf("payment", { payment: id }),
  ]),
  z.object({ at: instant, seq: z.optional(count), kind: unknownKind }),
]);

export const eventSchemas = {
  getEvents: defineSchema({
    summary: "What happens to the member, as it happens, from after a number on.",
    query: z.object({ after: z.optional(queryInt) }),
    answer: memberEvent,
  }),
  typing: defineSchema({
    summary: "Tells a member that one is writing to them, where each may write to the other. It is kept nowhere.",
    body: z.object({ profile: id }),
    answer: ok,
  }),
  pageHidden: defineSchema({ summary: "Tells that the page is no longer seen.", answer: ok }),
};
