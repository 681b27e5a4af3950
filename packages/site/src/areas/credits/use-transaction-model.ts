import { calls } from "@kindling/domain/contract";
import { callKey, useMachine } from "@kindling/domain/react";
import { beginPaymentReturn, nextAskIn, reducePaymentReturn } from "@kindling/domain/state";
import { monotonicNow } from "@kindling/domain/time";
import { toast } from "@kindling/ui/toast";
import type { Transaction } from "@kindling/ui/transaction-result";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useSWRConfig } from "swr";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { useParam } from "../../shared/routing/route-context.ts";
import { useWayBack, withWayBack } from "../../shared/routing/way-back.ts";
import { useMember } from "../../shared/user/use-user.ts";
import { messages } from "./credits.messages.ts";

/** What became of the payment that the address names; asks until the provider has answered. */
export function useTransactionModel() {
  const id = useParam("id");
  const back = useWayBack();
  const intl = useIntl();
  const { credits: balance } = useMember();
  const { mutate } = useSWRConfig();
  const [state, dispatch] = useMachine(reducePaymentReturn, { initial: beginPaymentReturn });
  const {
    data: payment,
    problem,
    onRetry,
  } = useAnswer(
    calls.getPayment,
    { id },
    {
      refreshInterval: nextAskIn(state) ?? 0,
      // Each answer, also one that says the same again: it may be late by now.
      onSuccess: ({ status }) => dispatch({ type: "told", status, at: monotonicNow() }),
    },
  );

  const told = payment?.status;
  const credits = payment?.credits ?? 0;
  const hasWaited = state.waitingSince !== null;
  useEffect(() => {
    if (told) dispatch({ type: "told", status: told, at: monotonicNow() });
  }, [told, dispatch]);
  useEffect(() => {
    if (state.status !== "completed") return;
    void mutate(callKey(calls.getUser, {}));
    if (!hasWaited) return;
    dispatch({ type: "announced" });
    toast(intl.formatMessage(messages.added, { credits }), { tone: "positive" });
  }, [state.status, hasWaited, credits, intl, mutate, dispatch]);

  const transactionOf = (): Transaction => {
    if (!payment) return { state: "loading" };
    switch (payment.status) {
      case "completed":
        return { state: "completed", credits, balance, continueHref: back ?? "/chats" };
      case "failed":
      case "cancelled":
        return { state: payment.status, methodsHref: withWayBack(`/credits/${payment.bundle}`, back) };
      case "pending":
        return { state: "pending", late: state.late };
      default:
        return { state: payment.status };
    }
  };
  return { order: id, transaction: transactionOf(), problem, onRetry };
}
