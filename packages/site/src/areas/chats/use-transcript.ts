import { calls, type Message } from "@kindling/domain/contract";
import { useCall, useDomain } from "@kindling/domain/react";
import { mergeMessages } from "@kindling/domain/state";
import { useState } from "react";

export type TranscriptQuery = { conversation: string } | { profile: string };

interface Older {
  readonly messages: readonly Message[];
  readonly hasOlder: boolean;
}

/** A conversation's messages: the latest page, kept fresh, under the older pages that were asked for. */
export function useTranscript(query: TranscriptQuery) {
  const { client } = useDomain();
  const { data: latest, error, mutate } = useCall(calls.getMessages, query);
  const [known, setKnown] = useState<readonly Message[]>(latest?.messages ?? []);
  const [older, setOlder] = useState<Older | null>(null);

  // Derived while rendering: the latest page joins what is known, and a hole drops what lies beyond it.
  const messages = latest ? mergeMessages(known, latest.messages) : known;
  if (messages !== known) setKnown(messages);
  const reaches = older && messages[0]?.seq === older.messages[0]?.seq;

  const loadOlder = async () => {
    const before = messages[0]?.seq;
    if (before === undefined) return;
    const page = await client.call(calls.getMessages, { query: { ...query, before } });
    setOlder({ messages: page.messages, hasOlder: page.has_older });
    setKnown((current) => mergeMessages(current, page.messages));
  };

  return {
    latest,
    error,
    messages,
    hasOlder: reaches ? older.hasOlder : (latest?.has_older ?? false),
    loadOlder,
    reload: () => mutate(),
  };
}
