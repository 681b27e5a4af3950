import { findMost } from "../constants.ts";
import {
  type AnswerOf,
  CallError,
  type calls,
  type Closed,
  type ErrorCode,
  isBlock,
  messagesBack,
  messagesPerPage,
} from "../contract/index.ts";
import {
  checkMessage,
  closedFor,
  costOf,
  findable,
  giftsOf,
  ledgerKindOf,
  type MessageContent,
  normalizeText,
  type PhotoContent,
  sameContent,
} from "../rules/index.ts";
import { refuseFields } from "../schemas/index.ts";
import { book } from "./accounts.ts";
import { between, cardFor, cardsFor, encounter, type FakeEncounter, mayRecall } from "./encounter.ts";
import { guardOpening, guardWords, nudgeOf } from "./guards.ts";
import { type FakeContext, type FakeHandlers, ok } from "./handlers.ts";
import { guardPicture } from "./photos.ts";
import { asSeenBy, photoBetween } from "./message-photos.ts";
import { counted, pageOf } from "./pages.ts";
import { record } from "./record.ts";
import { type FakeConversation, type FakeMessage, type FakeWorld, instantIn } from "./world.ts";

const other = ({ members }: FakeConversation, own: string): string => members.find((id) => id !== own)!;

function ownConversation({ world, member }: FakeContext, id: string): FakeConversation {
  const found = world.conversations.find((one) => one.id === id && one.members.includes(member.user.id));
  if (!found) throw new CallError("not_found");
  return found;
}

/** Why the member may not write to somebody: first what is between the two, then the rules for everybody. */
export function writingRefusal(
  { world, member }: FakeContext,
  { member: to, refusal }: FakeEncounter,
  needed: number,
): CallError | null {
  if (refusal) return refusal;
  const { id, status, paid_user: paid, credits: balance } = member.user;
  const written = world.conversations.filter(({ messages }) => messages.some(({ from }) => from === id));
  const here = written.some(({ members }) => members.includes(to.id));
  const closed = closedFor({
    confirmed: status === "active",
    paid,
    written: { here, others: written.length - Number(here) },
    balance,
    needed,
  });
  if (!closed) return null;
  const { reason, ...facts } = closed;
  return new CallError(reason as ErrorCode, facts);
}

/** Messages that one of the two has not removed. */
const leftFor = ({ messages, removed }: FakeConversation, own: string): FakeMessage[] =>
  messages.filter(({ seq }) => seq > (removed.get(own) ?? 0));

/** The messages from one on, as far as a page reaches. */
const reachingBack = (earlier: FakeMessage[], from: number): FakeMessage[] =>
  earlier.filter(({ seq }) => seq >= from).slice(-messagesBack);

/** Messages that one of the two has yet to read. */
const unreadFor = (conversation: FakeConversation, own: string): number =>
  leftFor(conversation, own).filter(({ from, seq }) => from !== own && seq > (conversation.read.get(own) ?? 0)).length;

/** The conversations that stand in a member's list, each in its place. */
function listedFor(context: FakeContext) {
  const own = context.member.user.id;
  return context.world.conversations
    .filter((one) => one.members.includes(own) && mayRecall(context, other(one, own)) && leftFor(one, own).length > 0)
    .map((conversation) => {
      const last = conversation.messages.at(-1)!;
      return { conversation, last, place: { at: Date.parse(last.sent_at), id: Number(last.id) } };
    });
}

/** The message up to which a member is shown nothing: what they have removed, and what is too old for a free one. */
function floorOf({ world, member }: FakeContext, conversation: FakeConversation | undefined) {
  const removed = conversation?.removed.get(member.user.id) ?? 0;
  const last = conversation?.messages.length ?? 0;
  const limit = member.user.paid_user ? 0 : last - world.settings.history_limit;
  return { floor: Math.max(removed, limit), limited: limit > removed };
}

