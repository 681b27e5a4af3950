import { calls } from "@kindling/domain/contract";
import { breaks, type Double, insteadOf, of } from "./double.ts";

export const timeDoubles: readonly Double[] = [
  breaks(
    "guesses-are-forgotten-in-time",
    "the minutes of a block are always all of it",
    insteadOf("too_many_attempts", calls.logIn, async (request, next) => {
      const response = await next(request);
      return Response.json(
        { error: { ...((await response.json()) as { error: object }).error, minutes: 15 } },
        { status: response.status, headers: response.headers },
      );
    }),
  ),
  breaks(
    "confirmation-mails-are-so-many-a-day",
    "mails are sent without end",
    insteadOf("too_many_mails", calls.resendActivation, (request, next, world) => {
      world.uses.clear();
      return next(request);
    }),
  ),
  breaks(
    "a-confirmation-link-runs-out",
    "a link confirms for ever",
    of(calls.activate, (request, next, world) => {
      for (const { tokens } of world.accounts.values())
        for (const token of tokens.keys()) tokens.set(token, Number.POSITIVE_INFINITY);
      return next(request);
    }),
  ),
  breaks("a-session-runs-out", "a session never ends", async (request, next, world) => {
    for (const token of world.sessions.keys()) world.sessionEnds.set(token, Number.POSITIVE_INFINITY);
    return next(request);
  }),
];
