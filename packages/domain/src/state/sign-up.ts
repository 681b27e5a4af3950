import type { Problem } from "../contract/index.ts";
import {
  lastSignUpStep,
  type SignUpDraft,
  type SignUpField,
  type SignUpProblems,
  signUpStepOf,
} from "../rules/index.ts";

/**
 * A sign-up, a step at a time.
 *
 *   filling --change--> filling, without the problems of what was changed
 *           --back-----> filling, a step before
 *           --next, with problems--> filling, the step of the first, the problems shown
 *           --next, without them---> filling, the next step; after the last: sending
 *   sending --sent------> done
 *           --refused, for fields--> filling, the first step that asks for one, the problems shown
 *           --refused, otherwise---> filling, the failure shown; an answer that was lost may have opened the account:
 *                                    the same form is sent with the same key, which then finds it
 *   A page that the browser shows again: sending --shown--> filling, done --shown--> filling, from the beginning.
 */
export interface SignUpState {
  readonly status: "filling" | "sending" | "done";
  readonly step: number;
  readonly draft: SignUpDraft;
  readonly problems: SignUpProblems;
  readonly failure: Problem | null;
  /** The request key of the form as it was sent; another form has another one. */
  readonly requestKey: string | null;
}

export type SignUpEvent =
  | { type: "change"; values: SignUpDraft }
  | { type: "back" }
  /** `problems` are those of the step, of all steps at the last; `requestKey` is for a form that has none yet. */
  | { type: "next"; problems: SignUpProblems; requestKey: string }
  | { type: "sent" }
  | { type: "refused"; problem: Problem }
  | { type: "shown" };

export const beginSignUp: SignUpState = {
  status: "filling",
  step: 0,
  draft: {},
  problems: {},
  failure: null,
  requestKey: null,
};

/** What a refusal says of the form's fields. */
export function signUpProblemsOf({ code, facts }: Problem): SignUpProblems {
  if (code === "account_exists") return { email: { code: "email_taken" } };
  const fields = Object.entries((facts["fields"] as SignUpProblems | undefined) ?? {});
  return Object.fromEntries(fields.filter(([field]) => signUpStepOf(field) >= 0));
}

/** The first step that asks for a field with a problem; `undefined` where there is none. */
export function firstSignUpStep(problems: SignUpProblems): number | undefined {
  const steps = Object.keys(problems).map(signUpStepOf);
  return steps.length > 0 ? Math.min(...steps) : undefined;
}

/** A sign-up as it goes on from what was kept of it, or came back with the page. */
export function resumeSignUp(step: number, draft: SignUpDraft, problem: Problem | null = null): SignUpState {
  const problems = problem ? signUpProblemsOf(problem) : {};
  return {
    ...beginSignUp,
    step: Math.min(Math.max(step, 0), lastSignUpStep),
    draft,
    problems,
    failure: firstSignUpStep(problems) === undefined ? problem : null,
  };
}

function change(state: SignUpState, values: SignUpDraft): SignUpState {
  const fields = Object.keys(values) as SignUpField[];
  const isNew = fields.some((field) => values[field] !== state.draft[field]);
  return {
    ...state,
    draft: { ...state.draft, ...values },
    problems: Object.fromEntries(
      Object.entries(state.problems).filter(([field]) => !fields.includes(field as SignUpField)),
    ),
    requestKey: isNew ? null : state.requestKey,
  };
}

function next(state: SignUpState, problems: SignUpProblems, requestKey: string): SignUpState {
  const first = firstSignUpStep(problems);
  if (first !== undefined) return { ...state, problems, step: Math.min(first, state.step) };
  if (state.step < lastSignUpStep) return { ...state, problems, step: state.step + 1 };
  return { ...state, status: "sending", problems, failure: null, requestKey: state.requestKey ?? requestKey };
}

function refuse(state: SignUpState, problem: Problem): SignUpState {
  const problems = signUpProblemsOf(problem);
  const step = firstSignUpStep(problems);
  const filling = { ...state, status: "filling" as const };
  return step === undefined ? { ...filling, failure: problem } : { ...filling, problems, step };
}

/** The sign-up after an event; an event that does not apply changes nothing. */
export function reduceSignUp(state: SignUpState, event: SignUpEvent): SignUpState {
  const { status, step } = state;
  switch (event.type) {
    case "change":
      return status === "done" ? state : change(state, event.values);
    case "back":
      return status === "filling" && step > 0 ? { ...state, step: step - 1 } : state;
    case "next":
      return status === "filling" ? next(state, event.problems, event.requestKey) : state;
    case "sent":
      return status === "sending" ? { ...state, status: "done" } : state;
    case "refused":
      return status === "sending" ? refuse(state, event.problem) : state;
    case "shown":
      if (status === "sending") return { ...state, status: "filling" };
      return status === "done" ? beginSignUp : state;
  }
}
