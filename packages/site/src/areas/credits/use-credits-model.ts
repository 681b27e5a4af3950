import { calls } from "@kindling/domain/contract";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { useMember } from "../../shared/user/use-user.ts";
import { useBundles } from "./use-bundles.ts";

/** The member's balance, what can be bought, and every change so far. */
export function useCreditsModel() {
  const { credits } = useMember();
  const bundles = useBundles();
  const ledger = useAnswer(calls.getLedger, {});
  return { credits, bundles, ledger };
}

export type CreditsModel = ReturnType<typeof useCreditsModel>;
