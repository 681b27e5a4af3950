import { Button } from "@kindling/ui/button";
import { Link } from "@kindling/ui/link";
import { PasswordField } from "@kindling/ui/password-field";
import { useIntl } from "react-intl";
import { fieldId } from "../../shared/forms/form.ts";
import { FormProblem } from "../../shared/forms/form-problem.tsx";
import { PostForm } from "../../shared/forms/post-form.tsx";
import type { SentForm } from "../../shared/forms/use-sent-form.ts";
import { NewPasswordFields, useNewPasswordLabels } from "../../shared/password/new-password-fields.tsx";
import { useFieldText } from "../../shared/problems/use-field-text.ts";
import { messages } from "./security.messages.ts";

export type PasswordFormProps = SentForm;

/** Changes the password, for who knows the old one. */
export function PasswordForm({ problem, wrong, sending, onSubmit }: PasswordFormProps) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const labels = { old_password: intl.formatMessage(messages.oldPassword), ...useNewPasswordLabels() };
  return (
    <PostForm form="password" className="k:grid k:max-w-120 k:gap-4" onSubmit={onSubmit}>
      <FormProblem form="password" problem={problem} labels={labels} />
      <PasswordField
        label={labels.old_password}
        name="old_password"
        id={fieldId("password", "old_password")}
        autoComplete="current-password"
        error={fieldText(wrong["old_password"])}
        required
      />
      <NewPasswordFields form="password" wrong={wrong} />
      <div className="k:flex k:flex-wrap k:items-center k:gap-x-6 k:gap-y-3">
        <Button type="submit" className="k:justify-self-start" loading={sending}>
          {intl.formatMessage(messages.passwordAction)}
        </Button>
        <Link href="/reset-password">{intl.formatMessage(messages.forgotten)}</Link>
      </div>
    </PostForm>
  );
}
