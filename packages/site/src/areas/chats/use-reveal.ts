import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { toast } from "@kindling/ui/toast";
import { useIntl } from "react-intl";
import { asProblem } from "../../shared/problems/problem.ts";
import { useErrorText } from "../../shared/problems/use-error-text.ts";
import { messages } from "./chats.messages.ts";
import type { OpenTranscript } from "./use-transcript.ts";

/** Uncovers a photo that came blurred, by the id of its message. */
export function useReveal({ dispatch, reload }: OpenTranscript): (message: string) => void {
  const intl = useIntl();
  const { client } = useDomain();
  const errorText = useErrorText();
  const reveal = async (id: string): Promise<void> => {
    try {
      const { message } = await client.call(calls.revealPhoto, { body: { message: id } });
      dispatch({ type: "uncovered", message });
      await reload();
    } catch (failure) {
      const reason = errorText(asProblem(failure));
      toast(intl.formatMessage(messages.revealFailed, { reason }), { tone: "critical" });
    }
  };
  return (id) => void reveal(id);
}
