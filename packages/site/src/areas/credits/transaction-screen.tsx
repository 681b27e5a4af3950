import { TransactionResult } from "@kindling/ui/transaction-result";
import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { useParam } from "../../shared/routing/route-context.ts";
import { useTransactionModel } from "./use-transaction-model.ts";

/** What became of a payment. */
export function Screen() {
  const id = useParam("id");
  const { transaction, problem } = useTransactionModel(id);
  if (problem) return <ProblemScreen problem={problem} />;
  return (
    <div className="mx-auto w-full max-w-120 px-gutter py-10 lg:py-16">
      <TransactionResult transaction={transaction} order={id} href="/members" />
    </div>
  );
}
