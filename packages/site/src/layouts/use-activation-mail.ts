import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { toast } from "@kindling/ui/toast";
import { useState } from "react";
import { useIntl } from "react-intl";
import { asProblem } from "../shared/problems/problem.ts";
import { useErrorText } from "../shared/problems/use-error-text.ts";
import { messages } from "./layouts.messages.ts";

/** Sends the mail that confirms an address once more, and says what became of it. */
export function useActivationMail(email: string) {
  const intl = useIntl();
  const { client } = useDomain();
  const errorText = useErrorText();
  const [sending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    try {
      await client.call(calls.resendActivation);
      toast(intl.formatMessage(messages.activationSent, { email }), { tone: "positive" });
    } catch (failure) {
      toast(errorText(asProblem(failure)), { tone: "critical" });
    } finally {
      setSending(false);
    }
  };
  return { sending, send };
}
