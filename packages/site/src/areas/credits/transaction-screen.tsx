import { calls, type Payment } from "@kindling/domain/contract";
import { callKey, useCall } from "@kindling/domain/react";
import { toast } from "@kindling/ui/toast";
import { type Transaction, TransactionResult } from "@kindling/ui/transaction-result";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { useSWRConfig } from "swr";
import { useParam } from "../../shared/routing/route-context.ts";
import { useMember } from "../../shared/user/use-user.ts";
import { asProblem } from "../../shared/problems/problem.ts";
import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { messages } from "./credits.messages.ts";

const pollEvery = 2_000;
/** A payment that is still pending after this is called late; asking goes on, less often. */
const lateAfter = 60_000;
const pollEveryWhenLate = 10_000;

/** What became of a payment; asks until the provider has answered. */
export function Screen() {
  const id = useParam("id");
  const intl = useIntl();
  const user = useMember();
  const { mutate } = useSWRConfig();
  const startedAt = useRef<number | undefined>(undefined);
  const isLate = () => Date.now() - (startedAt.current ??= Date.now()) > lateAfter;
  const { data: payment, error } = useCall(
    calls.getPayment,
    { id },
    { refreshInterval: (latest) => (latest?.status === "pending" ? (isLate() ? pollEveryWhenLate : pollEvery) : 0) },
  );

  const waited = useRef(false);
  const status = payment?.status;
  const credits = payment?.credits ?? 0;
  useEffect(() => {
    if (status === "pending") waited.current = true;
    if (status !== "completed") return;
    void mutate(callKey(calls.getUser, {}));
    if (!waited.current) return;
    waited.current = false;
    toast(intl.formatMessage(messages.added, { credits }), { tone: "positive" });
  }, [status, credits, intl, mutate]);

  if (error && !payment) return <ProblemScreen problem={asProblem(error)} />;
  return (
    <div className="mx-auto w-full max-w-120 px-gutter py-10 lg:py-16">
      <TransactionResult transaction={transactionOf(payment, user.credits)} order={id} href="/members" />
    </div>
  );
}

function transactionOf(payment: Payment | undefined, balance: number): Transaction {
  if (!payment) return { state: "loading" };
  const { status: state, credits, bundle } = payment;
  switch (state) {
    case "completed":
      return { state, credits, balance, continueHref: "/chats" };
    case "failed":
    case "cancelled":
      return { state, methodsHref: `/credits/${bundle}` };
    default:
      return { state };
  }
}
