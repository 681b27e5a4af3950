import { Button } from "@kindling/ui/button";
import { Card } from "@kindling/ui/card";
import { EmptyState } from "@kindling/ui/empty-state";
import { KeyRound } from "lucide-react";
import { useIntl } from "react-intl";
import { FormProblem } from "../../shared/forms/form-problem.tsx";
import { PostForm } from "../../shared/forms/post-form.tsx";
import type { SentForm } from "../../shared/forms/use-sent-form.ts";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";
import { NewPasswordFields, useNewPasswordLabels } from "../../shared/password/new-password-fields.tsx";
import { messages } from "./access.messages.ts";
import { BrokenLink } from "./broken-link.tsx";

interface NewPasswordViewProps extends SentForm {
  readonly state: "asks" | "done" | "broken";
}

/** A new password, twice; then the way to log in with it. A link that is none says where to get another one. */
export function NewPasswordView({ state, problem, wrong, sending, onSubmit }: NewPasswordViewProps) {
  const intl = useIntl();
  const labels = useNewPasswordLabels();
  if (state === "broken")
    return <BrokenLink href="/reset-password" action={intl.formatMessage(messages.requestLink)} />;
  if (state === "done")
    return (
      <EmptyState
        level={1}
        className="k:py-16"
        picture={<KeyRound />}
        title={intl.formatMessage(messages.doneTitle)}
        actions={<Button href="/login">{intl.formatMessage(messages.doneAction)}</Button>}
      >
        {intl.formatMessage(messages.doneText)}
      </EmptyState>
    );
  return (
    <div className={screenFrame("form")}>
      <ScreenTitle>{intl.formatMessage(messages.doTitle)}</ScreenTitle>
      <Card>
        <PostForm form="reset-do" className="k:grid k:gap-5" onSubmit={onSubmit}>
          <FormProblem form="reset-do" problem={problem} labels={labels} />
          <NewPasswordFields form="reset-do" wrong={wrong} />
          <Button type="submit" size="lg" block loading={sending}>
            {intl.formatMessage(messages.doAction)}
          </Button>
        </PostForm>
      </Card>
    </div>
  );
}
