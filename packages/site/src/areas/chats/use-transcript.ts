import { calls, isBlock } from "@kindling/domain/contract";
import { useCall, useDomain } from "@kindling/domain/react";
import {
  type ConversationEvent,
  type ConversationState,
  openConversation,
  reduceConversation,
} from "@kindling/domain/state";
import { useState } from "react";
import { asProblem } from "../../shared/problems/problem.ts";
import { useRouteMatch } from "../../shared/routing/route-context.ts";
import { type TranscriptQuery, transcriptQuery } from "./transcript-query.ts";

/** A conversation as the server has it: the latest page, kept fresh, under the older pages that were asked for. */
function useTranscript(query: TranscriptQuery) {
  const { client } = useDomain();
  const { data: latest, error, mutate } = useCall(calls.getMessages, query);
  const [known, setKnown] = useState<ConversationState | null>(null);

  // Derived while rendering: the latest page joins what is known.
  const opened = known ?? (latest && openConversation(latest)) ?? null;
  const state = opened && latest ? reduceConversation(opened, { type: "page", page: latest }) : opened;
  if (state !== known) setKnown(state);

  const dispatch = (event: ConversationEvent) => setKnown((current) => current && reduceConversation(current, event));
  const loadOlder = async () => {
    const before = state?.messages[0]?.seq;
    if (before === undefined) return;
    dispatch({ type: "older", page: await client.call(calls.getMessages, { query: { ...query, before } }) });
  };
  /** Loads what is before, back to a message. */
  const loadBackTo = async (seq: number): Promise<void> => {
    for (let first = state?.messages[0]?.seq; first !== undefined && first > seq;) {
      const page = await client.call(calls.getMessages, { query: { ...query, before: first, from: seq } });
      dispatch({ type: "older", page });
      first = page.messages[0]?.seq;
    }
  };
  return { latest, error, state, dispatch, loadOlder, loadBackTo, reload: () => mutate() };
}

/** A conversation whose latest page is there. */
export interface OpenTranscript extends Pick<
  ReturnType<typeof useTranscript>,
  "dispatch" | "loadOlder" | "loadBackTo" | "reload"
> {
  readonly latest: NonNullable<ReturnType<typeof useTranscript>["latest"]>;
  readonly state: ConversationState;
}

/** The conversation that the address names: its own, or the member's whom it is with. */
export function useOpenTranscript() {
  const match = useRouteMatch()!;
  const { latest, state, error, ...actions } = useTranscript(transcriptQuery(match.route.name, match.params["id"]!));
  const shut = error !== undefined && isBlock(error);
  const transcript: OpenTranscript | null = latest && state && !shut ? { latest, state, ...actions } : null;
  return {
    id: latest?.conversation?.id,
    transcript,
    problem: error && !transcript ? asProblem(error) : null,
    onRetry: () => void actions.reload(),
  };
}
