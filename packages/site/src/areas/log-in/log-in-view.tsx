import { Button } from "@kindling/ui/button";
import { Card } from "@kindling/ui/card";
import { PasswordField } from "@kindling/ui/password-field";
import { TextField } from "@kindling/ui/text-field";
import type { FieldProblem } from "@kindling/domain/contract";
import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import { fieldId } from "../../shared/forms/form.ts";
import { FormProblem } from "../../shared/forms/form-problem.tsx";
import { PostForm } from "../../shared/forms/post-form.tsx";
import type { Problem } from "../../shared/problems/problem.ts";
import { useFieldText } from "../../shared/problems/use-field-text.ts";
import { askField } from "./log-in-form.ts";
import { messages } from "./log-in.messages.ts";
import { RestoreWays } from "./restore-ways.tsx";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";

interface LogInViewProps {
  /** The address that the form begins with. */
  readonly email: string;
  readonly problem: Problem | null;
  readonly wrong: Readonly<Record<string, FieldProblem>>;
  readonly sending: boolean;
  /** Where to write for help. */
  readonly support: string;
  readonly onLogIn: (form: HTMLFormElement) => void;
  readonly onMailLink: (form: HTMLFormElement) => void;
}

/** The form to log in with, and the way to an account for who has none. */
export function LogInView({ email, problem, wrong, sending, support, onLogIn, onMailLink }: LogInViewProps) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const labels = { email: intl.formatMessage(messages.email), password: intl.formatMessage(messages.password) };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const asks = submitter?.getAttribute("name") === askField;
    (asks ? onMailLink : onLogIn)(event.currentTarget);
  };
  return (
    <div className={screenFrame("form")}>
      <ScreenTitle>{intl.formatMessage(messages.title)}</ScreenTitle>
      <Card>
        <PostForm form="log-in" className="k:grid k:gap-5" onSubmit={send}>
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
        </PostForm>
      </Card>
      <p className="k:text-muted">
        {intl.formatMessage(messages.noAccount)}{" "}
        <a href="/signup" className="k:text-accent k:underline k:underline-offset-4">
          {intl.formatMessage(messages.signUp)}
        </a>
      </p>
    </div>
  );
}
