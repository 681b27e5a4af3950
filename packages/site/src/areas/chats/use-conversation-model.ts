import { firstUnread, pendingFor } from "@kindling/domain/state";
import { useMember } from "../../shared/user/use-user.ts";
import { useOutbox } from "./outbox-store.ts";
import { useDraft } from "./use-draft.ts";
import { useMarkRead } from "./use-mark-read.ts";
import { useSend } from "./use-send.ts";
import type { OpenTranscript } from "./use-transcript.ts";

/**
 * An open conversation: what was written, what is on its way, what is being written, and what can be done with it. `came` is a
 * text that came back with the page.
 */
export function useConversationModel(transcript: OpenTranscript, came?: string) {
  const { latest, state, loadOlder, reload } = transcript;
  const { messages, hasOlder } = state;
  const { id: account } = useMember();
  const { id: profile } = latest.profile;
  const outbox = useOutbox(account);
  const { send, retry, drop } = useSend(account, reload);
  const markRead = useMarkRead(transcript);
  const [draft, setDraft] = useDraft(profile, came);
  const pending = pendingFor(outbox, profile, messages);
  return {
    messages,
    hasOlder,
    loadOlder,
    firstUnread: firstUnread(state),
    pending,
    draft,
    setDraft,
    send: (text: string): void => send(profile, text),
    retry: (requestKey: string): void => {
      const item = pending.find((one) => one.requestKey === requestKey);
      if (item) retry(item);
    },
    drop,
    /** The newest message is in sight. */
    reachEnd: (): void => {
      const newest = messages.at(-1);
      if (newest) markRead(newest.seq);
    },
  };
}
