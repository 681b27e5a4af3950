import { calls, messagesPerPage } from "@kindling/domain/contract";
import { must, mustBe } from "../driver/broken.ts";
import { textOf, transcriptOf, write } from "../driver/letters.ts";
import type { Member } from "../driver/cast.ts";
import type { Rule } from "../rule.ts";

const chatWith = async (reader: Member, other: Member) =>
  (await reader.call(calls.getChats)).chats.find(({ profile }) => profile.id === other.user.id);

export const chatRules: readonly Rule[] = [
  {
    name: "a-message-comes-to-its-reader",
    ids: "CHAT-01 C-069",
    says: "A message is the last in both lists, unread for its reader, and of who was logged in.",
    async check({ cast }) {
      const [payer, ada] = [await cast.payer(2), await cast.member("ada")];
      const unread = (await chatWith(ada, payer))?.num_unread_messages ?? 0;
      const text = `Hello ${crypto.randomUUID().replaceAll(/[^a-z]/g, "")}`;
      const { message } = await write(payer, ada, text);
      const [own, got] = [await chatWith(payer, ada), await chatWith(ada, payer)];
      mustBe([textOf(own?.last_message), own?.last_message?.own], [text, true], "the sender's last message");
      mustBe([textOf(got?.last_message), got?.last_message?.own], [text, false], "the reader's last message");
      mustBe(got?.num_unread_messages, unread + 1, "the number of unread messages");
      const { messages } = await transcriptOf(ada, payer);
      mustBe([textOf(messages.at(-1)), messages.at(-1)?.seq], [text, message.seq], "the last of the transcript");
      mustBe(
        [message.request_key === null, messages.at(-1)?.request_key],
        [false, null],
        "the key for sender and reader",
      );
    },
  },
  {
    name: "reading-clears-what-is-unread",
    ids: "CHAT-02",
    says: "Messages that were read are unread no more, and nothing makes them so again.",
    async check({ cast }) {
      const [payer, ben] = [await cast.payer(2), await cast.member("ben")];
      await write(payer, ben);
      const { conversation, message } = await write(payer, ben);
      for (const seq of [message.seq, 1, message.seq + 1000]) {
        await ben.call(calls.readChat, { body: { conversation: conversation.id, seq } });
        mustBe((await chatWith(ben, payer))?.num_unread_messages, 0, "the number of unread messages");
        mustBe((await transcriptOf(ben, payer)).read_seq, message.seq, "the last that was read");
      }
    },
  },
  {
    name: "a-removed-chat-is-gone-from-one-side",
    ids: "CHAT-07",
    says: "A removed chat is gone from its remover's list with all its messages, stays at the other's, and is back with a new one.",
    async check({ cast }) {
      const [payer, ada] = [await cast.payer(3), await cast.member("ada")];
      const { conversation } = await write(payer, ada);
      const { length } = (await transcriptOf(payer, ada)).messages;
      await ada.call(calls.removeChat, { body: { conversation: conversation.id } });
      mustBe(await chatWith(ada, payer), undefined, "the chat that was removed");
      mustBe((await transcriptOf(ada, payer)).messages, [], "the messages that were removed");
      must(await chatWith(payer, ada), "the chat is gone from the other's list");
      mustBe((await transcriptOf(payer, ada)).messages.length, length, "the number of messages at the other's");
      await write(payer, ada, "Back again");
      mustBe(textOf((await chatWith(ada, payer))?.last_message), "Back again", "the chat that is back");
      mustBe((await transcriptOf(ada, payer)).messages.length, 1, "the number of messages after the removal");
    },
  },
  {
    name: "conversations-of-others-do-not-exist",
    ids: "C-068 C-069",
    says: "Who asks for somebody else's conversation, or for none that is, is told not_found and changes nothing.",
    async check({ cast }) {
      const [payer, ben, ada] = [await cast.payer(2), await cast.member("ben"), await cast.member("ada")];
      const { conversation, message } = await write(payer, ben, "Between us");
      const last = await chatWith(ben, payer);
      for (const id of [conversation.id, "999999999999999"]) {
        await ada.refused("not_found", calls.getMessages, { query: { conversation: id } });
        await ada.refused("not_found", calls.readChat, { body: { conversation: id, seq: message.seq } });
        await ada.refused("not_found", calls.removeChat, { body: { conversation: id } });
      }
      mustBe(await chatWith(ben, payer), last, "the conversation that somebody else asked for");
    },
  },
  {
    name: "message-pages-have-each-message-once",
    ids: "CHAT-01 CHAT-09",
    says: "Through the pages of a conversation each message comes once, in order, and has_older says whether more do.",
    async check({ cast }) {
      const [payer, ben] = [await cast.payer(2 * messagesPerPage + 5), await cast.member("ben")];
      let last = (await write(payer, ben)).message.seq;
      // Two whole pages and one message: has_older is easily wrong at the edge.
      while (last <= 2 * messagesPerPage) last = (await write(payer, ben, `Number ${last + 1}`)).message.seq;
      const seen: number[] = [];
      for (let before: number | undefined; ; before = seen[0]) {
        const query = { profile: ben.user.id, ...(before !== undefined && { before }) };
        const { messages, has_older } = await payer.call(calls.getMessages, { query });
        seen.unshift(...messages.map(({ seq }) => seq));
        must(messages.length > 0 || !has_older, "a page is empty though there are older messages");
        if (!has_older) break;
      }
      mustBe(
        seen,
        Array.from({ length: last }, (_, at) => at + 1),
        "the numbers of the messages",
      );
    },
  },
  {
    name: "words-are-found-in-a-conversation",
    ids: "BEYOND-31 C-068",
    says: "A text is found in one's own conversations, in any case, the latest first, and not in what was removed.",
    async check({ cast }) {
      const [payer, ben, ada] = [await cast.payer(3), await cast.member("ben"), await cast.member("ada")];
      const word = `Ürmel${crypto.randomUUID().slice(0, 8)}`;
      const query = { conversation: "", text: word.toUpperCase() };
      const numbers: number[] = [];
      for (const text of [`First ${word}`, "Something else", `${word} again`]) {
        const { conversation, message } = await write(payer, ben, text);
        query.conversation = conversation.id;
        numbers.unshift(message.seq);
      }
      const found = async (reader: Member) => (await reader.call(calls.findMessages, { query })).found;
      for (const reader of [payer, ben]) mustBe(await found(reader), [numbers[0], numbers[2]], "what was found");
      await ada.refused("not_found", calls.findMessages, { query });
      await ben.call(calls.removeChat, { body: { conversation: query.conversation } });
      mustBe(await found(ben), [], "what was found of what was removed");
      mustBe((await found(payer)).length, 2, "what the other one finds");
    },
  },
  {
    name: "a-page-reaches-back-to-a-message",
    ids: "BEYOND-31",
    says: "A page that is to reach back to a message has it and all up to the one before which it ends.",
    async check({ cast }) {
      const [payer, ada] = [await cast.payer(5), await cast.member("ada")];
      let last = 0;
      for (let n = 0; n < 4; n += 1) last = (await write(payer, ada, `Step ${n}`)).message.seq;
      const query = { profile: ada.user.id, before: last, from: last - 2 };
      const { messages, has_older } = await payer.call(calls.getMessages, { query });
      mustBe([messages.map(({ seq }) => seq), has_older], [[last - 2, last - 1], true], "the page");
    },
  },
  {
    name: "the-latest-conversation-comes-first",
    ids: "CHAT-01",
    says: "The list of conversations goes by their latest message, whoever wrote first.",
    async check({ cast }) {
      const writer = await cast.payer(3);
      const readers = [await cast.member("ada"), await cast.member("ben")];
      for (const reader of [...readers, readers[0]!]) await write(writer, reader);
      const { chats } = await writer.call(calls.getChats);
      mustBe(
        chats.slice(0, 2).map(({ profile }) => profile.id),
        readers.map(({ user }) => user.id),
        "the order of the conversations",
      );
    },
  },
  {
    name: "conversations-come-in-pages",
    ids: "CHAT-01",
    says: "The list of conversations is read page by page, each once; what is unread is counted over all of them.",
    async check({ cast }) {
      const reader = await cast.fresh();
      const writer = await cast.payer(2);
      const other = await cast.fresh();
      await write(writer, reader);
      await write(writer, reader);
      await write(other, reader);
      const counted = await reader.call(calls.getChats, { query: { limit: 0 } });
      mustBe([counted.chats, counted.unread], [[], 3], "what a page of nobody says");
      const first = await reader.call(calls.getChats, { query: { limit: 1 } });
      must(first.next !== null, "the pages end too early");
      const second = await reader.call(calls.getChats, { query: { limit: 1, before: first.next! } });
      const ids = [first, second].flatMap(({ chats }) => chats.map(({ profile }) => profile.id));
      mustBe(ids, [other.user.id, writer.user.id], "the conversations of all pages");
      mustBe([second.unread, second.next], [3, null], "what the last page says of all");
    },
  },
];
