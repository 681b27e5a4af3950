import { type Closed, type ErrorAction, type ErrorCode, errorCatalogue } from "@kindling/domain/contract";
import { Button } from "@kindling/ui/button";
import type { ReactNode } from "react";
import { type MessageDescriptor, useIntl } from "react-intl";
import { closedErrorMessages } from "../../shared/problems/closed-errors.messages.ts";
import { useHrefAndBack } from "../../shared/routing/way-back.ts";
import { messages } from "./chats.messages.ts";

/** By reason, whatever arguments each takes: they come with the reason. */
const texts: Readonly<Partial<Record<Closed["reason"], MessageDescriptor>>> = closedErrorMessages;

/** What stands instead of the composer: the reason, and the one way on. */
export function useClosedComposer(
  closed: Closed | null,
  paid: boolean,
): { closedReason?: ReactNode; closedAction?: ReactNode } {
  const intl = useIntl();
  const premiumHref = useHrefAndBack("/premium");
  const creditsHref = useHrefAndBack("/credits");
  if (!closed) return {};
  const { reason, ...facts } = closed;
  const text = texts[reason];
  if (!text) return { closedReason: intl.formatMessage(messages.closed) };
  const ways: Partial<Record<ErrorAction, { href: string; label: string }>> = {
    buy_credits: { href: paid ? creditsHref : premiumHref, label: intl.formatMessage(messages.buyCredits) },
    go_premium: { href: premiumHref, label: intl.formatMessage(messages.goPremium) },
  };
  const { action } = errorCatalogue[reason as ErrorCode];
  const way = action && ways[action];
  return {
    closedReason: intl.formatMessage(text, facts),
    ...(way && { closedAction: <Button href={way.href}>{way.label}</Button> }),
  };
}
