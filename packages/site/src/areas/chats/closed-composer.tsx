import { type Closed, type ErrorAction, errorCatalogue, isErrorCode, type User } from "@kindling/domain/contract";
import { Button } from "@kindling/ui/button";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useErrorText } from "../../shared/problems/use-error-text.ts";
import { messages } from "./chats.messages.ts";

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

/** What stands instead of the composer: the reason, and the one way on. */
export function useClosedComposer(
  user: User,
  closed: Closed | null,
): { closedReason?: ReactNode; closedAction?: ReactNode } {
  const intl = useIntl();
  const { errorText } = useErrorText();
  if (!closed) return {};
  const { reason: code, ...facts } = closed;
  if (!isErrorCode(code)) return { closedReason: intl.formatMessage(messages.closed) };
  const ways: Partial<Record<ErrorAction, { href: string; label: string }>> = {
    buy_credits: { href: user.paid_user ? "/credits" : "/premium", label: intl.formatMessage(messages.buyCredits) },
    go_premium: { href: "/premium", label: intl.formatMessage(messages.goPremium) },
  };
  const { action } = errorCatalogue[code];
  const way = action && ways[action];
  return {
    closedReason: errorText({ code, facts }),
    ...(way && { closedAction: <Button href={way.href}>{way.label}</Button> }),
  };
}
