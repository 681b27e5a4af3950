import { CallError, type Closed, type ErrorCode, type Message, messagesPerPage } from "../contract/index.ts";
import { checkMessage, freeConversations, normalizeText } from "../rules/index.ts";
import { type FakeContext, type FakeHandlers, ok } from "./handlers.ts";
import { cardOf, findPerson, personOf } from "./people.ts";
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

const between = (world: FakeWorld, a: string, b: string) =>
  world.conversations.find(({ members }) => members.includes(a) && members.includes(b));

function ownConversation({ world, member }: FakeContext, id: string): FakeConversation {
  const found = world.conversations.find((one) => one.id === id && one.members.includes(member.user.id));
  if (!found) throw new CallError("not_found");
  return found;
}

/** Why the member cannot write to somebody; the composer and the refusal say the same. */
function closedFor({ world, member }: FakeContext, to: string): Closed | null {
  const { user } = member;
  if (user.status === "not_confirmed") return { reason: "email_not_confirmed" };
  const written = world.conversations.filter(({ messages }) => messages.some(({ from }) => from === user.id));
  const isKnown = written.some(({ members }) => members.includes(to));
  if (!user.paid_user && !isKnown && written.length >= freeConversations)
    return { reason: "conversation_limit", limit: freeConversations };
  const needed = world.settings.message_credits;
  return user.credits < needed ? { reason: "not_enough_credits", balance: user.credits, needed } : null;
}

/** Messages that one of the two has not removed. */
const leftFor = ({ messages, removed }: FakeConversation, own: string): StoredMessage[] =>
  messages.filter(({ seq }) => seq > (removed.get(own) ?? 0));

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
  getChats: (_, { world, member }) => {
    const own = member.user.id;
    const listed = world.conversations.filter((one) => one.members.includes(own) && leftFor(one, own).length > 0);
    return {
      chats: listed.map((one) => {
        const last = one.messages.at(-1);
        const unread = leftFor(one, own).filter(({ from, seq }) => from !== own && seq > (one.read.get(own) ?? 0));
        return {
          conversation: { id: one.id },
          profile: cardOf(findPerson(world, other(one, own))!),
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
      throw new CallError("invalid_request", { fields: { profile: { code: "required" } } });
    const named = query.conversation === undefined ? undefined : ownConversation(context, query.conversation);
    const to = personOf(context, named ? other(named, own) : (query.profile ?? ""));
    const conversation = named ?? between(world, own, to.id);
    const earlier = (conversation ? leftFor(conversation, own) : []).filter(
      ({ seq }) => seq < (query.before ?? Number.POSITIVE_INFINITY),
    );
    return {
      conversation: conversation ? { id: conversation.id } : null,
      profile: cardOf(to),
      messages: earlier.slice(-messagesPerPage).map((message) => asSeenBy(own, message)),
      has_older: earlier.length > messagesPerPage,
      history_limited: false,
      read_seq: conversation?.read.get(own) ?? 0,
      closed: closedFor(context, to.id),
    };
  },
  sendMessage: ({ body }, context) => {
    const { world, member } = context;
    const { user, ledger } = member;
    const problem = checkMessage(body.text, world.settings.message_length);
    if (problem) throw new CallError("invalid_request", { fields: { text: problem } });
    const to = personOf(context, body.profile);
    const text = normalizeText(body.text);
    const known = between(world, user.id, to.id);
    const sent = world.conversations
      .flatMap(({ messages }) => messages)
      .find(({ key, from }) => key === body.request_key && from === user.id);
    if (sent && (sent.text !== text || !known?.messages.includes(sent))) throw new CallError("request_key_reused");
    if (sent) return { conversation: { id: known!.id }, message: asSeenBy(user.id, sent), credits: user.credits };
    const closed = closedFor(context, to.id);
    if (closed) {
      const { reason, ...facts } = closed;
      throw new CallError(reason as ErrorCode, facts);
    }
    const conversation = known ?? begin(world, user.id, to.id);
    const message = {
      id: world.nextId(),
      seq: conversation.messages.length + 1,
      from: user.id,
      text,
      sent_at: instantIn(world),
      key: body.request_key,
    };
    conversation.messages.push(message);
    const credits = user.credits - world.settings.message_credits;
    member.user = { ...user, credits };
    ledger.unshift({
      id: world.nextId(),
      kind: "message",
      amount: -world.settings.message_credits,
      balance: credits,
      created_at: message.sent_at,
      profile_name: to.name,
    });
    return { conversation: { id: conversation.id }, message: asSeenBy(user.id, message), credits };
  },
  readChat: ({ body }, context) => {
    const conversation = ownConversation(context, body.conversation);
    const own = context.member.user.id;
    conversation.read.set(
      own,
      Math.max(conversation.read.get(own) ?? 0, Math.min(body.seq, conversation.messages.length)),
    );
    return ok;
  },
  removeChat: ({ body }, context) => {
    const { removed, messages } = ownConversation(context, body.conversation);
    removed.set(context.member.user.id, messages.length);
    return ok;
  },
};
