import { calls } from "@kindling/domain/contract";
import {
  answer,
  answering,
  breaks,
  breaksInTime,
  type Double,
  type Fault,
  insteadOf,
  of,
  refuse,
  taking,
} from "./double.ts";

/** Answers as if nobody had blocked anybody. */
const withoutBlocks: Fault = async (request, next, world) => {
  const blocks = world.blocks.splice(0);
  const response = await next(request);
  world.blocks.push(...blocks);
  return response;
};

export const blockDoubles: readonly Double[] = [
  breaks(
    "a-block-hides-two-from-each-other",
    "who was blocked still finds the other in search",
    of(calls.searchMembers, withoutBlocks),
  ),
  breaks(
    "a-block-hides-two-from-each-other",
    "whom one has blocked is liked all the same",
    of(calls.like, withoutBlocks),
  ),
  breaks(
    "a-block-hides-two-from-each-other",
    "whom one has blocked is a card of the swipe game",
    of(calls.swipe, withoutBlocks),
  ),
  breaks(
    "a-block-hides-two-from-each-other",
    "to read of whom one has blocked is to be told that nobody is there",
    insteadOf("blocked_by_you", calls.getMessages, async () => refuse("not_found")),
  ),
  breaksInTime("a-block-is-taken-back", "a block that is made twice has to be taken back twice", () => {
    let again = 0;
    return async (request, next, world) => {
      const { pathname } = new URL(request.url);
      const before = world.blocks.length;
      if (pathname === calls.unblock.path && request.method === "DELETE" && again > 0) {
        again -= 1;
        return answer({ ok: true });
      }
      const response = await next(request);
      if (pathname === calls.block.path && response.ok && world.blocks.length === before) again += 1;
      return response;
    };
  }),
  breaks(
    "a-block-is-taken-back",
    "whom one has blocked stands with the first in front",
    answering(calls.getBlocked, ({ profiles }) => ({ profiles: profiles.toReversed() })),
  ),
  breaks(
    "members-say-who-comes-across-them",
    "who is private is written to all the same",
    insteadOf("recipient_private", calls.sendMessage, async () => refuse("recipient_unavailable")),
  ),
  breaks(
    "members-say-who-comes-across-them",
    "who comes across a member is forgotten",
    taking(calls.changeUser, (body) => ("visibility" in body ? { ...body, visibility: "everyone" } : body)),
  ),
  breaks(
    "nobody-acts-against-who-is-not-there",
    "whoever has signed up can be blocked",
    insteadOf("not_found", calls.block, async () => answer({ ok: true })),
  ),
  breaksInTime("a-report-is-made-once-for-its-key", "a report that is sent again is another one", () => {
    let receipts = 0;
    return answering(calls.report, ({ receipt }) => ({ receipt: { ...receipt, id: String((receipts += 1)) } }));
  }),
  breaks(
    "a-report-has-a-reason",
    "a report for another reason may say nothing",
    taking(calls.report, (body) => (body["text"] === " " ? { ...body, text: "Nothing" } : body)),
  ),
  breaks(
    "who-is-not-there-is-unavailable",
    "who has not confirmed is liked",
    insteadOf("recipient_unavailable", calls.like, async () => answer({ match: false })),
  ),
];
