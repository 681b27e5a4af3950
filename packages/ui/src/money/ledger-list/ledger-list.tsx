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
  if (entries.length === 0) return <p className={cn("text-muted", className)}>{intl.formatMessage(messages.empty)}</p>;

  return (
    <table data-slot="ledger-list" className={cn("w-full border-collapse text-start", className)} {...props}>
      <caption className="sr-only">{intl.formatMessage(messages.title)}</caption>
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="py-2 text-start font-medium">
            {intl.formatMessage(messages.what)}
          </th>
          <th scope="col" className={cn(number, "font-medium")}>
            {intl.formatMessage(messages.amount)}
          </th>
          <th scope="col" className={cn(number, "font-medium")}>
            {intl.formatMessage(messages.balance)}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, what, href, note, at, amount, balance }) => (
          <tr key={id} className="border-t-thin border-default align-top">
            <th scope="row" className="py-3 text-start font-regular wrap-anywhere hyphens-auto">
              {href ? (
                <a href={href} className="font-medium underline decoration-1 underline-offset-4 hover:decoration-2">
                  {what}
                </a>
              ) : (
                <span className="font-medium">{what}</span>
              )}
              <span className="block text-sm text-muted">
                {intl.formatDate(at, { dateStyle: "medium", timeStyle: "short" })}
              </span>
              {note && <span className="block text-sm text-muted">{note}</span>}
            </th>
            <td className={cn(number, "font-strong", amount > 0 && "text-positive")}>
              {intl.formatNumber(amount, { signDisplay: "exceptZero" })}
            </td>
            <td className={cn(number, "text-muted")}>{intl.formatNumber(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const number = "w-px py-3 ps-3 text-end whitespace-nowrap tabular-nums";
