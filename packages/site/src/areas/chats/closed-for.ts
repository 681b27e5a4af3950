import type { Closed, User } from "@kindling/domain/contract";

/** Why nothing can be sent now: what the member's own state says first, then the server's reason. */
export function closedFor(user: User, cost: number, closed: Closed | null): Closed | null {
  if (user.status === "not_confirmed") return { reason: "email_not_confirmed" };
  const poor =
    user.credits < cost ? { reason: "not_enough_credits" as const, balance: user.credits, needed: cost } : null;
  switch (closed?.reason) {
    // The member's own state is fresher than the answer.
    case undefined:
    case "email_not_confirmed":
    case "not_enough_credits":
      return poor;
    case "conversation_limit":
      return user.paid_user ? poor : closed!;
    default:
      return closed!;
  }
}
