import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { Unlink } from "lucide-react";
import { useIntl } from "react-intl";
import { useErrorText } from "../../shared/problems/use-error-text.ts";
import { messages } from "./access.messages.ts";

/** What stands where the link of a mail does not work: used, outdated, incomplete or of another site. */
export function BrokenLink({ href, action }: { readonly href: string; readonly action: string }) {
  const intl = useIntl();
  const errorText = useErrorText();
  return (
    <EmptyState
      level={1}
      className="k:py-16"
      picture={<Unlink />}
      title={errorText({ code: "link_invalid", facts: {} })}
      actions={<Button href={href}>{action}</Button>}
    >
      {intl.formatMessage(messages.brokenText)}
    </EmptyState>
  );
}
