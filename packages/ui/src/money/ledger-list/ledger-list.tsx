import type { ComponentProps, ReactNode } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { messages } from "./ledger-list.messages.ts";

export interface LedgerEntry {
  id: string;
  /** What it was, such as "Message to Anna". */
  what: ReactNode;
  /** The message, photo, gift or order that it is tied to. */
  href?: string;
  /** Why it cost that, or what it was worth in money. */
  note?: ReactNode;
  at: Date | number | string;
  /** Negative for what was spent. */
  amount: number;
  /** After the entry. */
  balance: number;
}

export interface LedgerListProps extends Omit<ComponentProps<"table">, "children"> {
  /** The newest first. */
  entries: readonly LedgerEntry[];
}

/**
 * Every change of a member's credits, each with what it was for and the balance after it.
 *
 * Use it on the page about credits; what can be bought again is a `RepeatOrderList`.
 */
export function LedgerList({ entries, className, ...props }: LedgerListProps) {
  const intl = useIntl();
  if (entries.length === 0)
    return <p className={cn("k:text-muted", className)}>{intl.formatMessage(messages.empty)}</p>;

  return (
    <table data-slot="ledger-list" className={cn("k:w-full k:border-collapse k:text-start", className)} {...props}>
      <caption className="k:sr-only">{intl.formatMessage(messages.title)}</caption>
      <thead className="k:text-sm k:text-muted">
        <tr>
          <th scope="col" className="k:py-2 k:text-start k:font-medium">
            {intl.formatMessage(messages.what)}
          </th>
          <th scope="col" className={cn(number, "k:font-medium")}>
            {intl.formatMessage(messages.amount)}
          </th>
          <th scope="col" className={cn(number, "k:font-medium")}>
            {intl.formatMessage(messages.balance)}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, what, href, note, at, amount, balance }) => (
          <tr key={id} className="k:border-t-thin k:border-default k:align-top">
            <th scope="row" className="k:py-3 k:text-start k:font-regular k:wrap-anywhere k:hyphens-auto">
              {href ? (
                <a
                  href={href}
                  className="k:font-medium k:underline k:decoration-1 k:underline-offset-4 k:hover:decoration-2"
                >
                  {what}
                </a>
              ) : (
                <span className="k:font-medium">{what}</span>
              )}
              <span className="k:block k:text-sm k:text-muted">
                {intl.formatDate(at, { dateStyle: "medium", timeStyle: "short" })}
              </span>
              {note && <span className="k:block k:text-sm k:text-muted">{note}</span>}
            </th>
            <td className={cn(number, "k:font-strong", amount > 0 && "k:text-positive")}>
              {intl.formatNumber(amount, { signDisplay: "exceptZero" })}
            </td>
            <td className={cn(number, "k:text-muted")}>{intl.formatNumber(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const number = "k:w-px k:py-3 k:ps-3 k:text-end k:whitespace-nowrap k:tabular-nums";
