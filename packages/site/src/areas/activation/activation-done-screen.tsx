import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { PartyPopper } from "lucide-react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { usePage } from "../../shared/page/page-context.ts";
import { ActivationAsk } from "./activation-ask.tsx";
import { messages } from "./activation.messages.ts";

/** The link of the confirmation mail: what it asks for, and where it ends. */
export function Screen() {
  const { search } = useLocation();
  return new URLSearchParams(search).has("token") ? <ActivationAsk /> : <ActivationDone />;
}

function ActivationDone() {
  const intl = useIntl();
  const { settings } = usePage();
  return (
    <EmptyState
      level={1}
      className="k:py-16"
      picture={<PartyPopper />}
      title={intl.formatMessage(messages.doneTitle)}
      actions={<Button href="/members">{intl.formatMessage(messages.doneAction)}</Button>}
    >
      {intl.formatMessage(messages.doneText, { site: settings.name })}
    </EmptyState>
  );
}
