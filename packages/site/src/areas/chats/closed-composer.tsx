import type { Closed } from "@kindling/domain/contract";
import { Button } from "@kindling/ui/button";
import type { ReactNode } from "react";
import { type MessageDescriptor, useIntl } from "react-intl";
import { closedErrorMessages } from "../../shared/problems/closed-errors.messages.ts";
import { useHrefAndBack } from "../../shared/routing/way-back.ts";
import { messages } from "./chats.messages.ts";

type Way = "buyCredits" | "goPremium" | "confirm" | "search";

/** What is said for each reason, whatever arguments it takes: they come with it. And the one way on. */
const matrix: Readonly<Record<Closed["reason"], { readonly text: MessageDescriptor; readonly way: Way }>> = {
  email_not_confirmed: { text: closedErrorMessages.email_not_confirmed, way: "confirm" },
  not_enough_credits: { text: closedErrorMessages.not_enough_credits, way: "buyCredits" },
  conversation_limit: { text: closedErrorMessages.conversation_limit, way: "goPremium" },
  recipient_private: { text: closedErrorMessages.recipient_private, way: "search" },
  recipient_unavailable: { text: closedErrorMessages.recipient_unavailable, way: "search" },
  recipient_deleted: { text: closedErrorMessages.recipient_deleted, way: "search" },
  unknown: { text: messages.closed, way: "search" },
};

/** What stands instead of the composer: the reason, and the one way on. */
export function useClosedComposer(
  closed: Closed | null,
  paid: boolean,
): { closedReason?: ReactNode; closedAction?: ReactNode } {
  const intl = useIntl();
  const premium = useHrefAndBack("/premium");
  const credits = useHrefAndBack("/credits");
  if (!closed) return {};
  const { reason, ...facts } = closed;
  const { text, way } = matrix[reason];
  const hrefs: Readonly<Record<Way, string>> = {
    buyCredits: paid ? credits : premium,
    goPremium: premium,
    confirm: "/complete-signup",
    search: "/members",
  };
  return {
    closedReason: intl.formatMessage(text, facts),
    closedAction: <Button href={hrefs[way]}>{intl.formatMessage(messages[way])}</Button>,
  };
}
