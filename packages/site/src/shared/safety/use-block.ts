import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { asProblem, type Problem } from "../problems/problem.ts";

/** Blocking a member, or taking that back, and why it could not be done. Whatever is shown is read again: it may show them. */
export function useBlock(form: "block" | "unblock", came: Problem | null) {
  const { client } = useDomain();
  const { mutate } = useSWRConfig();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState(came);

  /** Answers whether it was done. */
  const send = async (profile: string): Promise<boolean> => {
    setSending(true);
    setProblem(null);
    try {
      await client.call(calls[form], { body: { profile } });
      void mutate(() => true);
      return true;
    } catch (failure) {
      setProblem(asProblem(failure));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { sending, problem, send };
}
