import { calls } from "@kindling/domain/contract";
import { answer, breaks, type Double, insteadOf, of } from "./double.ts";

export const blockDoubles: readonly Double[] = [
  breaks(
    "a-block-hides-two-from-each-other",
    "who was blocked still finds the other in search",
    of(calls.searchMembers, async (request, next, world) => {
      const blocks = world.blocks.splice(0);
      const response = await next(request);
      world.blocks.push(...blocks);
      return response;
    }),
  ),
  breaks(
    "a-block-hides-two-from-each-other",
    "whom one has blocked is liked all the same",
    of(calls.like, async (request, next, world) => {
      const blocks = world.blocks.splice(0);
      const response = await next(request);
      world.blocks.push(...blocks);
      return response;
    }),
  ),
  breaks(
    "a-block-hides-two-from-each-other",
    "whom one has blocked is a card of the swipe game",
    of(calls.swipe, async (request, next, world) => {
      const blocks = world.blocks.splice(0);
      const response = await next(request);
      world.blocks.push(...blocks);
      return response;
    }),
  ),
  breaks(
    "who-is-not-there-is-unavailable",
    "who has not confirmed is liked",
    insteadOf("recipient_unavailable", calls.like, async () => answer({ match: false })),
  ),
];
