import type { ComponentProps } from "react";
import { useIntl } from "react-intl";

import { cn } from "../../internal/cn.ts";
import { messages } from "./counter-badge.messages.ts";

export interface CounterBadgeProps extends Omit<ComponentProps<"span">, "children"> {
  /** How many; at 0 there is no badge. */
  count: number;
  /** The most that is written out, above it stands a plus. @default 99 */
  max?: number;
  /**
   * The number in words, such as "3 unread messages", for those who do not see what the badge sits on. Leave it out where the
   * control's own name says it.
   */
  label?: string;
}

/**
 * How many there are, up to 99+.
 *
 * Use it on a place in the navigation or at the end of a row; a state in words is a `Badge`.
 */
export function CounterBadge({ count, max = 99, label, className, ...props }: CounterBadgeProps) {
  const intl = useIntl();
  if (!(count > 0)) return null;
  const shown = count > max ? intl.formatMessage(messages.more, { max }) : intl.formatNumber(count);
  return (
    <span
      data-slot="counter-badge"
      className={cn(
        "k:inline-flex k:h-5 k:min-w-5 k:items-center k:justify-center k:rounded-full k:bg-unread k:px-1.5 k:text-xs k:font-strong k:tabular-nums k:text-on-unread k:forced-colors:border-thin",
        className,
      )}
      {...props}
    >
      {label ? (
        <>
          <span aria-hidden>{shown}</span>
          <span className="k:sr-only">{label}</span>
        </>
      ) : (
        shown
      )}
    </span>
  );
}
