import { calls, type Message } from "@kindling/domain/contract";
import { maskContacts } from "@kindling/domain/rules";
import {
  accountOf,
  answer,
  answering,
  asAccount,
  bodyOf,
  book,
  breaks,
  breaksInTime,
  type Double,
  type Fault,
  insteadOf,
  of,
  taking,
  withQuery,
} from "./double.ts";
import { underNewKey } from "./new-key.ts";

/** What happens to a message whose key has come before. */
const again = (fault: Fault) => (): Fault => {
  const seen = new Set<unknown>();
  return of(calls.sendMessage, async (request, next, world) => {
    const key = (await bodyOf(request))?.["request_key"];
    if (seen.has(key)) return fault(request, next, world);
    const response = await next(request);
    if (response.ok) seen.add(key);
    return response;
  });
};

export const chatDoubles: readonly Double[] = [
  breaks(
    "ways-out-are-shown-to-who-has-answered",
    "what was left out stays so",
    answering(calls.getMessages, (transcript) => ({
      ...transcript,
      messages: transcript.messages.map((message: Message) =>
        message.kind === "text" ? { ...message, text: maskContacts(message.text) } : message,
      ),
    })),
  ),
  breaks(
    "the-first-mention-carries-a-nudge",
    "each mention carries a nudge",
    answering(calls.getMessages, (transcript) => ({
      ...transcript,
      messages: transcript.messages.map((message: Message) => ({
        ...message,
        ...(message.kind === "text" && /WhatsApp/.test(message.text) && { nudge: "messenger" as const }),
      })),
    })),
  ),
  breaksInTime(
    "a-message-is-sent-once-for-its-key",
    "a message that is sent again is another one",
    again(underNewKey),
    ["a-message-is-charged-once", "a-message-key-is-for-one-message"],
  ),
  breaksInTime(
    "a-message-is-charged-once",
    "a message that is sent again is charged again",
    again(async (request, next, world) => {
      const response = await next(request);
      if (!response.ok) return response;
      const { user } = accountOf(request, world)!;
      book(world, user.id, -world.settings.message_credits);
      return answer({ ...((await response.json()) as object), credits: user.credits - world.settings.message_credits });
    }),
  ),
  breaks(
    "a-message-key-is-for-one-message",
    "a key that was used sends something else",
    insteadOf("request_key_reused", calls.sendMessage, underNewKey),
    ["a-gift-key-is-for-one-gift"],
  ),
  breaks(
    "message-length-is-counted-as-people-count",
    "a message's length is counted in UTF-16",
    of(calls.sendMessage, async (request, next, world) => {
      const max = world.settings.message_length;
      const text = (await bodyOf(request))?.["text"];
      if (typeof text !== "string" || text.length <= max || !text.includes("👨")) return next(request);
      return answer({ error: { code: "invalid_request", fields: { text: { code: "too_long", max } } } }, 422);
    }),
  ),
  breaks(
    "messages-of-nothing-are-refused",
    "a blank that is none of Unicode's is taken for a letter",
    taking(calls.sendMessage, (body) => (body["text"] === "\u3164" ? { ...body, text: "." } : body)),
  ),
  breaks(
    "writing-needs-a-confirmed-address",
    "whoever has signed up writes",
    insteadOf("email_not_confirmed", calls.sendMessage, async (request, next, world) => {
      const account = accountOf(request, world)!;
      account.user = { ...account.user, status: "active" };
      return next(request);
    }),
    // Whoever has written is there.
    ["who-is-not-there-is-unavailable", "nobody-acts-against-who-is-not-there"],
  ),
  breaks(
    "free-members-write-in-two-conversations",
    "free members write to everybody",
    insteadOf("conversation_limit", calls.sendMessage, async (request, next, world) => {
      const account = accountOf(request, world)!;
      account.user = { ...account.user, paid_user: true };
      book(world, account.user.id, world.settings.message_credits);
      return next(request);
    }),
  ),
  breaks(
    "nobody-writes-without-credits",
    "a message goes out on credit",
    insteadOf("not_enough_credits", calls.sendMessage, async (request, next, world) => {
      book(world, accountOf(request, world)!.user.id, world.settings.message_credits);
      return next(request);
    }),
  ),
  breaks(
    "nobody-writes-without-credits",
    "the composer stays open",
    answering(calls.getMessages, (page) =>
      page["closed"]?.reason === "not_enough_credits" ? { ...page, closed: null } : page,
    ),
  ),
  breaks(
    "a-message-comes-to-its-reader",
    "nothing is ever unread",
    answering(calls.getChats, ({ chats, ...page }) => ({
      ...page,
      chats: chats.map((chat: object) => ({ ...chat, num_unread_messages: 0 })),
    })),
  ),
  breaks(
    "reading-clears-what-is-unread",
    "reading an old message makes later ones unread",
    of(calls.readChat, async (request, next, world) => {
      const { conversation, seq } = (await bodyOf(request)) ?? {};
      const response = await next(request);
      const own = accountOf(request, world)?.user.id;
      const found = world.conversations.find(({ id }) => id === conversation);
      if (response.ok && found && own && seq < found.messages.length) found.read.set(own, seq);
      return response;
    }),
  ),
  breaks(
    "a-removed-chat-is-gone-from-one-side",
    "a removed chat is gone from both sides",
    of(calls.removeChat, async (request, next, world) => {
      const { conversation } = (await bodyOf(request)) ?? {};
      const response = await next(request);
      const found = world.conversations.find(({ id }) => id === conversation);
      if (response.ok) for (const member of found!.members) found!.removed.set(member, found!.messages.length);
      return response;
    }),
    ["words-are-found-in-a-conversation"],
  ),
  breaks(
    "conversations-of-others-do-not-exist",
    "a conversation is shown to whoever knows its number",
    insteadOf("not_found", calls.getMessages, async (request, next, world) => {
      const asked = new URL(request.url).searchParams.get("conversation");
      const found = world.conversations.find(({ id }) => id === asked);
      const owner = found?.members.find((id) => world.accounts.has(id));
      return next(owner ? asAccount(request, world, owner) : request);
    }),
  ),
  breaks(
    "message-pages-have-each-message-once",
    "earlier pages lack their last message",
    answering(calls.getMessages, (page, _, request) => {
      const before = new URL(request.url).searchParams.get("before");
      return before && before !== "1000" ? { ...page, messages: page["messages"].slice(0, -1) } : page;
    }),
    ["a-page-reaches-back-to-a-message"],
  ),
  breaks(
    "message-pages-have-each-message-once",
    "the page before the last message is said to be the last",
    answering(calls.getMessages, (page) => (page["messages"][0]?.seq === 2 ? { ...page, has_older: false } : page)),
  ),
  breaks(
    "words-are-found-in-a-conversation",
    "only what is written alike is found",
    answering(calls.findMessages, (answer, world, request) => {
      const text = new URL(request.url).searchParams.get("text")!;
      const all = world.conversations.flatMap(({ messages }) => messages);
      const alike = all.some(({ content }) => "text" in content && content.text.includes(text));
      return alike ? answer : { ...answer, found: [] };
    }),
  ),
  breaks(
    "a-page-reaches-back-to-a-message",
    "a page begins where it pleases",
    answering(calls.getMessages, (page, _, request) =>
      new URL(request.url).searchParams.get("from") === "1" || !new URL(request.url).searchParams.has("from")
        ? page
        : { ...page, messages: page["messages"].slice(1) },
    ),
  ),
  breaks(
    "the-latest-conversation-comes-first",
    "the list goes the wrong way",
    answering(calls.getChats, ({ chats, ...page }) => ({ ...page, chats: chats.toReversed() })),
  ),
  breaks(
    "conversations-come-in-pages",
    "every page is the first",
    of(calls.getChats, async (request, next) => next(withQuery(request, (query) => query.delete("before")))),
  ),
  breaks(
    "conversations-come-in-pages",
    "only what is on the page is counted",
    answering(calls.getChats, (page) => ({
      ...page,
      unread: page["chats"].reduce(
        (sum: number, chat: { num_unread_messages: number }) => sum + chat.num_unread_messages,
        0,
      ),
    })),
  ),
];
