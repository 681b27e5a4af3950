import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { toast } from "@kindling/ui/toast";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { messages } from "./security.messages.ts";

/** Where the member is logged in, and ending it. */
export function useDevicesModel() {
  const intl = useIntl();
  const { client } = useDomain();
  const { data, problem, onRetry } = useAnswer(calls.getSessions, {});
  const posted = [usePosted("session"), usePosted("sessions")].find(Boolean);
  const [refused, setRefused] = useState<Problem | null>(posted?.problem ?? null);
  const [ending, setEnding] = useState<string | null>();
  const end = async (session: string | null): Promise<void> => {
    setRefused(null);
    setEnding(session);
    try {
      await client.call(calls.endSession, { body: session === null ? {} : { session } });
      onRetry();
      toast(intl.formatMessage(messages.ended), { tone: "positive" });
    } catch (failure) {
      setRefused(asProblem(failure));
    } finally {
      setEnding(undefined);
    }
  };
  return {
    sessions: data?.sessions,
    problem,
    onRetry,
    refused,
    refusedForm: posted?.form ?? "session",
    ending,
    onEnd: (session: string | null) => void end(session),
  };
}
