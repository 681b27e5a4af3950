import { day, reactivationWindow } from "@kindling/domain/rules";
import { Alert } from "@kindling/ui/alert";
import { Button } from "@kindling/ui/button";
import { Card } from "@kindling/ui/card";
import { PasswordField } from "@kindling/ui/password-field";
import { useIntl } from "react-intl";
import { fieldId } from "../../shared/forms/form.ts";
import { FormProblem } from "../../shared/forms/form-problem.tsx";
import { PostForm } from "../../shared/forms/post-form.tsx";
import type { SentForm } from "../../shared/forms/use-sent-form.ts";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";
import { useFieldText } from "../../shared/problems/use-field-text.ts";
import { DataCard } from "./data-card.tsx";
import { deleteMessages } from "./delete-head.messages.ts";
import { messages } from "./delete.messages.ts";

interface DeleteViewProps extends SentForm {
  readonly email: string;
  readonly credits: number;
  /** Whom to write to for a last discount; `null` where there is none. */
  readonly offer: string | null;
}

/** What becomes of the account, what one could do instead, and the password that decides. */
export function DeleteView({ email, credits, offer, problem, wrong, sending, onSubmit }: DeleteViewProps) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const labels = { password: intl.formatMessage(messages.password) };
  return (
    <div className={screenFrame("form")}>
      <ScreenTitle>{intl.formatMessage(deleteMessages.title)}</ScreenTitle>
      {offer !== null && (
        <Alert tone="accent" title={intl.formatMessage(messages.offer)} className="k:wrap-anywhere">
          {intl.formatMessage(messages.offerText, { support: offer })}
        </Alert>
      )}
      <Card className="k:grid k:gap-5">
        <ul className="k:grid k:list-disc k:gap-3 k:ps-5 k:wrap-anywhere">
          <li>{intl.formatMessage(messages.now)}</li>
          <li>{intl.formatMessage(messages.window, { days: reactivationWindow / day, email })}</li>
          <li>
            {intl.formatMessage(messages.gone)} {credits > 0 && intl.formatMessage(messages.credits, { credits })}
          </li>
        </ul>
        <PostForm form="delete-account" className="k:grid k:gap-5" onSubmit={onSubmit}>
          <FormProblem form="delete-account" problem={problem} labels={labels} />
          <PasswordField
            label={labels.password}
            name="password"
            id={fieldId("delete-account", "password")}
            autoComplete="current-password"
            error={fieldText(wrong["password"])}
            required
          />
          <Button type="submit" tone="critical" size="lg" block loading={sending}>
            {intl.formatMessage(messages.submit)}
          </Button>
        </PostForm>
        <Button href="/notifications" variant="outline" tone="neutral" block>
          {intl.formatMessage(messages.keep)}
        </Button>
      </Card>
      <p className="k:text-muted">
        {intl.formatMessage(messages.pause)}{" "}
        <a href="/notifications" className="k:text-accent k:underline k:underline-offset-4">
          {intl.formatMessage(messages.pauseAction)}
        </a>
      </p>
      <DataCard />
    </div>
  );
}
