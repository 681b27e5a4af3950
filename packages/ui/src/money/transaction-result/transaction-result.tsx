import { Check, Hourglass, Info, Undo2, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { Spinner } from "../../primitives/spinner/spinner.tsx";
import { messages } from "./transaction-result.messages.ts";

/** What became of a payment, and what it needs to say so. */
export type Transaction =
  | { state: "loading" }
  | {
      state: "pending";
      /** It takes longer than a bank usually does. @default false */
      late?: boolean;
    }
  | {
      state: "completed";
      /** How many were added. */
      credits: number;
      /** How many there are now. */
      balance: number;
      /** Where the member came from: the conversation, the profile. */
      continueHref: string;
    }
  | {
      state: "failed" | "cancelled";
      /** The payment page of the same order. */
      methodsHref: string;
      /** For a refused stored card: charge it again. */
      onRetry?: () => void;
      /** For a refused stored card: pay with PayPal. */
      paypalHref?: string;
    }
  | {
      /** The money has gone back: given back by us, returned by the bank, disputed; or something that is not known here. */
      state: "refunded" | "returned" | "disputed" | "unknown";
    };

export interface TransactionResultProps extends Omit<ComponentProps<"section">, "children"> {
  /** What has become of it. */
  transaction: Transaction;
  /** The order's number, for customer service. */
  order?: string;
  /** Where one leaves to while it is pending. */
  href?: string;
}

/**
 * What became of a payment, and the next thing to do. Each change is announced.
 *
 * Use it on the page that the bank leads back to.
 */
export function TransactionResult({ transaction, order, href, className, ...props }: TransactionResultProps) {
  const intl = useIntl();
  const { icon, title, text, actions } = useFace(transaction, href);
  return (
    <section
      data-slot="transaction-result"
      data-state={transaction.state}
      className={cn(
        "k:mx-auto k:flex k:w-full k:max-w-[30rem] k:flex-col k:items-center k:gap-2 k:rounded-card k:bg-surface k:px-6 k:py-10 k:text-center k:shadow-raised",
        className,
      )}
      {...props}
    >
      <div aria-hidden="true" className="k:mb-2">
        {icon}
      </div>
      <div aria-live="polite" aria-atomic="true" className="k:flex k:flex-col k:gap-2">
        <h1 className="k:font-heading k:text-2xl k:tracking-heading">{title}</h1>
        <p className="k:text-muted">{text}</p>
      </div>
      {actions && <div className="k:mt-4 k:flex k:w-full k:flex-col k:gap-2">{actions}</div>}
      {order && <p className="k:mt-4 k:text-sm k:text-muted">{intl.formatMessage(messages.order, { id: order })}</p>}
    </section>
  );
}

interface Face {
  icon: ReactNode;
  title: string;
  text: string;
  actions?: ReactNode;
}

/** What happened to a payment after it was completed: a title and a text for each. */
const afterwards = {
  refunded: [messages.refundedTitle, messages.refundedText],
  returned: [messages.returnedTitle, messages.reversedText],
  disputed: [messages.disputedTitle, messages.reversedText],
  unknown: [messages.unknownTitle, messages.unknownText],
} as const;

function useFace(transaction: Transaction, href?: string): Face {
  const { formatMessage } = useIntl();
  switch (transaction.state) {
    case "loading":
      return {
        icon: <Spinner size="lg" />,
        title: formatMessage(messages.loadingTitle),
        text: formatMessage(messages.loadingText),
      };
    case "pending":
      return {
        icon: (
          <span className={cn(disc, "k:bg-soft-info k:text-on-soft-info")}>
            <Hourglass className="k:size-8 k:motion-safe:animate-pulse" />
          </span>
        ),
        title: formatMessage(messages.pendingTitle),
        text: formatMessage(transaction.late ? messages.pendingLater : messages.pendingText),
        actions: href && (
          <Button href={href} variant={transaction.late ? "solid" : "ghost"} block>
            {formatMessage(messages.back)}
          </Button>
        ),
      };
    case "completed":
      return {
        icon: (
          <span className={cn(disc, "k:bg-fill-positive k:text-on-positive")}>
            <Check className="k:size-9" />
          </span>
        ),
        title: formatMessage(messages.completedTitle, { credits: transaction.credits }),
        text: formatMessage(messages.completedText, { balance: transaction.balance }),
        actions: (
          <Button href={transaction.continueHref} size="lg" block>
            {formatMessage(messages.continue)}
          </Button>
        ),
      };
    case "refunded":
    case "returned":
    case "disputed":
    case "unknown": {
      const [title, text] = afterwards[transaction.state];
      const Icon = transaction.state === "unknown" ? Info : Undo2;
      return {
        icon: (
          <span className={cn(disc, "k:bg-soft-neutral k:text-on-soft-neutral")}>
            <Icon className="k:size-8" />
          </span>
        ),
        title: formatMessage(title),
        text: formatMessage(text),
        actions: href && (
          <Button href={href} variant="ghost" block>
            {formatMessage(messages.back)}
          </Button>
        ),
      };
    }
    case "failed":
    case "cancelled": {
      const { state, onRetry, paypalHref, methodsHref } = transaction;
      const why = onRetry ? messages.storedCardText : state === "failed" ? messages.failedText : messages.cancelledText;
      return {
        icon: (
          <span
            className={cn(
              disc,
              state === "failed"
                ? "k:bg-soft-critical k:text-on-soft-critical"
                : "k:bg-soft-neutral k:text-on-soft-neutral",
            )}
          >
            <X className="k:size-9" />
          </span>
        ),
        title: formatMessage(messages.failedTitle),
        text: formatMessage(why),
        actions: (
          <>
            {onRetry && (
              <Button size="lg" block onClick={onRetry}>
                {formatMessage(messages.retry)}
              </Button>
            )}
            {paypalHref && (
              <Button href={paypalHref} size="lg" variant="outline" block>
                {formatMessage(messages.paypal)}
              </Button>
            )}
            <Button href={methodsHref} size="lg" variant={onRetry ? "ghost" : "solid"} block>
              {formatMessage(messages.otherMethod)}
            </Button>
          </>
        ),
      };
    }
  }
}

const disc = "k:grid k:size-18 k:place-items-center k:rounded-full";
