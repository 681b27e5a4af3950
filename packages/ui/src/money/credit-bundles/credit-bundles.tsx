import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { formatMoney, type Money } from "../../internal/money.ts";
import { messages } from "./credit-bundles.messages.ts";

export interface CreditBundle {
  id: string;
  credits: number;
  price: Money;
  /** The price without the running discount: struck through. */
  fullPrice?: Money;
  /** What one credit costs with it. */
  pricePerCredit?: Money;
  /** What is saved against the smallest bundle, as a share: 0.25. */
  saving?: number;
  /** @default false */
  popular?: boolean;
  /** Its payment page. */
  href: string;
}

export interface CreditBundlesProps extends Omit<ComponentProps<"div">, "children"> {
  /** What can be bought, the smallest first. */
  bundles: readonly CreditBundle[];
  /** For how many days unused credits are taken back. */
  refundDays?: number;
}

/**
 * Packages to buy again, a row each.
 *
 * Use it where a member already pays and buys again; for the first choice take `PremiumTiers`.
 */
export function CreditBundles({ bundles, refundDays, className, ...props }: CreditBundlesProps) {
  const intl = useIntl();
  return (
    <div data-slot="credit-bundles" className={className} {...props}>
      <ul className="k:overflow-hidden k:rounded-card k:border-thin k:border-default k:bg-surface">
        {bundles.map((bundle) => (
          <Bundle key={bundle.id} {...bundle} />
        ))}
      </ul>
      <p className="k:mt-3 k:text-sm k:text-muted">
        <strong className="k:font-strong k:text-default">{intl.formatMessage(messages.once)}</strong>{" "}
        {refundDays !== undefined && intl.formatMessage(messages.refund, { days: refundDays })}
      </p>
    </div>
  );
}

function Bundle({ credits, price, fullPrice, pricePerCredit, saving, popular = false, href }: CreditBundle) {
  const intl = useIntl();
  const amount = formatMoney(intl, price);
  return (
    <li
      data-slot="credit-bundle"
      className={cn(
        "k:flex k:flex-wrap k:items-center k:justify-between k:gap-x-4 k:gap-y-2 k:border-default k:px-4 k:py-3 k:not-first:border-t-thin",
        popular && "k:bg-soft-accent k:text-on-soft-accent",
      )}
    >
      <div className="k:min-w-0 k:flex-1 k:basis-32">
        <p className="k:flex k:flex-wrap k:items-center k:gap-x-2">
          <span className="k:font-heading k:text-xl k:tracking-heading k:tabular-nums">
            {intl.formatMessage(messages.credits, { credits })}
          </span>
          {popular && <span className={mark}>{intl.formatMessage(messages.best)}</span>}
        </p>
        <p className="k:flex k:flex-wrap k:gap-x-2 k:text-sm k:tabular-nums">
          {pricePerCredit && (
            <span>{intl.formatMessage(messages.perCredit, { price: formatMoney(intl, pricePerCredit) })}</span>
          )}
          {saving !== undefined && saving > 0 && (
            <span className={cn("k:font-strong", !popular && "k:text-positive")}>
              {intl.formatMessage(messages.saving, { percent: saving })}
            </span>
          )}
        </p>
      </div>
      <div className="k:ms-auto k:flex k:items-center k:gap-3">
        {fullPrice && (
          <s className="k:text-sm k:tabular-nums">
            <span className="k:sr-only">
              {intl.formatMessage(messages.before, { price: formatMoney(intl, fullPrice) })}
            </span>
            <span aria-hidden="true">{formatMoney(intl, fullPrice)}</span>
          </s>
        )}
        <Button
          href={href}
          variant={popular ? "solid" : "outline"}
          aria-label={intl.formatMessage(messages.buyCredits, { credits, price: amount })}
        >
          {intl.formatMessage(messages.buy, { price: amount })}
        </Button>
      </div>
    </li>
  );
}

const mark = "k:rounded-full k:bg-fill-accent k:px-2 k:text-xs/5 k:font-strong k:text-on-accent";
