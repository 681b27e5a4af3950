import type { Message, Transcript } from "../contract/index.ts";
import type { Outbox } from "./outbox.ts";
import { mergeMessages, uncoverMessage } from "./transcript.ts";

/**
 * A conversation that is open. Its outbox (`outbox.ts`) and its draft are the device's and outlive it.
 *
 *   transcript: (opened) --page--> the latest messages --older--> with a page before them
 *               --page, over a hole--> the latest alone, older ones to be asked for again
 *   message:    drafted --send--> in the outbox, the draft empty --sent, page--> in the transcript, under the same key
 *   read mark:  read up to n --seen m--> up to m, never back; --unread m, it could not be kept--> up to n again
 */
export interface ConversationState {
  /** In order, each once, without a hole. */
  readonly messages: readonly Message[];
  /** Whether there is anything before them. */
  readonly hasOlder: boolean;
  /** The last one that was read when the conversation was opened: what is newer stands under the divider. */
  readonly openedAt: number;
  /** The last one that was read. */
  readonly readSeq: number;
}

type Page = Pick<Transcript, "messages" | "has_older">;

export type ConversationEvent =
  /** The latest page. */
  | { type: "page"; page: Page }
  /** The page before the first message that is known. */
  | { type: "older"; page: Page }
  /** A photo was uncovered. */
  | { type: "uncovered"; message: Message }
  | { type: "seen"; seq: number }
  /** What was seen is not kept: it was read up to this one only. */
  | { type: "unread"; seq: number };

/** A conversation as it opens. */
export const openConversation = ({
  messages,
  has_older,
  read_seq,
}: Page & Pick<Transcript, "read_seq">): ConversationState => ({
  messages,
  hasOlder: has_older,
  openedAt: read_seq,
  readSeq: read_seq,
});

function addPage(state: ConversationState, { messages, has_older }: Page): ConversationState {
  const merged = mergeMessages(state.messages, messages);
  // Whether anything is before the first message is told by the page that begins with it.
  const hasOlder = merged[0]?.id === messages[0]?.id ? has_older : state.hasOlder;
  if (merged === state.messages && hasOlder === state.hasOlder) return state;
  return { ...state, messages: merged, hasOlder };
}

/** The conversation after an event; an event that does not apply changes nothing. */
export function reduceConversation(state: ConversationState, event: ConversationEvent): ConversationState {
  switch (event.type) {
    case "page":
      return addPage(state, event.page);
    case "older":
      // Nothing is there after all: its messages have been removed meanwhile.
      return event.page.messages.length === 0 ? { ...state, hasOlder: false } : addPage(state, event.page);
    case "uncovered":
      return { ...state, messages: uncoverMessage(state.messages, event.message) };
    case "seen":
      return event.seq > state.readSeq ? { ...state, readSeq: event.seq } : state;
    case "unread":
      return event.seq < state.readSeq ? { ...state, readSeq: event.seq } : state;
  }
}

/** The first message of the other one that was not read when the conversation was opened. */
export const firstUnread = ({ messages, openedAt }: ConversationState): Message | undefined =>
  messages.find(({ own, seq }) => !own && seq > openedAt);

/** What stands in the outbox for a member and not in the transcript yet. */
export const pendingFor = (outbox: Outbox, profile: string, messages: readonly Message[]): Outbox =>
  outbox.filter(
    (item) => item.profile === profile && !messages.some(({ request_key: key }) => key === item.requestKey),
  );
