import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { formatMoney, type Money } from "../../internal/money.ts";
import { messages } from "./premium-tiers.messages.ts";

export type { Money };

export interface PremiumTier {
  /** Which package it is, such as "p1". */
  id: string;
  /** What the site calls it, such as "Starter". */
  title: string;
  credits: number;
  price: Money;
  /** The price without the running discount: struck through above the price. */
  fullPrice?: Money;
  /** What one message costs with it. */
  pricePerMessage?: Money;
  /** Wears the ribbon and the solid button. @default false */
  popular?: boolean;
  /** Its payment page. */
  href: string;
}

export interface PremiumTiersProps extends Omit<ComponentProps<"section">, "children"> {
  /** The packages, the smallest first. */
  tiers: readonly PremiumTier[];
  /** For how many days unused credits are taken back. */
  refundDays?: number;
  /**
   * Level of each package's heading in its page.
   * @default 3
   */
  level?: 2 | 3;
}

/**
 * The packages p0 to p3 side by side, with what holds for all of them below.
 *
 * Use it on the premium page; a member who has bought before is quicker with `CreditBundles`.
 */
export function PremiumTiers({ tiers, refundDays, level = 3, className, ...props }: PremiumTiersProps) {
  const intl = useIntl();
  return (
    <section data-slot="premium-tiers" className={cn("@container", className)} {...props}>
      <ul className="grid grid-cols-1 gap-x-4 gap-y-6 pt-3 @min-[34rem]:grid-cols-2 @min-[60rem]:grid-cols-4">
        {tiers.map((tier) => (
          <Tier key={tier.id} level={level} {...tier} />
        ))}
      </ul>
      <p className="mt-5 text-center text-sm text-muted">
        <strong className="font-strong text-default">{intl.formatMessage(messages.once)}</strong>{" "}
        {intl.formatMessage(messages.premium)}{" "}
        {refundDays !== undefined && intl.formatMessage(messages.refund, { days: refundDays })}
      </p>
    </section>
  );
}

type TierProps = PremiumTier & { level: 2 | 3 };

function Tier({ id, title, credits, price, fullPrice, pricePerMessage, popular = false, href, level }: TierProps) {
  const intl = useIntl();
  const Title = `h${level}` as const;
  const amount = formatMoney(intl, price);
  return (
    <li
      data-slot="premium-tier"
      data-tier={id}
      data-state={popular ? "popular" : undefined}
      className={cn(
        "relative flex flex-wrap gap-x-4 rounded-card border-thin border-default bg-surface p-4 shadow-raised " +
          "@min-[34rem]:flex-col @min-[34rem]:flex-nowrap @min-[34rem]:pt-6 @min-[34rem]:text-center",
        popular && "outline-2 -outline-offset-2 outline-(--border-accent)",
      )}
    >
      {popular && (
        <p className="absolute start-4 -top-3 rounded-full bg-fill-accent px-3 text-sm/6 font-strong text-on-accent @min-[34rem]:start-1/2 @min-[34rem]:-translate-x-1/2 @min-[34rem]:rtl:translate-x-1/2">
          {intl.formatMessage(messages.popular)}
        </p>
      )}
      <div className="flex-[1_1_8rem] @min-[34rem]:flex-none">
        <Title className="text-sm text-muted">{title}</Title>
        <p className="font-heading text-2xl tracking-heading">{intl.formatMessage(messages.credits, { credits })}</p>
        {pricePerMessage && (
          <p className="text-sm text-muted tabular-nums">
            {intl.formatMessage(messages.perMessage, { price: formatMoney(intl, pricePerMessage) })}
          </p>
        )}
      </div>
      <p className="ms-auto flex flex-col items-end self-center text-xl font-strong tabular-nums @min-[34rem]:mx-auto @min-[34rem]:mt-3 @min-[34rem]:items-center">
        {fullPrice && (
          <s className="text-md font-regular text-muted">
            <span className="sr-only">
              {intl.formatMessage(messages.before, { price: formatMoney(intl, fullPrice) })}
            </span>
            <span aria-hidden="true">{formatMoney(intl, fullPrice)}</span>
          </s>
        )}
        {amount}
      </p>
      <div className="mt-auto w-full pt-4">
        <Button
          href={href}
          block
          variant={popular ? "solid" : "outline"}
          aria-label={intl.formatMessage(messages.buyFor, { credits, price: amount })}
        >
          {intl.formatMessage(messages.buy, { credits })}
        </Button>
      </div>
    </li>
  );
}
