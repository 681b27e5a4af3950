import { listMost } from "../constants.ts";
import { CallError, type Closed, type ErrorCode, isBlock, type Message, messagesPerPage } from "../contract/index.ts";
import { checkMessage, closedFor, normalizeText } from "../rules/index.ts";
import { refuseFields } from "../schemas/index.ts";
import { book } from "./accounts.ts";
import { between, cardFor, cardsFor, encounter, type FakeEncounter, mayRecall } from "./encounter.ts";
import { type FakeContext, type FakeHandlers, ok } from "./handlers.ts";
import { record } from "./record.ts";
import { type FakeConversation, type FakeWorld, instantIn } from "./world.ts";

type StoredMessage = FakeConversation["messages"][number];

const other = ({ members }: FakeConversation, own: string): string => members.find((id) => id !== own)!;

const asSeenBy = (own: string, { id, seq, from, text, sent_at, key }: StoredMessage): Message => ({
  id,
  seq,
  own: from === own,
  kind: "text",
  text,
  sent_at,
  request_key: from === own ? key : null,
});

function ownConversation({ world, member }: FakeContext, id: string): FakeConversation {
  const found = world.conversations.find((one) => one.id === id && one.members.includes(member.user.id));
  if (!found) throw new CallError("not_found");
  return found;
}

/** Why the member may not write to somebody: first what is between the two, then the rules for everybody. */
export function writingRefusal(
  { world, member }: FakeContext,
  { member: to, refusal }: FakeEncounter,
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
    needed: world.settings.message_credits,
  });
  if (!closed) return null;
  const { reason, ...facts } = closed;
  return new CallError(reason as ErrorCode, facts);
}

/** Messages that one of the two has not removed. */
const leftFor = ({ messages, removed }: FakeConversation, own: string): StoredMessage[] =>
  messages.filter(({ seq }) => seq > (removed.get(own) ?? 0));

/** When a conversation was last written in. */
const lastOf = ({ messages }: FakeConversation): string => messages.at(-1)?.sent_at ?? "";

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

export const chatHandlers: FakeHandlers<"getChats" | "getMessages" | "sendMessage" | "readChat" | "removeChat"> = {
  getChats: (_, context) => {
    const { world, member } = context;
    const own = member.user.id;
    const listed = world.conversations
      .filter((one) => one.members.includes(own) && mayRecall(context, other(one, own)) && leftFor(one, own).length > 0)
      .toSorted((a, b) => lastOf(b).localeCompare(lastOf(a)))
      .slice(0, listMost);
    return {
      chats: listed.map((one) => {
        const last = one.messages.at(-1);
        const unread = leftFor(one, own).filter(({ from, seq }) => from !== own && seq > (one.read.get(own) ?? 0));
        return {
          conversation: { id: one.id },
          profile: cardsFor(context, [other(one, own)])[0]!,
          num_unread_messages: unread.length,
          last_message: last ? asSeenBy(own, last) : null,
        };
      }),
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
    const refusal = writingRefusal(context, to);
    return {
      conversation: conversation ? { id: conversation.id } : null,
      profile: cardFor(context, to.member),
      messages: earlier.slice(-messagesPerPage).map((message) => asSeenBy(own, message)),
      has_older: earlier.length > messagesPerPage,
      history_limited: limited,
      read_seq: conversation?.read.get(own) ?? 0,
      closed: refusal && ({ reason: refusal.code, ...refusal.facts } as Closed),
    };
  },
  sendMessage: ({ body }, context) => {
    const { world, member } = context;
    const { user } = member;
    const price = world.settings.message_credits;
    refuseFields({ text: checkMessage(body.text, world.settings.message_length) });
    const text = normalizeText(body.text);
    const known = between(world, user.id, body.profile);
    const sent = world.conversations
      .flatMap(({ messages }) => messages)
      .find(({ key, from }) => key === body.request_key && from === user.id);
    if (sent && (sent.text !== text || !known?.messages.includes(sent))) throw new CallError("request_key_reused");
    if (sent) return { conversation: { id: known!.id }, message: asSeenBy(user.id, sent), credits: user.credits };
    const to = encounter(context, body.profile);
    const refusal = writingRefusal(context, to);
    if (refusal) throw refusal;
    const conversation = known ?? begin(world, user.id, to.member.id);
    const message = {
      id: world.nextId(),
      seq: conversation.messages.length + 1,
      from: user.id,
      text,
      sent_at: instantIn(world),
      key: body.request_key,
    };
    conversation.messages.push(message);
    const credits =
      price > 0 ? book(world, member, { kind: "message", amount: -price, profile_name: to.member.name }) : user.credits;
    for (const one of conversation.members)
      record(world, one, { kind: "message", conversation: conversation.id, message: message.seq });
    if (price > 0) record(world, user.id, { kind: "credits", entry: member.ledger[0]!.id });
    return { conversation: { id: conversation.id }, message: asSeenBy(user.id, message), credits };
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
