import { type ComponentProps, useEffect } from "react";
import { useIntl } from "react-intl";

import { cn } from "../../internal/cn.ts";
import { messages } from "./countdown.messages.ts";
import { useRemaining } from "./use-remaining.ts";

export interface CountdownProps extends Omit<ComponentProps<"time">, "children" | "dateTime"> {
  /** When it ends, in the server's milliseconds. Without a real end there is no countdown. */
  endsAt: number | null;
  /** The server's time now. Keep the function between renders. */
  now: () => number;
  /** The server's time when the page was made: the first render shows what the server's did. */
  renderedAt: number;
  /** Called once the time is up; the countdown is gone by then. */
  onEnd?: () => void;
}

/**
 * Hours, minutes and seconds until something ends. It is not read out each second; asked, it answers in hours and minutes.
 *
 * Use it where an offer ends in hours; a date further off is said as a date.
 */
export function Countdown({ endsAt, ...props }: CountdownProps) {
  return endsAt !== null && Number.isFinite(endsAt) ? <RunningCountdown {...props} endsAt={endsAt} /> : null;
}

function RunningCountdown({
  endsAt,
  now,
  renderedAt,
  onEnd,
  className,
  ...props
}: CountdownProps & { endsAt: number }) {
  const { formatMessage } = useIntl();
  const seconds = Math.ceil(useRemaining(endsAt, now, renderedAt) / 1000);
  const ended = seconds === 0;

  useEffect(() => {
    if (ended) onEnd?.();
  }, [ended, onEnd]);

  if (ended) return null;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return (
    <time
      data-slot="countdown"
      role="timer"
      dateTime={`PT${hours}H${minutes}M${seconds % 60}S`}
      aria-label={formatMessage(messages.left, { hours, minutes })}
      className={cn("k:font-strong k:tabular-nums", className)}
      {...props}
    >
      {[hours, two(minutes), two(seconds % 60)].join(":")}
    </time>
  );
}

const two = (number: number): string => String(number).padStart(2, "0");
