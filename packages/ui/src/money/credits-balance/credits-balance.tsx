import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { messages } from "./credits-balance.messages.ts";

export interface CreditsBalanceProps extends Omit<ComponentProps<"section">, "children"> {
  /** How many there are. */
  credits: number;
  /** At and below this many the balance warns, as the badge in the navigation does. @default 0 */
  lowCredits?: number;
  /** What a message costs, to say how far the credits reach. */
  messageCredits?: number;
  /** Adds the link to the bundles. */
  href?: string;
}

/**
 * How many credits a member has, and how far they reach.
 *
 * Use it at the head of pages about credits; in a conversation the top bar shows the balance.
 */
export function CreditsBalance({
  credits,
  lowCredits = 0,
  messageCredits,
  href,
  className,
  ...props
}: CreditsBalanceProps) {
  const intl = useIntl();
  const state = credits <= 0 ? "none" : credits <= lowCredits ? "low" : "ok";
  return (
    <section
      data-slot="credits-balance"
      data-state={state}
      className={cn(
        "k:flex k:flex-wrap k:items-center k:justify-between k:gap-4 k:rounded-card k:bg-surface k:p-5 k:shadow-raised",
        className,
      )}
      {...props}
    >
      <div>
        <h2 className="k:text-sm k:text-muted">{intl.formatMessage(messages.title)}</h2>
        <p className="k:flex k:flex-wrap k:items-center k:gap-x-3">
          <span className="k:font-heading k:text-3xl k:tracking-heading k:tabular-nums">
            {intl.formatMessage(messages.credits, { credits })}
          </span>
          {state === "low" && (
            <span className={cn(mark, "k:bg-soft-caution k:text-on-soft-caution")}>
              {intl.formatMessage(messages.low)}
            </span>
          )}
          {state === "none" && (
            <span className={cn(mark, "k:bg-soft-critical k:text-on-soft-critical")}>
              {intl.formatMessage(messages.none)}
            </span>
          )}
        </p>
        {messageCredits !== undefined && messageCredits > 0 && credits > 0 && (
          <p className="k:text-sm k:text-muted">
            {intl.formatMessage(messages.messages, { count: Math.floor(credits / messageCredits) })}
          </p>
        )}
      </div>
      {href && (
        <Button href={href} variant={state === "ok" ? "soft" : "solid"}>
          {intl.formatMessage(messages.buy)}
        </Button>
      )}
    </section>
  );
}

const mark = "k:rounded-full k:px-2.5 k:text-sm/6 k:font-strong";
