import { type Transaction, TransactionResult } from "@kindling/ui/transaction-result";
import { screenFrame } from "../../shared/page/screen-frame.tsx";

interface TransactionViewProps {
  /** The payment's number. */
  readonly order: string;
  readonly transaction: Transaction;
}

/** What became of a payment, and the next thing to do. */
export function TransactionView({ order, transaction }: TransactionViewProps) {
  return (
    <div className={screenFrame("form")}>
      <TransactionResult transaction={transaction} order={order} href="/members" />
    </div>
  );
}
