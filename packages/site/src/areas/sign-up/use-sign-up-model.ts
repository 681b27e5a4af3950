import { calls } from "@kindling/domain/contract";
import { useDomain, useMachine } from "@kindling/domain/react";
import {
  checkSignUp,
  checkSignUpStep,
  defaultAgeRange,
  lastSignUpStep,
  type SignUpDraft,
  signUpStepOf,
  signUpSteps,
} from "@kindling/domain/rules";
import { beginSignUp, reduceSignUp, resumeSignUp, type SignUpState } from "@kindling/domain/state";
import { dayAt } from "@kindling/domain/time";
import { useRef, useState } from "react";
import { useFocusOnWrong } from "../../shared/forms/focus-field.ts";
import type { Posted } from "../../shared/forms/form.ts";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { asProblem } from "../../shared/problems/problem.ts";
import { useRegions } from "../../shared/people/use-regions.ts";
import { leaveFor } from "../../shared/session/leave.ts";
import { useShownAgain } from "../../shared/session/use-shown-again.ts";
import { keepProgress, restoreProgress } from "./progress.ts";
import { fieldsOfPosted, formOf, readSignUp, readStep, stepFilledIn } from "./sign-up-form.ts";

function cameBack(posted: Posted): SignUpState {
  const fields = fieldsOfPosted(posted);
  return resumeSignUp(readStep(fields), readSignUp(fields), posted.problem);
}

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The state of a sign-up: where it is, what was filled in, what is wrong with it. */
export function useSignUpModel() {
  const { client, clock } = useDomain();
  const { settings, locale, visit } = usePage();
  const posted = usePosted("sign-up");
  // What came back with the page stands until something is changed: the device keeps it from then on.
  const [initial] = useState(() => (posted ? cameBack(posted) : beginSignUp));
  const restore = posted ? () => initial : restoreProgress;
  const [state, dispatch] = useMachine(reduceSignUp, { initial, restore, keep: keepProgress });
  useShownAgain(() => dispatch({ type: "shown" }));
  const formRef = useRef<HTMLFormElement>(null);
  const focusOnWrong = useFocusOnWrong();
  const { status, step, problems } = state;
  const refusal = (state === initial && posted?.problem) || null;
  const country = settings.geoip_selected_country ?? settings.geoip_country;
  const filled = (draft: SignUpDraft): SignUpDraft => ({
    password: "",
    ...defaultAgeRange(settings.niche),
    ...(country && { country }),
    ...draft,
  });
  const draft = filled(state.draft);
  const regions = useRegions(step === signUpStepOf("region") ? draft.country : undefined);

  /** What stands in the fields counts, whether or not anybody was told of it: some password managers fill in silently. */
  const takeFilledIn = (): SignUpDraft => {
    const values = formRef.current ? stepFilledIn(step, new FormData(formRef.current)) : {};
    return filled(dispatch({ type: "change", values }).draft);
  };

  const send = async (form: SignUpDraft, requestKey: string) => {
    const body = formOf(form, { request_key: requestKey, language: locale, time_zone: deviceZone(), ...visit });
    try {
      await client.call(calls.signUp, { body });
      dispatch({ type: "sent" });
      leaveFor("/complete-signup");
    } catch (error) {
      dispatch({ type: "refused", problem: asProblem(error) });
      focusOnWrong(formRef.current);
    }
  };

  const next = () => {
    // The visitor's own day decides who is old enough; the server decides again.
    const today = dayAt(clock.now(), deviceZone());
    const { min_age: minAge, message_length: messageLength, countries } = settings;
    const rules = { site: settings, today, minAge, messageLength, countries };
    const now = takeFilledIn();
    const own = checkSignUpStep(step, now, rules);
    // Only what is sent shows whether the steps agree with each other.
    const sends = step === lastSignUpStep && Object.keys(own).length === 0;
    const found = sends ? checkSignUp(now, rules) : own;
    const after = dispatch({ type: "next", problems: found, requestKey: crypto.randomUUID() });
    if (Object.keys(found).length > 0) focusOnWrong(formRef.current);
    else if (status === "filling" && after.status === "sending") void send(filled(after.draft), after.requestKey!);
  };

  return {
    formRef,
    step,
    steps: signUpSteps.length,
    draft,
    problems,
    regions,
    /** Why the page came back, until something is changed. */
    refusal,
    /** What is wrong with the step as a whole. */
    failure: refusal ? null : state.failure,
    sending: status !== "filling",
    change: (values: SignUpDraft) => void dispatch({ type: "change", values }),
    next,
    back:
      step > 0
        ? () => {
            takeFilledIn();
            dispatch({ type: "back" });
          }
        : undefined,
  };
}

export type SignUpModel = ReturnType<typeof useSignUpModel>;
