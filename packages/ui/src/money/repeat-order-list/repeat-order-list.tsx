import { ReceiptText } from "lucide-react";
import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { EmptyState } from "../../primitives/empty-state/empty-state.tsx";
import { cn } from "../../internal/cn.ts";
import { formatMoney, type Money } from "../../internal/money.ts";
import { Skeleton } from "../../primitives/skeleton/skeleton.tsx";
import { messages } from "./repeat-order-list.messages.ts";

export interface FormerOrder {
  id: string;
  at: Date | number | string;
  credits: number;
  /** What it costs now. */
  price: Money;
  /** What it cost then, if that was another price. */
  paid?: Money;
  /** How it was paid, such as "Visa ending in 4242". */
  method?: string;
  /** Its payment page. */
  href: string;
}

export interface RepeatOrderListProps extends Omit<ComponentProps<"ul">, "children"> {
  /** The newest first. */
  orders: readonly FormerOrder[];
  /** Where an empty list leads. */
  href: string;
}

/**
 * Former orders, each to be bought again.
 *
 * Use it where a stored way to pay exists; the whole history is a `LedgerList`.
 */
export function RepeatOrderList({ orders, href, className, ...props }: RepeatOrderListProps) {
  const intl = useIntl();
  if (orders.length === 0) {
    return (
      <EmptyState
        className={className}
        picture={<ReceiptText />}
        title={intl.formatMessage(messages.empty)}
        actions={<Button href={href}>{intl.formatMessage(messages.bundles)}</Button>}
      >
        <p>{intl.formatMessage(messages.emptyText)}</p>
      </EmptyState>
    );
  }
  return (
    <ul data-slot="repeat-order-list" className={cn("k:divide-y-thin k:divide-default", className)} {...props}>
      {orders.map((order) => (
        <Order key={order.id} {...order} />
      ))}
    </ul>
  );
}

function Order({ at, credits, price, paid, method, href }: FormerOrder) {
  const intl = useIntl();
  const amount = formatMoney(intl, price);
  return (
    <li className="k:flex k:flex-wrap k:items-center k:justify-between k:gap-x-4 k:gap-y-2 k:py-3">
      <div className="k:min-w-0 k:flex-1 k:basis-32">
        <p className="k:font-strong k:tabular-nums">{intl.formatMessage(messages.credits, { credits })}</p>
        <p className="k:text-sm k:text-muted">
          <time dateTime={new Date(at).toISOString()}>{intl.formatDate(at, { dateStyle: "medium" })}</time>
          {method && ` · ${method}`}
        </p>
        {paid && (
          <p className="k:text-sm k:text-muted k:tabular-nums">
            {intl.formatMessage(messages.changed, { price: formatMoney(intl, paid) })}
          </p>
        )}
      </div>
      <Button
        href={href}
        variant="outline"
        className="k:ms-auto"
        aria-label={intl.formatMessage(messages.againCredits, { credits, price: amount })}
      >
        {intl.formatMessage(messages.again, { price: amount })}
      </Button>
    </li>
  );
}

/** The list while it loads. */
export function RepeatOrderListSkeleton({ className, ...props }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div
      data-slot="repeat-order-list-skeleton"
      aria-hidden="true"
      className={cn("k:divide-y-thin k:divide-default", className)}
      {...props}
    >
      {[0, 1, 2].map((index) => (
        <div key={index} className="k:flex k:items-center k:justify-between k:gap-4 k:py-3">
          <div className="k:flex k:grow k:flex-col k:gap-2">
            <Skeleton className="k:w-2/5" />
            <Skeleton className="k:w-3/5" />
          </div>
          <Skeleton className="k:h-control-md k:w-36" />
        </div>
      ))}
    </div>
  );
}
