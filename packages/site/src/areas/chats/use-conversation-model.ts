import { useDomain } from "@kindling/domain/react";
import { firstUnread, pendingFor } from "@kindling/domain/state";
import { useEffect } from "react";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { endTyping, forgetTold, tellTyping, useTyping } from "../../shared/live/typing.ts";
import { usePage } from "../../shared/page/page-context.ts";
import { useMember } from "../../shared/user/use-user.ts";
import { closedFor } from "./closed-for.ts";
import { costOfDraft } from "./cost-of-draft.ts";
import { useOutbox } from "./outbox-store.ts";
import { useDraft } from "./use-draft.ts";
import { useKeepLastOpened } from "./use-last-opened.ts";
import { useIcebreakers } from "./use-icebreakers.ts";
import { useMarkRead } from "./use-mark-read.ts";
import { usePhotoSending } from "./use-photo-sending.ts";
import { useRefusal } from "./use-refusal.ts";
import { useReveal } from "./use-reveal.ts";
import { useSend } from "./use-send.ts";
import { useTarget } from "./use-target.ts";
import type { OpenTranscript } from "./use-transcript.ts";

/** An open conversation: what was written, what is on its way, what is being written, and what can be done with it. */
export function useConversationModel(transcript: OpenTranscript) {
  const { latest, state, loadOlder, reload } = transcript;
  const { messages, hasOlder } = state;
  const { settings } = usePage();
  const { client, clock } = useDomain();
  const user = useMember();
  const { id: account } = user;
  const { id: profile } = latest.profile;
  useKeepLastOpened(profile);
  const posted = usePosted("message");
  const refusal = useRefusal();
  const outbox = useOutbox(account);
  const { send, retry, drop } = useSend(account, reload);
  const target = useTarget(transcript);
  const markRead = useMarkRead(transcript);
  const icebreakers = useIcebreakers();
  const [draft, setDraft] = useDraft(profile, posted?.values["text"]?.[0] ?? icebreakers.line);
  const photos = usePhotoSending(profile, { messages, onSent: reload });
  const reveal = useReveal(transcript);
  const cost = costOfDraft(draft, photos.chosen, settings);
  const pending = pendingFor(outbox, profile, messages);
  const typing = useTyping(profile);
  const lastOfOther = messages.findLast(({ own }) => !own)?.id;
  // What was being written has come.
  useEffect(() => {
    if (lastOfOther !== undefined) endTyping(profile);
  }, [lastOfOther, profile]);
  const closed = closedFor(user, settings.message_credits, latest.closed);
  return {
    id: latest.conversation?.id,
    profile: latest.profile,
    target,
    credits: user.credits,
    paid: user.paid_user,
    now: clock.now(),
    messages,
    hasOlder,
    loadOlder,
    /** Older messages are there, for others than this member. */
    limited: latest.history_limited,
    firstUnread: firstUnread(state),
    pending,
    /** The other one is writing. */
    typing,
    draft,
    setDraft: (text: string): void => {
      setDraft(text);
      if (settings.typing_shown && text.trim() !== "" && !closed) tellTyping(client, profile);
    },
    /** First lines, as long as nothing is written. */
    icebreakers: messages.length + pending.length === 0 ? icebreakers : undefined,
    photos,
    reveal,
    /** What would be sent now costs. */
    cost,
    /** The credits are too few for it, though they are enough for a message. */
    short: photos.chosen > 0 && user.credits < cost,
    send: (text: string): boolean => {
      if (user.credits < cost) return false;
      forgetTold();
      const kind = messages.length + pending.length === 0 && icebreakers.isOne(text) ? "icebreaker" : "text";
      if (text) send(profile, { kind, text });
      photos.sendChosen();
      return true;
    },
    retry: (requestKey: string): void => {
      const item = pending.find((one) => one.requestKey === requestKey);
      if (item) retry(item);
    },
    drop,
    /** Why nothing can be sent. */
    closed,
    /** Why the form came back that the browser itself has sent. */
    refusal,
    /** The newest message is in sight. */
    reachEnd: (): void => {
      const newest = messages.at(-1);
      if (newest) markRead(newest.seq);
    },
  };
}

export type ConversationModel = ReturnType<typeof useConversationModel>;