function begin(world: FakeWorld, a: string, b: string): FakeConversation {
  const conversation: FakeConversation = {
    id: world.nextId(),
    members: [a, b],
    messages: [],
    read: new Map(),
    removed: new Map(),
  };
  world.conversations.unshift(conversation);
  return conversation;
}

/** What is sent, to whom, under which request key. */
interface Letter {
  readonly profile: string;
  readonly key: string;
  readonly content: MessageContent | PhotoContent;
  /** Refuses what could be sent otherwise, once it is known that it is no repetition. */
  readonly guard?: () => void;
}

/** Sends a message and charges it, once for a request key. */
function deliver({ profile, key, content, guard }: Letter, context: FakeContext): AnswerOf<typeof calls.sendMessage> {
  const { world, member } = context;
  const { user } = member;
  const known = between(world, user.id, profile);
  const sent = world.conversations
    .flatMap(({ messages }) => messages)
    .find((message) => message.key === key && message.from === user.id);
  if (sent && (!sameContent(sent.content, content) || !known?.messages.includes(sent)))
    throw new CallError("request_key_reused");
  if (sent) return { conversation: { id: known!.id }, message: asSeenBy(context, sent, known!), credits: user.credits };
  const to = encounter(context, profile);
  const price = costOf(content, world.settings);
  const refusal = writingRefusal(context, to, price);
  if (refusal) throw refusal;
  if (!known) guardOpening(world, member);
  if ("text" in content && !known?.messages.some(({ from }) => from === to.member.id))
    guardWords(world, { from: user.id, to: to.member, text: content.text, key });
  guard?.();
  const conversation = known ?? begin(world, user.id, to.member.id);
  const nudge = "text" in content ? nudgeOf(world, conversation, content.text, user.language) : undefined;
  const seq = conversation.messages.length + 1;
  const photo = content.kind === "photo" ? photoBetween(world, user.id, conversation) : undefined;
  const message = { id: world.nextId(), seq, from: user.id, content, photo, sent_at: instantIn(world), key, nudge };
  conversation.messages.push(message);
  const booking = { kind: ledgerKindOf(content), amount: -price, profile_name: to.member.name };
  const credits = price > 0 ? book(world, member, booking) : user.credits;
  for (const one of conversation.members)
    record(world, one, { kind: "message", conversation: conversation.id, message: seq });
  if (price > 0) record(world, user.id, { kind: "credits", entry: member.ledger[0]!.id });
  return { conversation: { id: conversation.id }, message: asSeenBy(context, message, conversation), credits };
}

export const chatHandlers: FakeHandlers<
  | "getChats"
  | "getMessages"
  | "findMessages"
  | "sendMessage"
  | "getGifts"
  | "sendGift"
  | "sendPhoto"
  | "revealPhoto"
  | "readChat"
  | "removeChat"
