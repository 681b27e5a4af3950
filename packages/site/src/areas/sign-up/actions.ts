import { CallError, calls, type SignUpForm } from "@kindling/domain/contract";
import {
  ageLimit,
  checkSignUpStep,
  defaultAgeRange,
  type SignUpDraft,
  type SignUpProblems,
} from "@kindling/domain/rules";
import { dayAt } from "@kindling/domain/time";
import type { ActionContext, FormAction, Outcome } from "../../shared/forms/action.ts";
import { lastStep, readSignUp, readStep, stepOf } from "./sign-up-form.ts";

/** The step that has to be mended first, again. */
function refuse(fields: SignUpProblems): Outcome {
  const step = Math.min(...Object.keys(fields).map(stepOf));
  return { again: { step: [String(step)] }, problem: { code: "invalid_request", facts: { fields } } };
}

/** What is wrong with the steps up to one, by that one's own day. */
function check(upTo: number, draft: SignUpDraft, { settings, now, timeZone }: ActionContext): SignUpProblems {
  const { min_age: minAge, message_length: messageLength, countries } = settings;
  const rules = { today: dayAt(now, timeZone), minAge, messageLength, countries };
  const steps = Array.from({ length: upTo + 1 }, (_, step) => checkSignUpStep(step, draft, rules));
  return steps.find((found) => Object.keys(found).length > 0) ?? {};
}

async function signUp(
  draft: SignUpDraft,
  { client, requestKey, locale, timeZone, visit }: ActionContext,
): Promise<Outcome> {
  const body = {
    ...draft,
    request_key: requestKey,
    signup_message: draft.signup_message ?? "",
    region: draft.region ?? null,
    max_age: Math.min(draft.max_age!, ageLimit),
    language: locale,
    time_zone: timeZone,
    ...visit,
  } as SignUpForm;
  try {
    await client.call(calls.signUp, { body });
    return { to: "/complete-signup" };
  } catch (failure) {
    if (!(failure instanceof CallError)) throw failure;
    if (failure.code === "account_exists") return refuse({ email: { code: "email_taken" } });
    const known = Object.keys(failure.fields).some((field) => stepOf(field) >= 0);
    if (known) return refuse(failure.fields as SignUpProblems);
    throw failure;
  }
}

export const actions: readonly FormAction[] = [
  {
    form: "sign-up",
    routes: ["signup"],
    secrets: ["password"],
    run: async (context) => {
      const step = readStep(context.fields);
      if (context.fields.text("back") !== "") return { again: { step: [String(Math.max(step - 1, 0))] } };
      const draft = { ...defaultAgeRange(context.settings.niche), ...readSignUp(context.fields) };
      const problems = check(step, draft, context);
      if (Object.keys(problems).length > 0) return refuse(problems);
      return step < lastStep ? { again: { step: [String(step + 1)] } } : signUp(draft, context);
    },
  },
];
