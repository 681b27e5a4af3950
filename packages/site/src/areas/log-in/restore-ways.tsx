import { Button } from "@kindling/ui/button";
import { useIntl } from "react-intl";
import { askField, askLink } from "./log-in-form.ts";
import { messages } from "./log-in.messages.ts";

/** The ways back to an account that is deleted: the mail's link once more, or support. It stands in the log-in's form. */
export function RestoreWays({ support }: { readonly support: string }) {
  const intl = useIntl();
  return (
    <div className="k:grid k:gap-3">
      <Button type="submit" name={askField} value={askLink} variant="outline" block>
        {intl.formatMessage(messages.mailLink)}
      </Button>
      <p className="k:text-center k:text-muted k:wrap-anywhere">
        <a href={`mailto:${support}`} className="k:text-accent k:underline k:underline-offset-4">
          {intl.formatMessage(messages.support, { support })}
        </a>
      </p>
    </div>
  );
}
