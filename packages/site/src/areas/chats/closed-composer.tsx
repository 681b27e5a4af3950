import {
  type ClosedReason,
  type ErrorAction,
  errorCatalogue,
  type ErrorCode,
  type User,
} from "@kindling/domain/contract";
import { freeConversations } from "@kindling/domain/rules";
import { Button } from "@kindling/ui/button";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { useErrorText } from "../../shared/problems/use-error-text.ts";
import { messages } from "./chats.messages.ts";

/** Why nothing can be sent now: what the member's own state says first, then the server's reason. */
export function closedReasonOf(user: User, cost: number, closed: ClosedReason | null): ClosedReason | null {
  if (user.status === "not_confirmed") return "email_not_confirmed";
  const lasting = closed === "email_not_confirmed" || closed === "not_enough_credits" ? null : closed;
  if (lasting) return lasting === "conversation_limit" && user.paid_user ? null : lasting;
  return user.credits < cost ? "not_enough_credits" : null;
}

/** What stands instead of the composer: the reason, and the one way on. */
export function useClosedComposer(
  user: User,
  name: string,
  reason: ClosedReason | null,
): { closedReason?: ReactNode; closedAction?: ReactNode } {
  const intl = useIntl();
  const { settings } = usePage();
  const { errorText } = useErrorText();
  if (!reason) return {};
  const code: ErrorCode = reason;
  const facts = { name, limit: freeConversations, balance: user.credits, needed: settings.message_credits };
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
