import { calls } from "@kindling/domain/contract";
import { freeConversations } from "@kindling/domain/rules";
import { must, mustBe, NotAvailable } from "../driver/broken.ts";
import { letterTo, textOf, transcriptOf, write } from "../driver/letters.ts";
import type { Rule } from "../rule.ts";

/** Four people and what joins them: one character to a person, 25 bytes to a machine. */
const family = "👨‍👩‍👧‍👦";

export const messageRules: readonly Rule[] = [
  {
    name: "a-message-is-sent-once-for-its-key",
    ids: "CHAT-05 C-059",
    says: "A message that is sent again, at once or later, is answered as the first time and stands there once.",
    async check({ cast }) {
      const [payer, ada] = [await cast.payer(3), await cast.member("ada")];
      const body = letterTo(ada);
      const sent = await Promise.all([1, 2, 3].map(() => payer.call(calls.sendMessage, { body })));
      sent.push(await payer.call(calls.sendMessage, { body }));
      mustBe(new Set(sent.map(({ message }) => message.id)).size, 1, "the number of messages answered");
      const { messages } = await transcriptOf(ada, payer);
      const { seq } = sent[0]!.message;
      mustBe(messages.filter((message) => message.seq >= seq).length, 1, "the number of messages that came");
    },
  },
  {
    name: "a-message-is-charged-once",
    ids: "CHAT-03 CHAT-05 MONEY-08 C-059",
    says: "A message costs message_credits, once for its key, and the ledger says so.",
    async check({ cast }) {
      const [payer, ada] = [await cast.payer(3), await cast.member("ada")];
      const { message_credits: price } = await cast.settings();
      const { credits: before } = await payer.call(calls.getUser);
      const body = letterTo(ada);
      await Promise.all([1, 2].map(() => payer.call(calls.sendMessage, { body })));
      const { credits } = await payer.call(calls.sendMessage, { body });
      mustBe(credits, before - price, "the balance after a message");
      mustBe((await payer.call(calls.getUser)).credits, before - price, "the balance");
      const { entries } = await payer.call(calls.getLedger);
      if (price > 0)
        mustBe([entries[0]?.kind, entries[0]?.amount, entries[1]?.balance], ["message", -price, before], "the ledger");
    },
  },
  {
    name: "a-message-key-is-for-one-message",
    ids: "CHAT-05 C-059",
    says: "A message's key with other words, or to somebody else, is request_key_reused.",
    async check({ cast }) {
      const [payer, ada, ben] = [await cast.payer(2), await cast.member("ada"), await cast.member("ben")];
      const body = letterTo(ada);
      await payer.call(calls.sendMessage, { body });
      for (const other of [{ text: "Other words" }, { profile: ben.user.id }])
        await payer.refused("request_key_reused", calls.sendMessage, { body: { ...body, ...other } });
    },
  },
  {
    name: "ways-out-are-shown-to-who-has-answered",
    ids: "BEYOND-29",
    says: "Links, addresses and numbers are left out of what comes until the reader has written, too.",
    async check({ cast }) {
      const [writer, reader] = [await cast.fresh(), await cast.fresh()];
      const text = "Find me at www.example.com or 070 123 45 67";
      const shown = async () => {
        const { messages } = await transcriptOf(reader, writer);
        const { chats } = await reader.call(calls.getChats);
        return [messages[0]!, chats[0]!.last_message!].map((message) => [textOf(message), message.masked ?? false]);
      };
      await writer.call(calls.sendMessage, { body: { ...letterTo(reader), text } });
      for (const [words, masked] of await shown())
        must(masked === true && !/example|070/.test(String(words)), "a first message shows a way out");
      mustBe(textOf((await transcriptOf(writer, reader)).messages[0]!), text, "one's own words");
      await write(reader, writer);
      mustBe((await shown())[0], [text, false], "what is read once both have written");
    },
  },
  {
    name: "the-first-mention-carries-a-nudge",
    ids: "BEYOND-29",
    says: "The first message that speaks of money, a gift card or another messenger says so, to both, and no other.",
    async check({ cast }) {
      const [one, other] = [await cast.fresh(), await cast.fresh()];
      await write(one, other, "Is that PayPal?");
      await write(other, one, "Are you on WhatsApp?");
      for (const [reader, with_] of [
        [one, other],
        [other, one],
      ] as const) {
        const { messages } = await transcriptOf(reader, with_);
        mustBe(
          messages.map(({ nudge }) => nudge ?? null),
          ["money", null],
          "the nudges of two messages",
        );
      }
    },
  },
  {
    name: "message-length-is-counted-as-people-count",
    ids: "CHAT-03 C-057 C-058",
    says: "A message may have message_length characters as a person counts them, and not one more.",
    async check({ cast }) {
      const [payer, ada] = [await cast.payer(2), await cast.member("ada")];
      const { message_length: max } = await cast.settings();
      const sent = await write(payer, ada, `\r\n ${family.repeat(max)} `);
      mustBe(textOf(sent.message), family.repeat(max), "the longest message");
      const body = letterTo(ada, family.repeat(max + 1));
      const { fields } = await payer.refused("invalid_request", calls.sendMessage, { body });
      mustBe((fields as Record<string, unknown>)["text"], { code: "too_long", max }, "what is said to one more");
    },
  },
  {
    name: "messages-of-nothing-are-refused",
    ids: "CHAT-03 C-058",
    says: "A message in which nothing can be seen is refused as required.",
    async check({ cast }) {
      const [payer, ada] = [await cast.payer(2), await cast.member("ada")];
      for (const text of ["", " \n", "\u200b\u2060", "\u3164", "\u2800"]) {
        const { fields } = await payer.refused("invalid_request", calls.sendMessage, { body: letterTo(ada, text) });
        mustBe((fields as Record<string, unknown>)["text"], { code: "required" }, "what is said to nothing");
      }
    },
  },
  {
    name: "writing-needs-a-confirmed-address",
    ids: "CHAT-04 AUTH-07",
    says: "Nobody writes before their address is confirmed, and the composer says why.",
    async check({ cast }) {
      const [member, ada] = [await cast.unconfirmed(), await cast.member("ada")];
      await member.refused("email_not_confirmed", calls.sendMessage, { body: letterTo(ada) });
      mustBe((await transcriptOf(member, ada)).closed, { reason: "email_not_confirmed" }, "why the composer is closed");
    },
  },
  {
    name: "free-members-write-in-two-conversations",
    ids: "CHAT-04",
    says: "A free member who writes in two conversations may not begin a third, and the composer says why.",
    async check({ cast }) {
      const member = await cast.fresh();
      const { message_credits: price } = await cast.settings();
      if (member.user.paid_user || member.user.credits < freeConversations * price)
        throw new NotAvailable("a free member has no credits for two messages");
      await write(member, await cast.member("ada"));
      await write(member, await cast.member("ben"));
      const cleo = await cast.member("cleo");
      const limit = { limit: freeConversations };
      mustBe(
        await member.refused("conversation_limit", calls.sendMessage, { body: letterTo(cleo) }),
        limit,
        "what comes with the refusal",
      );
      mustBe(
        (await transcriptOf(member, cleo)).closed,
        { reason: "conversation_limit", ...limit },
        "the composer's reason",
      );
    },
  },
  {
    name: "nobody-writes-without-credits",
    ids: "CHAT-03 MONEY-08",
    says: "Whose credits do not do writes no message, at once from many tabs neither, and the composer says why.",
    async check({ cast }) {
      const [member, ada] = [await cast.fresh(), await cast.member("ada")];
      const { message_credits: price } = await cast.settings();
      const affordable = Math.floor(member.user.credits / price);
      if (affordable < 1 || affordable > 10)
        throw new NotAvailable("a free member cannot spend all credits in a few messages");
      const codes = await Promise.all(
        Array.from(
          { length: affordable + 3 },
          async () => (await member.ask(calls.sendMessage, { body: letterTo(ada) })).code,
        ),
      );
      mustBe(codes.filter((code) => code === undefined).length, affordable, "the number of messages sent");
      const facts = { balance: member.user.credits - affordable * price, needed: price };
      mustBe(
        await member.refused("not_enough_credits", calls.sendMessage, { body: letterTo(ada) }),
        facts,
        "what comes with the refusal",
      );
      mustBe(
        (await transcriptOf(member, ada)).closed,
        { reason: "not_enough_credits", ...facts },
        "the composer's reason",
      );
      must((await member.call(calls.getUser)).credits === facts.balance, "the balance is not what is left");
    },
  },
];
