import { Button } from "@kindling/ui/button";
import { useIntl } from "react-intl";
import { useErrorText } from "../../shared/problems/use-error-text.ts";
import { useHrefAndBack } from "../../shared/routing/way-back.ts";
import { messages } from "./chats.messages.ts";

interface ShortOfCreditsProps {
  readonly needed: number;
  readonly balance: number;
  readonly paid: boolean;
}

/** What is chosen costs more than the member has; the way to more of them leads back. */
export function ShortOfCredits({ needed, balance, paid }: ShortOfCreditsProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const href = useHrefAndBack(paid ? "/credits" : "/premium");
  return (
    <>
      <span>{errorText({ code: "not_enough_credits", facts: { needed, balance } })}</span>
      <Button href={href} variant="link">
        {intl.formatMessage(messages.buyCredits)}
      </Button>
    </>
  );
}
