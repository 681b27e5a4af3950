import { Button } from "@kindling/ui/button";
import { type MessageDescriptor, useIntl } from "react-intl";
import { closedErrorMessages } from "../../shared/problems/closed-errors.messages.ts";
import { useHrefAndBack } from "../../shared/routing/way-back.ts";
import { messages } from "./chats.messages.ts";

const text: MessageDescriptor = closedErrorMessages.not_enough_credits;

interface ShortOfCreditsProps {
  readonly needed: number;
  readonly balance: number;
  readonly paid: boolean;
}

/** What is chosen costs more than the member has; the way to more of them leads back. */
export function ShortOfCredits({ needed, balance, paid }: ShortOfCreditsProps) {
  const intl = useIntl();
  const href = useHrefAndBack(paid ? "/credits" : "/premium");
  return (
    <>
      <span>{intl.formatMessage(text, { needed, balance })}</span>
      <Button href={href} variant="link">
        {intl.formatMessage(messages.buyCredits)}
      </Button>
    </>
  );
}
