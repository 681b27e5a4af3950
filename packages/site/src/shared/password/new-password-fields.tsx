import type { FieldProblem } from "@kindling/domain/contract";
import { passwordMinLength } from "@kindling/domain/rules";
import { PasswordField } from "@kindling/ui/password-field";
import { useIntl } from "react-intl";
import { fieldId, type FormName } from "../forms/form.ts";
import { usePage } from "../page/page-context.ts";
import { useFieldText } from "../problems/use-field-text.ts";
import { messages } from "./password.messages.ts";

/** What the fields of a new password are called, by their names. */
export function useNewPasswordLabels() {
  const intl = useIntl();
  return { password: intl.formatMessage(messages.password), repeated: intl.formatMessage(messages.repeated) };
}

interface NewPasswordFieldsProps {
  readonly form: FormName;
  readonly wrong: Readonly<Record<string, FieldProblem>>;
}

/** A password that is chosen anew, and once more. */
export function NewPasswordFields({ form, wrong }: NewPasswordFieldsProps) {
  const intl = useIntl();
  const { settings } = usePage();
  const fieldText = useFieldText();
  const labels = useNewPasswordLabels();
  return (
    <>
      <PasswordField
        label={labels.password}
        hint={intl.formatMessage(messages.hint, { min: passwordMinLength })}
        name="password"
        id={fieldId(form, "password")}
        autoComplete="new-password"
        meter
        ownWords={[settings.name]}
        error={fieldText(wrong["password"])}
        required
      />
      <PasswordField
        label={labels.repeated}
        name="repeated"
        id={fieldId(form, "repeated")}
        autoComplete="new-password"
        error={fieldText(wrong["repeated"])}
        required
      />
    </>
  );
}
