import { CircleAlert, CircleCheck, CircleX, Info, type LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

import { cn } from "../../internal/cn.ts";
import type { Tone } from "../../internal/tones.ts";
import { alertLook } from "./alert.variants.ts";

export interface AlertProps extends Omit<ComponentProps<"div">, "title"> {
  /** What it means. @default "info" */
  tone?: Tone;
  /** What happened, in a few words. */
  title?: ReactNode;
  /** What now: one or two buttons or links. */
  actions?: ReactNode;
  /** An icon of its own, or null for none. */
  icon?: ReactNode;
  /**
   * It comes up after something that the reader did and is read out: at once where it is critical, else when there is a pause. Not for
   * what stands on the page from the start. @default false
   */
  live?: boolean;
}

/**
 * Stays in the page beside what it is about, until its cause has gone.
 *
 * Use it for what is wrong with a form or a part of the page; news that passes is a toast, news about the whole account a
 * warning banner.
 */
export function Alert({
  tone = "info",
  title,
  actions,
  icon,
  live = false,
  className,
  children,
  ...props
}: AlertProps) {
  const Icon = icons[tone];
  return (
    <div
      data-slot="alert"
      role={live ? (tone === "critical" ? "alert" : "status") : undefined}
      className={cn(alertLook({ tone }), className)}
      {...props}
    >
      {icon === undefined ? <Icon aria-hidden className="k:mt-0.5 k:size-5 k:shrink-0" /> : icon}
      <div className="k:min-w-0 k:flex-1 k:space-y-1">
        {title && <p className="k:font-strong">{title}</p>}
        {children && <div className="k:text-sm k:text-default">{children}</div>}
        {actions && <div className="k:flex k:flex-wrap k:gap-2 k:pt-2">{actions}</div>}
      </div>
    </div>
  );
}

const icons: Record<Tone, LucideIcon> = {
  neutral: Info,
  info: Info,
  accent: Info,
  positive: CircleCheck,
  caution: CircleAlert,
  critical: CircleX,
};
