import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { MailCheck } from "lucide-react";
import { useIntl } from "react-intl";
import { FormProblem } from "../../shared/forms/form-problem.tsx";
import { PostForm } from "../../shared/forms/post-form.tsx";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { messages } from "./activation.messages.ts";

/** What the link of the confirmation mail opens. Whoever only looks at a link, as mail programs do, confirms nothing. */
export function ActivationAsk() {
  const intl = useIntl();
  return (
    <EmptyState
      level={1}
      className="k:py-16"
      picture={<MailCheck />}
      title={intl.formatMessage(messages.askTitle)}
      actions={
        <PostForm form="activate" className="k:grid k:gap-4">
          <FormProblem form="activate" problem={usePosted("activate")?.problem ?? null} />
          <Button type="submit">{intl.formatMessage(messages.askAction)}</Button>
        </PostForm>
      }
    >
      {intl.formatMessage(messages.askText)}
    </EmptyState>
  );
}
