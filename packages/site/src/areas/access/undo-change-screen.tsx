import { EmptyState } from "@kindling/ui/empty-state";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useIntl } from "react-intl";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { LinkPress } from "../../shared/forms/link-press.tsx";
import { messages } from "./access.messages.ts";
import { BrokenLink } from "./broken-link.tsx";
import { useLinkState } from "./use-link-state.ts";

/** Where somebody says that it was not them who changed their address or password. */
export function Screen() {
  const intl = useIntl();
  const state = useLinkState(usePosted("undo-change")?.problem);
  if (state === "broken")
    return <BrokenLink href="/reset-password" action={intl.formatMessage(messages.requestLink)} />;
  if (state === "asks")
    return (
      <LinkPress
        form="undo-change"
        picture={<ShieldAlert />}
        title={intl.formatMessage(messages.undoTitle)}
        text={intl.formatMessage(messages.undoText)}
        action={intl.formatMessage(messages.undoAction)}
      />
    );
  return (
    <EmptyState
      level={1}
      className="k:py-16"
      picture={<ShieldCheck />}
      title={intl.formatMessage(messages.undoDoneTitle)}
    >
      {intl.formatMessage(messages.undoDoneText)}
    </EmptyState>
  );
}
