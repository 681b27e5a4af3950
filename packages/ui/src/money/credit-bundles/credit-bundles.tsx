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
      <ul className="overflow-hidden rounded-card border-thin border-default bg-surface">
        {bundles.map((bundle) => (
          <Bundle key={bundle.id} {...bundle} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        <strong className="font-strong text-default">{intl.formatMessage(messages.once)}</strong>{" "}
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
        "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-default px-4 py-3 not-first:border-t-thin",
        popular && "bg-soft-accent text-on-soft-accent",
      )}
    >
      <div className="min-w-0 flex-1 basis-32">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-heading text-xl tracking-heading tabular-nums">
            {intl.formatMessage(messages.credits, { credits })}
          </span>
          {popular && <span className={mark}>{intl.formatMessage(messages.best)}</span>}
        </p>
        <p className="flex flex-wrap gap-x-2 text-sm tabular-nums">
          {pricePerCredit && (
            <span>{intl.formatMessage(messages.perCredit, { price: formatMoney(intl, pricePerCredit) })}</span>
          )}
          {saving !== undefined && saving > 0 && (
            <span className={cn("font-strong", !popular && "text-positive")}>
              {intl.formatMessage(messages.saving, { percent: saving })}
            </span>
          )}
        </p>
      </div>
      <div className="ms-auto flex items-center gap-3">
        {fullPrice && (
          <s className="text-sm tabular-nums">
            <span className="sr-only">
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

const mark = "rounded-full bg-fill-accent px-2 text-xs/5 font-strong text-on-accent";
