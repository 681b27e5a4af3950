import { calls } from "@kindling/domain/contract";
import { answer, answering, breaks, type Double, insteadOf, of } from "./double.ts";

export const accessDoubles: readonly Double[] = [
  breaks(
    "a-forgotten-password-is-set-anew-once",
    "a used link is taken again",
    insteadOf("link_invalid", calls.resetPassword, async () => answer({ ok: true })),
  ),
  breaks(
    "a-password-is-changed-by-who-knows-it",
    "the old password does not matter",
    insteadOf("invalid_request", calls.changePassword, async () => answer({ ok: true })),
  ),
  breaks(
    "an-address-is-changed-by-its-mailbox",
    "a new address counts at once",
    of(calls.askEmailChange, async (request, next, world) => {
      const { email } = (await request.clone().json()) as { email: string };
      const response = await next(request);
      const account = [...world.links.values()].find((link) => link.email === email)?.account;
      const member = world.accounts.get(account ?? "");
      if (member) member.user = { ...member.user, email };
      return response;
    }),
  ),
  breaks(
    "sessions-are-ended-by-their-member",
    "every session says that it is this one",
    answering(calls.getSessions, ({ sessions }) => ({
      sessions: (sessions as object[]).map((session) => ({ ...session, current: true })),
    })),
  ),
];
