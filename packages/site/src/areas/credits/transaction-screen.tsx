import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { TransactionView } from "./transaction-view.tsx";
import { useTransactionModel } from "./use-transaction-model.ts";

/** What became of a payment. */
export function Screen() {
  const { order, transaction, problem, onRetry } = useTransactionModel();
  if (problem) return <ProblemScreen problem={problem} onRetry={onRetry} />;
  return <TransactionView order={order} transaction={transaction} />;
}
