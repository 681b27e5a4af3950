import { Button } from "@kindling/ui/button";
import { Card } from "@kindling/ui/card";
import { Link } from "@kindling/ui/link";
import { PasswordField } from "@kindling/ui/password-field";
import { TextField } from "@kindling/ui/text-field";
import { useIntl } from "react-intl";
import { fieldId } from "../../shared/forms/form.ts";
import { FormProblem } from "../../shared/forms/form-problem.tsx";
import { PostForm } from "../../shared/forms/post-form.tsx";
import type { SentForm } from "../../shared/forms/use-sent-form.ts";
import { useFieldText } from "../../shared/problems/use-field-text.ts";
import { messages } from "./log-in.messages.ts";
import { RestoreWays } from "./restore-ways.tsx";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";

interface LogInViewProps extends SentForm {
  /** The address that the form begins with. */
  readonly email: string;
  /** Where to write for help. */
  readonly support: string;
}

/** The form to log in with, and the way to an account for who has none. */
export function LogInView({ email, support, problem, wrong, sending, onSubmit }: LogInViewProps) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const labels = { email: intl.formatMessage(messages.email), password: intl.formatMessage(messages.password) };
  return (
    <div className={screenFrame("form")}>
      <ScreenTitle>{intl.formatMessage(messages.title)}</ScreenTitle>
      <Card>
        <PostForm form="log-in" className="k:grid k:gap-5" onSubmit={onSubmit}>
          <FormProblem form="log-in" problem={problem} labels={labels} />
          <TextField
            label={labels.email}
            name="email"
            id={fieldId("log-in", "email")}
            type="email"
            autoComplete="username"
            defaultValue={email}
            error={fieldText(wrong["email"])}
            required
          />
          <PasswordField
            label={labels.password}
            name="password"
            id={fieldId("log-in", "password")}
            autoComplete="current-password"
            error={fieldText(wrong["password"])}
            required
          />
          <Button type="submit" size="lg" block loading={sending}>
            {intl.formatMessage(messages.submit)}
          </Button>
          {problem?.code === "account_pending_deletion" && <RestoreWays support={support} />}
          <p className="k:text-center">
            <Link href="/reset-password">{intl.formatMessage(messages.forgotten)}</Link>
          </p>
        </PostForm>
      </Card>
      <p className="k:text-muted">
        {intl.formatMessage(messages.noAccount)} <Link href="/signup">{intl.formatMessage(messages.signUp)}</Link>
      </p>
    </div>
  );
}
