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
import { useEffect, useState } from "react";
import { usePage } from "../app/page-context.ts";
import { asProblem, type Problem } from "../errors/problem.ts";
import { readTracking } from "./tracking.ts";
import { forgetProgress, keepProgress, readProgress } from "./stored-progress.ts";

const lastStep = signUpSteps.length - 1;

/** The step that asks for a field. */
const stepOf = (field: string): number => signUpSteps.findIndex((fields) => (fields as readonly string[]).includes(field));

/** The state of a sign-up: where it is, what was filled in, what is wrong with it. */
export function useSignUpModel() {
  const { client, clock } = useDomain();
  const { settings, locale, timeZone: pageZone } = usePage();
  const ages = defaultAgeRange(settings.niche);
  const [step, setStep] = useState(0);
  const [draft, setDraft] = useState<SignUpDraft>({ ...ages, ...(settings.geoip_country && { country: settings.geoip_country }) });
  const [requestKey, setRequestKey] = useState("");
  const [problems, setProblems] = useState<SignUpProblems>({});
  const [failure, setFailure] = useState<Problem | null>(null);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    const stored = readProgress();
    setRequestKey(stored?.requestKey ?? crypto.randomUUID());
    if (!stored) return;
    setStep(Math.min(Math.max(stored.step, 0), lastStep));
    setDraft((current) => ({ ...current, ...stored.draft }));
  }, []);

  useEffect(() => {
    if (requestKey) keepProgress({ step, draft, requestKey });
  }, [step, draft, requestKey]);

  const change = (values: SignUpDraft) => {
    setDraft((current) => ({ ...current, ...values }));
    setProblems((current) => Object.fromEntries(Object.entries(current).filter(([field]) => !(field in values))));
  };

  const check = (at: number): SignUpProblems => {
    // The visitor's own day decides who is old enough; the server decides again.
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const today = dayAt(clock.now(), timeZone ?? pageZone);
    return checkSignUpStep(at, draft, { today, minAge: settings.min_age, messageLength: settings.message_length, countries: settings.countries });
  };

  const refuse = (error: CallError) => {
    const fields = error.fields as SignUpProblems;
    const found: SignUpProblems = error.code === "account_exists" ? { email: { code: "email_taken" } } : fields;
    const first = Math.min(...Object.keys(found).map(stepOf).filter((at) => at >= 0));
    if (!Number.isFinite(first)) return setFailure(asProblem(error));
    setProblems(found);
    setStep(first);
  };

  const send = async () => {
    setSending(true);
    setFailure(null);
    const body = {
      ...draft,
      request_key: requestKey,
      signup_message: draft.signup_message ?? "",
      region: draft.region ?? null,
      max_age: Math.min(draft.max_age!, ageLimit),
      language: locale,
      time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      tracking: readTracking(),
    } as SignUpForm;
    try {
      await client.call(calls.signUp, { body });
      forgetProgress();
      location.assign("/complete-signup");
    } catch (error) {
      refuse(error as CallError);
      setSending(false);
    }
  };

  const next = () => {
    const found = check(step);
    setProblems(found);
    if (Object.keys(found).length > 0) return document.querySelector<HTMLElement>(`[name="${firstField(found)}"]`)?.focus();
    if (step < lastStep) setStep(step + 1);
    else void send();
  };

  return { step, steps: signUpSteps.length, draft, problems, failure, sending, change, next, ...(step > 0 && { back: () => setStep(step - 1) }) };
}

const firstField = (problems: SignUpProblems): SignUpField | undefined => Object.keys(problems)[0] as SignUpField | undefined;

export type SignUpModel = ReturnType<typeof useSignUpModel>;
