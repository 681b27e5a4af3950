import { type Closed, type ErrorAction, errorCatalogue, isErrorCode } from "@kindling/domain/contract";
import { Button } from "@kindling/ui/button";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useErrorText } from "../../shared/problems/use-error-text.ts";
import { useHrefAndBack } from "../../shared/routing/way-back.ts";
import { messages } from "./chats.messages.ts";

/** What stands instead of the composer: the reason, and the one way on. */
export function useClosedComposer(
  closed: Closed | null,
  paid: boolean,
): { closedReason?: ReactNode; closedAction?: ReactNode } {
  const intl = useIntl();
  const errorText = useErrorText();
  const premiumHref = useHrefAndBack("/premium");
  const creditsHref = useHrefAndBack("/credits");
  if (!closed) return {};
  const { reason: code, ...facts } = closed;
  if (!isErrorCode(code)) return { closedReason: intl.formatMessage(messages.closed) };
  const ways: Partial<Record<ErrorAction, { href: string; label: string }>> = {
    buy_credits: { href: paid ? creditsHref : premiumHref, label: intl.formatMessage(messages.buyCredits) },
    go_premium: { href: premiumHref, label: intl.formatMessage(messages.goPremium) },
  };
  const { action } = errorCatalogue[code];
  const way = action && ways[action];
  return {
    closedReason: errorText({ code, facts }),
    ...(way && { closedAction: <Button href={way.href}>{way.label}</Button> }),
  };
}
