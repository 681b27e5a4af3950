import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { Unlink } from "lucide-react";
import { useIntl } from "react-intl";
import { messages } from "./access.messages.ts";

/** What stands where the link of a mail does not work: used, outdated, incomplete or of another site. */
export function BrokenLink({ href, action }: { readonly href: string; readonly action: string }) {
  const intl = useIntl();
  return (
    <EmptyState
      level={1}
      className="k:py-16"
      picture={<Unlink />}
      title={intl.formatMessage(messages.brokenTitle)}
      actions={<Button href={href}>{action}</Button>}
    >
      {intl.formatMessage(messages.brokenText)}
    </EmptyState>
  );
}
