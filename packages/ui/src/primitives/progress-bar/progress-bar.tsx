import { type ComponentProps, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import { cn } from "../../internal/cn.ts";
import { messages } from "./progress-bar.messages.ts";
import { progressTiming } from "./progress-bar.timing.ts";

export interface ProgressBarProps extends Omit<ComponentProps<"div">, "children"> {
  /** Something loads. */
  loading: boolean;
  /** Milliseconds that it has to load before the bar shows. @default 200 */
  throttle?: number;
  /** Milliseconds that the bar takes towards its end. @default 5000 */
  duration?: number;
  /** Milliseconds that the full bar stays after loading. @default 500 */
  hideAfter?: number;
}

type Phase = "hidden" | "running" | "full";

/**
 * The thin line along the top while the next page loads: quick pages never show it.
 *
 * Use it once, near the root, for changes of page; what loads inside a page has a `Skeleton`.
 */
export function ProgressBar({
  loading,
  throttle = progressTiming.throttle,
  duration = progressTiming.duration,
  hideAfter = progressTiming.hideAfter,
  className,
  ...props
}: ProgressBarProps) {
  const { formatMessage } = useIntl();
  const phase = usePhase(loading, throttle, hideAfter);
  if (phase === "hidden") return null;
  return (
    <div
      data-slot="progress-bar"
      data-state={phase}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native progress cannot be drawn alike everywhere
      role="progressbar"
      aria-label={formatMessage(messages.label)}
      className={cn("k:pointer-events-none k:fixed k:inset-x-0 k:top-0 k:z-toast k:h-1", className)}
      {...props}
    >
      <div
        className={cn(
          "k:h-full k:origin-left k:bg-brand k:rtl:origin-right",
          phase === "running" && "k:progress-running",
        )}
        style={{ animationDuration: `${duration}ms` }}
      />
    </div>
  );
}

function usePhase(loading: boolean, throttle: number, hideAfter: number): Phase {
  const [phase, setPhase] = useState<Phase>("hidden");
  if (!loading && phase === "running") setPhase("full");
  useEffect(() => {
    if (loading) {
      const timer = setTimeout(() => setPhase("running"), phase === "full" ? 0 : throttle);
      return () => clearTimeout(timer);
    }
    if (phase !== "full") return;
    const timer = setTimeout(() => setPhase("hidden"), hideAfter);
    return () => clearTimeout(timer);
  }, [loading, phase, throttle, hideAfter]);
  return phase;
}
