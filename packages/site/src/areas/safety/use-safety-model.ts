import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { useRef, useState } from "react";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { useFocusOnWrong } from "../../shared/forms/focus-field.ts";
import { fieldsOf } from "../../shared/forms/form.ts";
import { useNotice, usePosted } from "../../shared/forms/use-posted.tsx";
import { bringErrorTexts } from "../../shared/problems/error-text.ts";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { useParam } from "../../shared/routing/route-context.ts";
import { readReport } from "./report-form.ts";

/** A key for what a report says: sent again as it is, it keeps it. */
function useReportKey(): (said: string) => string {
  const latest = useRef({ said: "", key: "" });
  return (said) => {
    if (latest.current.said !== said) latest.current = { said, key: crypto.randomUUID() };
    return latest.current.key;
  };
}

/** The member whom the address names, and the report about them. */
export function useSafetyModel() {
  const id = useParam("id");
  const { client } = useDomain();
  const { data, problem: unread, onRetry } = useAnswer(calls.getMember, { id });
  const posted = usePosted("report");
  const notice = useNotice();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(posted?.problem ?? null);
  const [sent, setSent] = useState<string>();
  const keyOf = useReportKey();
  const focusOnWrong = useFocusOnWrong();

  const send = async (form: HTMLFormElement): Promise<void> => {
    setSending(true);
    setProblem(null);
    try {
      const said = readReport(fieldsOf(new FormData(form)));
      const body = { ...said, profile: id, request_key: keyOf(JSON.stringify(said)) };
      setSent((await client.call(calls.report, { body })).receipt.id);
    } catch (failure) {
      // What is refused before it is sent has come by no call, which would have brought its text.
      await bringErrorTexts().catch(() => {});
      setProblem(asProblem(failure));
      focusOnWrong(form);
    } finally {
      setSending(false);
    }
  };

  return {
    member: data?.profile,
    problem: unread,
    onRetry,
    report: {
      values: posted?.values ?? {},
      problem,
      sending,
      /** The number of the report that was received. */
      received: sent ?? (notice?.name === "report" ? notice.id : undefined),
      onSend: (form: HTMLFormElement) => void send(form),
    },
  };
}
