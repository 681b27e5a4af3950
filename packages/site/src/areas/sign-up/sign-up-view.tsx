import { SignUpSteps } from "@kindling/ui/sign-up-steps";
import { useIntl } from "react-intl";
import { FormProblem } from "../../shared/forms/form-problem.tsx";
import { useCarriedFields } from "../../shared/forms/post-form.tsx";
import { logInPath } from "../../shared/links/log-in-path.ts";
import { useErrorText } from "../../shared/problems/use-error-text.ts";
import { messages } from "./sign-up.messages.ts";
import { carryOf } from "./sign-up-form.ts";
import { stepFields } from "./sign-up-fields.tsx";
import type { SignUpModel } from "./use-sign-up-model.ts";
import { screenFrame } from "../../shared/page/screen-frame.tsx";

const headings = [messages.who, messages.birth, messages.place, messages.yourself, messages.account] as const;

/** What is asked for, by the fields that can be wrong; the terms say it themselves. */
const labels = {
  gender: messages.gender,
  seeking: messages.seeking,
  date_of_birth: messages.dateOfBirth,
  country: messages.country,
  region: messages.region,
  city: messages.city,
  min_age: messages.ages,
  max_age: messages.ages,
  name: messages.name,
  signup_message: messages.message,
  email: messages.email,
  password: messages.password,
} as const;

/** One step of the sign-up. */
export function SignUpView({
  formRef,
  step,
  steps,
  draft,
  refusal,
  failure,
  sending,
  next,
  back,
  ...fields
}: SignUpModel) {
  const intl = useIntl();
  const errorText = useErrorText();
  const carry = useCarriedFields("sign-up");
  const Fields = stepFields[step]!;
  const last = step === steps - 1;
  const labelTexts = Object.fromEntries(
    Object.entries(labels).map(([field, label]) => [field, intl.formatMessage(label)]),
  );
  return (
    <div className={screenFrame("form")}>
      <SignUpSteps
        ref={formRef}
        headingLevel={1}
        carry={{ ...carry, ...carryOf(step, draft) }}
        step={step + 1}
        steps={steps}
        heading={intl.formatMessage(headings[step]!)}
        loading={sending}
        error={failure && errorText(failure)}
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
        {...(back && { onBack: back })}
        {...(last && { nextLabel: intl.formatMessage(messages.submit) })}
      >
        <FormProblem form="sign-up" problem={refusal} labels={labelTexts} />
        <Fields draft={draft} {...fields} />
      </SignUpSteps>
      <p className="k:text-muted">
        {intl.formatMessage(messages.haveAccount)}{" "}
        <a href={logInPath("")} className="k:text-accent k:underline k:underline-offset-4">
          {intl.formatMessage(messages.login)}
        </a>
      </p>
    </div>
  );
}
