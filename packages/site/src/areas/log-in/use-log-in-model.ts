import { calls, type FieldProblem } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { checkLogIn, returnPath } from "@kindling/domain/rules";
import { useState } from "react";
import { useLocation } from "react-router";
import { useFocusOnWrong } from "../../shared/forms/focus-field.ts";
import { fieldsOf } from "../../shared/forms/form.ts";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { deletedStatePath } from "../../shared/links/deleted-path.ts";
import { usePage } from "../../shared/page/page-context.ts";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { useNavigate } from "../../shared/routing/use-navigate.ts";
import { leaveFor } from "../../shared/session/leave.ts";
import { useBusy } from "../../shared/session/use-busy.ts";
import { readLogIn } from "./log-in-form.ts";

/** Logging in, to where the visitor wanted to go. */
export function useLogInModel() {
  const { client } = useDomain();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { settings } = usePage();
  const [sending, setSending] = useBusy();
  const posted = usePosted("log-in");
  const [problem, setProblem] = useState<Problem | null>(posted?.problem ?? null);
  const [wrong, setWrong] = useState((posted?.problem?.facts["fields"] ?? {}) as Record<string, FieldProblem>);
  const focusOnWrong = useFocusOnWrong();

  /** Sends what the form says, if it is right; then goes where that leads. */
  const send = async (form: HTMLFormElement, then: (body: ReturnType<typeof readLogIn>) => Promise<void>) => {
    const body = readLogIn(fieldsOf(new FormData(form)));
    const found = checkLogIn(body);
    setProblem(null);
    setWrong(found);
    if (Object.keys(found).length > 0) return focusOnWrong(form);
    setSending(true);
    try {
      await then(body);
    } catch (failure) {
      setProblem(asProblem(failure));
      setSending(false);
    }
  };

  const logIn = (form: HTMLFormElement) =>
    send(form, async (body) => {
      await client.call(calls.logIn, { body });
      // Back may bring this page again as it is left: without what has served.
      form.reset();
      leaveFor(returnPath(new URLSearchParams(search).get("next")));
    });
  const mailLink = (form: HTMLFormElement) =>
    send(form, async (body) => {
      await client.call(calls.mailReactivation, { body });
      navigate(deletedStatePath("mailed"));
    });

  return {
    email: posted?.values["email"]?.[0] ?? "",
    problem,
    /** What is wrong with the fields. */
    wrong,
    sending,
    support: settings.support_email,
    onLogIn: (form: HTMLFormElement) => void logIn(form),
    onMailLink: (form: HTMLFormElement) => void mailLink(form),
  };
}
