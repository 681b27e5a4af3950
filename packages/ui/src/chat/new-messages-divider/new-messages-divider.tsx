import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { messages } from "./new-messages-divider.messages.ts";

/**
 * Over the first message that had not been read when the chat was opened.
 *
 * Use it in transcripts of your own; `MessageThread` sets its own.
 */
export function NewMessagesDivider({ className, ...props }: ComponentProps<"div">) {
  const intl = useIntl();
  return (
    <div
      data-slot="new-messages-divider"
      {...props}
      className={cn(
        "flex items-center gap-3 pt-5 pb-1 text-xs font-strong text-accent before:h-px before:flex-1 before:bg-current after:h-px after:flex-1 after:bg-current",
        className,
      )}
    >
      {intl.formatMessage(messages.new)}
    </div>
  );
}
