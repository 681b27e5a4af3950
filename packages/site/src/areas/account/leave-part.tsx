import { AlertDialog } from "@kindling/ui/alert-dialog";
import { useIntl } from "react-intl";
import { messages } from "./own-profile.messages.ts";
import { useLeaveQuestion } from "./use-leave-question.ts";

/** Asks, before a link leads away, whether to leave what is not saved. */
export function Part() {
  const intl = useIntl();
  const { asked, onStay, onLeave } = useLeaveQuestion();
  return (
    <AlertDialog
      open={asked}
      onOpenChange={(open) => open || onStay()}
      title={intl.formatMessage(messages.leaveTitle)}
      description={intl.formatMessage(messages.leaveText)}
      confirmLabel={intl.formatMessage(messages.leaveYes)}
      cancelLabel={intl.formatMessage(messages.leaveNo)}
      onConfirm={onLeave}
    />
  );
}
