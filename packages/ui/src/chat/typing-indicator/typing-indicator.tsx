import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { isolate } from "../../internal/isolate.ts";
import { bubbleSide, bubbleSurface } from "../message-bubble/message-bubble.variants.ts";
import { messages } from "./typing-indicator.messages.ts";

export type TypingIndicatorProps = ComponentProps<"div"> & {
  /** Who is typing. */
  name: string;
};

/**
 * Three dots where the next message will stand. It is not announced: it comes and goes too often.
 *
 * Use it as the last thing in a transcript; the top bar says the same in words.
 */
export function TypingIndicator({ name, className, ...props }: TypingIndicatorProps) {
  const intl = useIntl();
  return (
    <div data-slot="typing-indicator" {...props} className={cn(bubbleSide.other, "k:pt-3", className)}>
      <span className="k:sr-only">{intl.formatMessage(messages.typing, { name: isolate(name) })}</span>
      <div aria-hidden className={cn(bubbleSurface.other.first, "k:flex k:h-10 k:items-center k:gap-1 k:px-3.5")}>
        {delays.map((delay) => (
          <span
            key={delay}
            className={cn("k:size-2 k:rounded-full k:bg-current k:opacity-60 k:motion-safe:animate-bounce", delay)}
          />
        ))}
      </div>
    </div>
  );
}

const delays = ["", "k:[animation-delay:150ms]", "k:[animation-delay:300ms]"];
