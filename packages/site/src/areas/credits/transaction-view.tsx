import { type Transaction, TransactionResult } from "@kindling/ui/transaction-result";

interface TransactionViewProps {
  /** The payment's number. */
  readonly order: string;
  readonly transaction: Transaction;
}

/** What became of a payment, and the next thing to do. */
export function TransactionView({ order, transaction }: TransactionViewProps) {
  return (
    <div className="mx-auto w-full max-w-120 px-gutter py-10 lg:py-16">
      <TransactionResult transaction={transaction} order={order} href="/members" />
    </div>
  );
}