> = {
  getChats: ({ query }, context) => {
    const own = context.member.user.id;
    const listed = listedFor(context);
    const wanted = query.unanswered ? listed.filter(({ last }) => last.from === own) : listed;
    const { page, next } = pageOf(wanted, query);
    return {
      chats: page.map(({ conversation, last }) => ({
        conversation: { id: conversation.id },
        profile: cardsFor(context, [other(conversation, own)])[0]!,
        num_unread_messages: unreadFor(conversation, own),
        last_message: asSeenBy(context, last, conversation),
      })),
      unread: counted(listed.reduce((sum, { conversation }) => sum + unreadFor(conversation, own), 0)),
      next,
    };
  },
  getMessages: ({ query }, context) => {
    const { world, member } = context;
    const own = member.user.id;
    if (query.conversation === undefined && query.profile === undefined)
      refuseFields({ profile: { code: "required" } });
    const named = query.conversation === undefined ? undefined : ownConversation(context, query.conversation);
    const to = encounter(context, named ? other(named, own) : (query.profile ?? ""));
    const conversation = named ?? between(world, own, to.member.id);
    if (to.refusal && isBlock(to.refusal)) throw to.refusal;
    // Who is out of reach is read of, where there is a conversation to read.
    if (to.refusal && !conversation) throw new CallError("not_found");
    const { floor, limited } = floorOf(context, conversation);
    const all = conversation?.messages ?? [];
    const earlier = all.filter(({ seq }) => seq > floor && seq < (query.before ?? Number.POSITIVE_INFINITY));
    const { from } = query;
    const page = from === undefined ? earlier.slice(-messagesPerPage) : reachingBack(earlier, from);
    const refusal = writingRefusal(context, to, world.settings.message_credits);
    return {
      conversation: conversation ? { id: conversation.id } : null,
      profile: cardFor(context, to.member),
      messages: page.map((message) => asSeenBy(context, message, conversation!)),
      has_older: page.length > 0 && earlier[0] !== page[0],
      history_limited: limited,
      read_seq: conversation?.read.get(own) ?? 0,
      closed: refusal && ({ reason: refusal.code, ...refusal.facts } as Closed),
    };
  },
  findMessages: ({ query: { conversation: id, text } }, context) => {
    const wanted = findable(text);
    refuseFields({ text: wanted === "" ? { code: "required" } : undefined });
    const conversation = ownConversation(context, id);
    const { refusal } = encounter(context, other(conversation, context.member.user.id));
    if (refusal && isBlock(refusal)) throw refusal;
    const { floor } = floorOf(context, conversation);
    const found = conversation.messages
      .filter(({ seq }) => seq > floor)
      .filter((message) => {
        // What is left out is not found either.
        const shown = asSeenBy(context, message, conversation);
        return "text" in shown && findable(shown.text ?? "").includes(wanted);
      })
      .map(({ seq }) => seq)
      .toReversed();
    return { found: found.slice(0, findMost), more: found.length > findMost };
  },
  sendMessage: ({ body: { profile, text, kind = "text", request_key: key } }, context) => {
    refuseFields({ text: checkMessage(text, context.world.settings.message_length) });
    return deliver({ profile, key, content: { kind, text: normalizeText(text) } }, context);
  },
  getGifts: (_, { world }) => ({ gifts: giftsOf(world.settings) }),
  sendGift: ({ body: { profile, gift, request_key: key } }, context) =>
    deliver({ profile, key, content: { kind: "gift", gift } }, context),
  sendPhoto: ({ body: { profile, request_key: key }, file }, context) => {
    const guard = () => guardPicture(context.world, context.member, file);
    return deliver({ profile, key, content: { kind: "photo", photo: file.join() }, guard }, context);
  },
  revealPhoto: ({ body }, context) => {
    const { world, member } = context;
    const own = member.user.id;
    const conversation = world.conversations.find(
      (one) => one.members.includes(own) && one.messages.some(({ id }) => id === body.message),
    );
    const { floor } = floorOf(context, conversation);
    const message = conversation?.messages.find(({ id, seq }) => id === body.message && seq > floor);
    if (!message?.photo || !mayRecall(context, other(conversation!, own))) throw new CallError("not_found");
    if (message.from !== own) message.photo.revealed = true;
    return { message: asSeenBy(context, message, conversation!) };
  },
  readChat: ({ body }, context) => {
    const conversation = ownConversation(context, body.conversation);
    const own = context.member.user.id;
    const read = conversation.read.get(own) ?? 0;
    const upTo = Math.min(body.seq, conversation.messages.length);
    if (upTo <= read) return ok;
    conversation.read.set(own, upTo);
    record(context.world, own, { kind: "read", conversation: conversation.id, message: upTo });
    return ok;
  },
  removeChat: ({ body }, context) => {
    const { id, removed, messages } = ownConversation(context, body.conversation);
    const own = context.member.user.id;
    if (messages.length <= (removed.get(own) ?? 0)) return ok;
    removed.set(own, messages.length);
    record(context.world, own, { kind: "chat_removed", conversation: id, message: messages.length });
    return ok;
  },
};
