import { calls } from "@kindling/domain/contract";
import { accountOf, answer, answering, breaks, breaksInTime, type Double, insteadOf, of } from "./double.ts";

export const swipeDoubles: readonly Double[] = [
  breaks(
    "a-card-is-decided-until-it-is-taken-back",
    "a pass that is taken back stays",
    of(calls.undoPass, async (request, next, world) => {
      const swipes = [...world.swipes];
      const response = await next(request);
      world.swipes.splice(0, Infinity, ...swipes);
      return response;
    }),
  ),
  breaks(
    "the-game-has-four-likes-a-day",
    "the fifth like is taken",
    insteadOf("like_limit", calls.swipe, async () =>
      answer({ match: false, likes_left: 0, renews_at: "2026-03-02T00:00:00.000Z" }),
    ),
  ),
  breaks(
    "automatic-likes-come-from-fictional-members",
    "an automatic like looks like any other",
    answering(calls.getLikes, (likes) => ({
      ...likes,
      liked_by: likes["liked_by"].map((like: object) => ({ ...like, origin: "member" })),
    })),
  ),
  breaksInTime("the-match-finder-shows-who-is-not-liked", "the match-finder stays as it was", () => {
    let first: unknown;
    return answering(calls.findMatches, (found) => (first ??= found));
  }),
  breaksInTime("the-likes-of-a-day-come-back-with-the-next", "the likes of a day do not come back", () => {
    const least = new Map<string, number>();
    return answering(calls.getSwipeGame, (game, world, request) => {
      const id = accountOf(request, world)!.user.id;
      least.set(id, Math.min(game["likes_left"], least.get(id) ?? Infinity));
      return { ...game, likes_left: least.get(id) };
    });
  }),
];
