import { calls } from "@kindling/domain/contract";
import { answer, answering, bodyOf, breaks, type Double, heading, insteadOf, of } from "./double.ts";

export const leavingDoubles: readonly Double[] = [
  breaks(
    "leaving-takes-the-password",
    "whoever is logged in may delete the account",
    insteadOf("invalid_request", calls.deleteAccount, async (request, next, world) => {
      const body = await bodyOf(request);
      if (body?.["password"] !== "not the password") return next(request);
      return answer({ until: new Date(world.clock.now()).toISOString() });
    }),
  ),
  breaks(
    "leaving-ends-every-session",
    "the cookie of who has left stays",
    heading(calls.deleteAccount, (headers) => headers.delete("set-cookie")),
  ),
  breaks(
    "who-has-left-is-not-met",
    "who has left is as good as there for those who know them",
    insteadOf("recipient_deleted", calls.like, async () => answer({ match: false })),
  ),
  breaks(
    "a-link-brings-an-account-back-once",
    "a link that has served is taken again",
    insteadOf("link_invalid", calls.reactivate, async (request, next) => {
      const { token } = (await bodyOf(request)) ?? {};
      return String(token).startsWith("back-") ? answer({ ok: true }) : next(request);
    }),
    ["the-time-to-come-back-ends"],
  ),
  breaks(
    "the-way-back-is-mailed-again",
    "mails are sent without end",
    insteadOf("too_many_mails", calls.mailReactivation, (request, next, world) => {
      world.uses.clear();
      return next(request);
    }),
  ),
  breaks(
    "a-member-has-their-data",
    "what was written is left out",
    answering(calls.getData, (data) => ({ ...data, messages: [] })),
  ),
  breaks(
    "the-time-to-come-back-ends",
    "the time to come back has no end",
    of(calls.reactivate, (request, next, world) => {
      for (const account of world.accounts.values())
        if (account.deleted) account.deleted = { ...account.deleted, at: world.clock.now() };
      return next(request);
    }),
  ),
];
