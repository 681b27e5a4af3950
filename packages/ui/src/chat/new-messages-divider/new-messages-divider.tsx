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
        "k:flex k:items-center k:gap-3 k:pt-5 k:pb-1 k:text-xs k:font-strong k:text-accent k:before:h-px k:before:flex-1 k:before:bg-current k:after:h-px k:after:flex-1 k:after:bg-current",
        className,
      )}
    >
      {intl.formatMessage(messages.new)}
    </div>
  );
}
