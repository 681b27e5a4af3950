import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { headings } from "../../internal/headings.ts";
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
    <section data-slot="premium-tiers" className={cn("k:@container", className)} {...props}>
      <ul className="k:grid k:grid-cols-1 k:gap-x-4 k:gap-y-6 k:pt-3 k:@min-[34rem]:grid-cols-2 k:@min-[60rem]:grid-cols-4">
        {tiers.map((tier) => (
          <Tier key={tier.id} level={level} {...tier} />
        ))}
      </ul>
      <p className="k:mt-5 k:text-center k:text-sm k:text-muted">
        <strong className="k:font-strong k:text-default">{intl.formatMessage(messages.once)}</strong>{" "}
        {intl.formatMessage(messages.premium)}{" "}
        {refundDays !== undefined && intl.formatMessage(messages.refund, { days: refundDays })}
      </p>
    </section>
  );
}

type TierProps = PremiumTier & { level: 2 | 3 };

function Tier({ id, title, credits, price, fullPrice, pricePerMessage, popular = false, href, level }: TierProps) {
  const intl = useIntl();
  const Title = headings[level];
  const amount = formatMoney(intl, price);
  return (
    <li
      data-slot="premium-tier"
      data-tier={id}
      data-state={popular ? "popular" : undefined}
      className={cn(
        "k:relative k:flex k:flex-wrap k:gap-x-4 k:rounded-card k:border-thin k:border-default k:bg-surface k:p-4 k:shadow-raised " +
          "k:@min-[34rem]:flex-col k:@min-[34rem]:flex-nowrap k:@min-[34rem]:pt-6 k:@min-[34rem]:text-center",
        popular && "k:outline-2 k:-outline-offset-2 k:outline-(--k-border-accent)",
      )}
    >
      {popular && (
        <p className="k:absolute k:start-4 k:-top-3 k:rounded-full k:bg-fill-accent k:px-3 k:text-sm/6 k:font-strong k:text-on-accent k:@min-[34rem]:start-1/2 k:@min-[34rem]:-translate-x-1/2 k:@min-[34rem]:rtl:translate-x-1/2">
          {intl.formatMessage(messages.popular)}
        </p>
      )}
      <div className="k:flex-[1_1_8rem] k:@min-[34rem]:flex-none">
        <Title className="k:text-sm k:text-muted">{title}</Title>
        <p className="k:font-heading k:text-2xl k:tracking-heading">
          {intl.formatMessage(messages.credits, { credits })}
        </p>
        {pricePerMessage && (
          <p className="k:text-sm k:text-muted k:tabular-nums">
            {intl.formatMessage(messages.perMessage, { price: formatMoney(intl, pricePerMessage) })}
          </p>
        )}
      </div>
      <p className="k:ms-auto k:flex k:flex-col k:items-end k:self-center k:text-xl k:font-strong k:tabular-nums k:@min-[34rem]:mx-auto k:@min-[34rem]:mt-3 k:@min-[34rem]:items-center">
        {fullPrice && (
          <s className="k:text-md k:font-regular k:text-muted">
            <span className="k:sr-only">
              {intl.formatMessage(messages.before, { price: formatMoney(intl, fullPrice) })}
            </span>
            <span aria-hidden="true">{formatMoney(intl, fullPrice)}</span>
          </s>
        )}
        {amount}
      </p>
      <div className="k:mt-auto k:w-full k:pt-4">
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
