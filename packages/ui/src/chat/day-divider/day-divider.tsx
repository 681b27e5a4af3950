import type { ComponentProps } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { dayReader, yearOf } from "../../internal/days.ts";
import { messages } from "./day-divider.messages.ts";

export type DayDividerProps = ComponentProps<"div"> & {
  /** Any moment of the day, in milliseconds since 1970. */
  time: number;
  /** The current moment, or any other of today. */
  now: number;
};

/**
 * Between the messages of two days: today, yesterday, a weekday, or the date.
 *
 * Use it in transcripts of your own; `MessageThread` sets its dividers itself.
 */
export function DayDivider({ time, now, className, ...props }: DayDividerProps) {
  const intl = useIntl();
  return (
    <div
      data-slot="day-divider"
      {...props}
      className={cn(
        "k:flex k:justify-center k:pt-5 k:pb-1 k:text-xs k:font-medium k:text-muted k:first-letter:uppercase",
        className,
      )}
    >
      {dayName(intl, time, now)}
    </div>
  );
}

/** What a person calls a day. */
export function dayName(intl: IntlShape, time: number, now: number) {
  const dayOf = dayReader(intl.timeZone);
  const day = dayOf(time);
  const today = dayOf(now);
  const ago = today - day;
  if (ago === 0) return intl.formatMessage(messages.today);
  if (ago === 1) return intl.formatMessage(messages.yesterday);
  if (ago > 1 && ago < 7) return intl.formatDate(time, { weekday: "long" });
  const year = yearOf(day) === yearOf(today) ? undefined : "numeric";
  return intl.formatDate(time, { weekday: year ? undefined : "short", day: "numeric", month: "long", year });
}
