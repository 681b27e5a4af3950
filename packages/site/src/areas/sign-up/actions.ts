import { calls } from "@kindling/domain/contract";
import {
  checkSignUpStep,
  defaultAgeRange,
  lastSignUpStep,
  type SignUpDraft,
  type SignUpProblems,
} from "@kindling/domain/rules";
import { firstSignUpStep, signUpProblemsOf } from "@kindling/domain/state";
import { dayAt } from "@kindling/domain/time";
import type { ActionContext, FormAction, Outcome } from "../../shared/forms/action.ts";
import { asProblem } from "../../shared/problems/problem.ts";
import { formOf, readSignUp, readStep } from "./sign-up-form.ts";

/** The step that has to be mended first, again. */
const refuse = (fields: SignUpProblems): Outcome => ({
  again: { step: [String(firstSignUpStep(fields))] },
  problem: { code: "invalid_request", facts: { fields } },
});

/** What is wrong with the steps up to one, by that one's own day. */
function check(upTo: number, draft: SignUpDraft, { settings, now, timeZone }: ActionContext): SignUpProblems {
  const { min_age: minAge, message_length: messageLength, countries } = settings;
  const rules = { site: settings, today: dayAt(now, timeZone), minAge, messageLength, countries };
  const steps = Array.from({ length: upTo + 1 }, (_, step) => checkSignUpStep(step, draft, rules));
  return steps.find((found) => Object.keys(found).length > 0) ?? {};
}

async function signUp(
  draft: SignUpDraft,
  { client, requestKey, locale, timeZone, visit }: ActionContext,
): Promise<Outcome> {
  const body = formOf(draft, { request_key: requestKey, language: locale, time_zone: timeZone, ...visit });
  try {
    await client.call(calls.signUp, { body });
    return { to: "/complete-signup" };
  } catch (failure) {
    const problems = signUpProblemsOf(asProblem(failure));
    if (firstSignUpStep(problems) === undefined) throw failure;
    return refuse(problems);
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
      return step < lastSignUpStep ? { again: { step: [String(step + 1)] } } : signUp(draft, context);
    },
  },
];
