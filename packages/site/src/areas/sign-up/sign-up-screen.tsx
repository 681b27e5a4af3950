import { SignUpSteps } from "@kindling/ui/sign-up-steps";
import { useIntl } from "react-intl";
import { logInPath } from "../../shared/links/log-in-path.ts";
import { useCarriedFields } from "../../shared/forms/post-form.tsx";
import { useErrorText } from "../../shared/problems/use-error-text.ts";
import { messages } from "./sign-up.messages.ts";
import { carryOf } from "./sign-up-form.ts";
import { stepFields } from "./sign-up-fields.tsx";
import { useSignUpModel } from "./use-sign-up-model.ts";

const headings = [messages.who, messages.birth, messages.place, messages.yourself, messages.account] as const;

/** Sign-up, a step at a time. */
export function Screen() {
  const intl = useIntl();
  const { errorText } = useErrorText();
  const model = useSignUpModel();
  const carry = useCarriedFields("sign-up");
  const Fields = stepFields[model.step]!;
  const last = model.step === model.steps - 1;
  return (
    <div className="mx-auto grid w-full max-w-120 gap-8 px-gutter py-8 lg:py-14">
      <SignUpSteps
        headingLevel={1}
        carry={{ ...carry, ...carryOf(model.step, model.draft) }}
        step={model.step + 1}
        steps={model.steps}
        heading={intl.formatMessage(headings[model.step]!)}
        loading={model.sending}
        error={model.failure && errorText(model.failure)}
        onSubmit={(event) => {
          event.preventDefault();
          model.next();
        }}
        {...(model.back && { onBack: model.back })}
        {...(last && { nextLabel: intl.formatMessage(messages.submit) })}
      >
        <Fields draft={model.draft} problems={model.problems} change={model.change} />
      </SignUpSteps>
      <p className="text-muted">
        {intl.formatMessage(messages.haveAccount)}{" "}
        <a href={logInPath("")} className="text-accent underline underline-offset-4">
          {intl.formatMessage(messages.login)}
        </a>
      </p>
    </div>
  );
}
