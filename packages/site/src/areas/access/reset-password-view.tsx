import { Button } from "@kindling/ui/button";
import { Card } from "@kindling/ui/card";
import { EmptyState } from "@kindling/ui/empty-state";
import { TextField } from "@kindling/ui/text-field";
import { MailCheck } from "lucide-react";
import { useIntl } from "react-intl";
import { fieldId } from "../../shared/forms/form.ts";
import { FormProblem } from "../../shared/forms/form-problem.tsx";
import { PostForm } from "../../shared/forms/post-form.tsx";
import type { SentForm } from "../../shared/forms/use-sent-form.ts";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";
import { useFieldText } from "../../shared/problems/use-field-text.ts";
import { messages } from "./access.messages.ts";

interface ResetPasswordViewProps extends SentForm {
  /** The address that the form begins with. */
  readonly email: string;
  /** Whether a link was asked for. */
  readonly sent: boolean;
  /** Whether nobody is told if there is an account. */
  readonly neutral: boolean;
}

/** Where a link to choose a new password is asked for, and then, where to look for it. */
export function ResetPasswordView({ sent, neutral, ...form }: ResetPasswordViewProps) {
  const intl = useIntl();
  if (!sent) return <Ask {...form} />;
  return (
    <EmptyState
      level={1}
      className="k:py-16"
      picture={<MailCheck />}
      title={intl.formatMessage(messages.sentTitle)}
      actions={
        <Button href="/reset-password" variant="outline" tone="neutral">
          {intl.formatMessage(messages.sentAgain)}
        </Button>
      }
    >
      {intl.formatMessage(neutral ? messages.sentNeutral : messages.sentText)}
    </EmptyState>
  );
}

function Ask({ email, problem, wrong, sending, onSubmit }: SentForm & Pick<ResetPasswordViewProps, "email">) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const labels = { email: intl.formatMessage(messages.email) };
  return (
    <div className={screenFrame("form")}>
      <ScreenTitle intro={intl.formatMessage(messages.askText)}>{intl.formatMessage(messages.askTitle)}</ScreenTitle>
      <Card>
        <PostForm form="reset-ask" className="k:grid k:gap-5" onSubmit={onSubmit}>
          <FormProblem form="reset-ask" problem={problem} labels={labels} />
          <TextField
            label={labels.email}
            name="email"
            id={fieldId("reset-ask", "email")}
            type="email"
            autoComplete="username"
            defaultValue={email}
            error={fieldText(wrong["email"])}
            required
          />
          <Button type="submit" size="lg" block loading={sending}>
            {intl.formatMessage(messages.askAction)}
          </Button>
        </PostForm>
      </Card>
    </div>
  );
}
