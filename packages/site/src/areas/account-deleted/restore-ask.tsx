import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { Undo2 } from "lucide-react";
import { useIntl } from "react-intl";
import { FormAlert } from "../../shared/forms/form-alert.tsx";
import { PostForm } from "../../shared/forms/post-form.tsx";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { titles } from "./account-deleted-head.messages.ts";
import { messages } from "./account-deleted.messages.ts";

/** What the link of the mail opens. Whoever only looks at a link, as mail programs do, brings nothing back. */
export function RestoreAsk() {
  const intl = useIntl();
  const problem = usePosted("reactivate")?.problem ?? null;
  // A link that is used up or out of date stays so: the way on is another one.
  const over = problem?.code === "link_invalid";
  return (
    <EmptyState
      level={1}
      className="k:py-16"
      picture={<Undo2 />}
      title={intl.formatMessage(titles.ask)}
      actions={
        <PostForm form="reactivate" className="k:grid k:gap-4 k:text-start">
          <FormAlert form="reactivate" problem={problem}>
            {over && <p>{intl.formatMessage(messages.newLink)}</p>}
          </FormAlert>
          {over ? (
            <Button href="/login">{intl.formatMessage(messages.logIn)}</Button>
          ) : (
            <Button type="submit">{intl.formatMessage(messages.askAction)}</Button>
          )}
        </PostForm>
      }
    >
      {!over && intl.formatMessage(messages.askText)}
    </EmptyState>
  );
}
