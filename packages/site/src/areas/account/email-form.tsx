import { Button } from "@kindling/ui/button";
import { PasswordField } from "@kindling/ui/password-field";
import { TextField } from "@kindling/ui/text-field";
import { useIntl } from "react-intl";
import { fieldId } from "../../shared/forms/form.ts";
import { FormProblem } from "../../shared/forms/form-problem.tsx";
import { PostForm } from "../../shared/forms/post-form.tsx";
import type { SentForm } from "../../shared/forms/use-sent-form.ts";
import { useFieldText } from "../../shared/problems/use-field-text.ts";
import { messages } from "./security.messages.ts";

export interface EmailFormProps extends SentForm {
  /** The address that the account has. */
  readonly old: string;
  /** What stands in the field. */
  readonly email: string;
}

/** Asks for another address to be the account's. */
export function EmailForm({ old, email, problem, wrong, sending, onSubmit }: EmailFormProps) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const labels = { email: intl.formatMessage(messages.email), password: intl.formatMessage(messages.emailPassword) };
  return (
    <PostForm form="email" className="k:grid k:max-w-120 k:gap-4" onSubmit={onSubmit}>
      <p className="k:wrap-anywhere">{intl.formatMessage(messages.newEmailText, { email: old })}</p>
      <FormProblem form="email" problem={problem} labels={labels} />
      <TextField
        label={labels.email}
        name="email"
        id={fieldId("email", "email")}
        type="email"
        autoComplete="email"
        defaultValue={email}
        error={fieldText(wrong["email"])}
        required
      />
      <PasswordField
        label={labels.password}
        name="password"
        id={fieldId("email", "password")}
        autoComplete="current-password"
        error={fieldText(wrong["password"])}
        required
      />
      <Button type="submit" className="k:justify-self-start" loading={sending}>
        {intl.formatMessage(messages.emailAction)}
      </Button>
    </PostForm>
  );
}
