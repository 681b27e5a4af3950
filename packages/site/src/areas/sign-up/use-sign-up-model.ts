import { type CallError, calls, type SignUpForm } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import {
  ageLimit,
  checkSignUpStep,
  defaultAgeRange,
  type SignUpDraft,
  type SignUpField,
  type SignUpProblems,
  signUpSteps,
} from "@kindling/domain/rules";
import { dayAt } from "@kindling/domain/time";
import { useMemo, useRef, useState } from "react";
import { usePage } from "../../shared/page/page-context.ts";
import type { Posted } from "../../shared/forms/form.ts";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { leaveFor } from "../../shared/session/leave.ts";
import { useBusy } from "../../shared/session/use-busy.ts";
import { tabStore, useText } from "../../shared/storage/text-store.ts";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { changeProgress, forgetProgress, parseProgress, type Progress, progressKey } from "./progress.ts";
import { fieldsOfPosted, lastStep, readSignUp, readStep, stepOf } from "./sign-up-form.ts";

const progressOf = (posted: Posted): Progress => {
  const fields = fieldsOfPosted(posted);
  return { step: readStep(fields), draft: readSignUp(fields) };
};

/** The wrong fields of a problem. */
const fieldsOf = (problem: Problem | null | undefined): SignUpProblems =>
  (problem?.facts["fields"] ?? {}) as SignUpProblems;

/** A problem that is no field's. */
const formProblemOf = (problem: Problem | null | undefined): Problem | null =>
  problem && Object.keys(fieldsOf(problem)).length === 0 ? problem : null;

const firstField = (problems: SignUpProblems): SignUpField | undefined =>
  Object.keys(problems)[0] as SignUpField | undefined;

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The state of a sign-up: where it is, what was filled in, what is wrong with it. */
export function useSignUpModel() {
  const { client, clock } = useDomain();
  const { settings, locale, visit } = usePage();
  const kept = useText(tabStore, progressKey);
  const posted = usePosted("sign-up");
  // What came back with the page stands until something is changed: the device keeps it from then on.
  const [came, setCame] = useState(() => posted && progressOf(posted));
  const progress = useMemo(() => came ?? parseProgress(kept), [came, kept]);
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState<SignUpProblems>(() => fieldsOf(posted?.problem));
  const [failure, setFailure] = useState<Problem | null>(() => formProblemOf(posted?.problem));
  const [sending, setSending] = useBusy();
  // One key a sign-up, so that a repeated request opens one account.
  const requestKey = useRef<string | null>(null);

  const step = Math.min(Math.max(progress.step, 0), lastStep);
  const country = settings.geoip_selected_country ?? settings.geoip_country;
  const draft: SignUpDraft = {
    ...defaultAgeRange(settings.niche),
    ...(country && { country }),
    ...progress.draft,
    password,
  };

  const keep = (change: (kept: Progress) => Progress) => {
    changeProgress((kept) => change(came ?? kept));
    setCame(null);
  };
  const goTo = (next: number) => keep((kept) => ({ ...kept, step: next }));

  const change = ({ password: typed, ...values }: SignUpDraft) => {
    if (typed !== undefined) setPassword(typed);
    keep(({ draft: kept }) => ({ step, draft: { ...kept, ...values } }));
    const changed = typed === undefined ? Object.keys(values) : [...Object.keys(values), "password"];
    setProblems((current) => Object.fromEntries(Object.entries(current).filter(([field]) => !changed.includes(field))));
  };

  const check = (at: number): SignUpProblems => {
    // The visitor's own day decides who is old enough; the server decides again.
    const today = dayAt(clock.now(), deviceZone());
    const { min_age: minAge, message_length: messageLength, countries } = settings;
    return checkSignUpStep(at, draft, { today, minAge, messageLength, countries });
  };

  const refuse = (error: CallError) => {
    const found: SignUpProblems =
      error.code === "account_exists" ? { email: { code: "email_taken" } } : (error.fields as SignUpProblems);
    const steps = Object.keys(found)
      .map(stepOf)
      .filter((at) => at >= 0);
    if (steps.length === 0) return setFailure(asProblem(error));
    setProblems(found);
    goTo(Math.min(...steps));
  };

  const send = async () => {
    setSending(true);
    setFailure(null);
    requestKey.current ??= crypto.randomUUID();
    const body = {
      ...draft,
      request_key: requestKey.current,
      signup_message: draft.signup_message ?? "",
      region: draft.region ?? null,
      max_age: Math.min(draft.max_age!, ageLimit),
      language: locale,
      time_zone: deviceZone(),
      ...visit,
    } as SignUpForm;
    try {
      await client.call(calls.signUp, { body });
      forgetProgress();
      setPassword("");
      leaveFor("/complete-signup");
    } catch (error) {
      refuse(error as CallError);
      setSending(false);
    }
  };

  const next = () => {
    const found = check(step);
    setProblems(found);
    const first = firstField(found);
    if (first) document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else if (step < lastStep) goTo(step + 1);
    else void send();
  };

  const back = step > 0 ? () => goTo(step - 1) : undefined;
  return { step, steps: signUpSteps.length, draft, problems, failure, sending, change, next, back };
}

export type SignUpModel = ReturnType<typeof useSignUpModel>;
