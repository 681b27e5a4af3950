import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { useIntl } from "react-intl";

import { cn } from "../../internal/cn.ts";
import { messages } from "./stepper.messages.ts";

export interface StepperProps extends ComponentProps<"nav"> {
  /** The steps in order, in a word or two; with an `href` where a finished one may be gone back to. */
  steps: readonly { label: string; href?: string }[];
  /** Which one is being done, from 0. */
  current: number;
}

/**
 * Where one is in a form of several steps: a bar and a line on a phone, named steps from 768 px.
 *
 * Use it from three steps on; two need only a title each.
 */
export function Stepper({ steps, current, className, ...props }: StepperProps) {
  const { formatMessage } = useIntl();
  return (
    <nav data-slot="stepper" aria-label={formatMessage(messages.label)} className={className} {...props}>
      <p className="k:mb-2 k:text-sm k:text-muted k:md:hidden">
        {formatMessage(messages.position, { step: current + 1, count: steps.length })}
        {" · "}
        <span className="k:font-strong k:text-default">{steps[current]?.label}</span>
      </p>
      <ol className="k:flex k:gap-1.5 k:md:gap-4">
        {steps.map((step, at) => (
          <li key={step.label} aria-current={at === current ? "step" : undefined} className="k:min-w-0 k:flex-1">
            <span
              aria-hidden
              className={cn("k:block k:h-1.5 k:rounded-full", at <= current ? "k:bg-fill-accent" : "k:bg-placeholder")}
            />
            <span className="k:hidden k:items-center k:gap-1.5 k:pt-2 k:text-sm k:md:flex">
              {at < current && <Check aria-hidden className="k:size-4 k:shrink-0 k:text-accent" />}
              <StepLabel href={at < current ? step.href : undefined} strong={at === current}>
                {step.label}
              </StepLabel>
              {at < current && <span className="k:sr-only">{formatMessage(messages.done)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepLabel({ href, strong, children }: { href: string | undefined; strong: boolean; children: string }) {
  if (href)
    return (
      <a href={href} className="k:truncate k:underline k:underline-offset-4">
        {children}
      </a>
    );
  return <span className={cn("k:truncate", strong ? "k:font-strong" : "k:text-muted")}>{children}</span>;
}
