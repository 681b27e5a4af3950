import { randomUUID } from "node:crypto";
import { calls, type Gift, gifts } from "@kindling/domain/contract";
import { must, mustBe, NotAvailable } from "../driver/broken.ts";
import type { Member } from "../driver/cast.ts";
import { letterTo, transcriptOf } from "../driver/letters.ts";
import type { Rule } from "../rule.ts";

/** What a gift to somebody is sent with. */
const giftTo = (to: Member, gift: Gift) => ({ profile: to.user.id, gift, request_key: randomUUID() });

/** What a member can give, the dearest last, each with its price. */
async function choiceOf(member: Member): Promise<{ id: Gift; credits: number }[]> {
  const list = (await member.call(calls.getGifts)).gifts;
  const known = gifts.flatMap((id) => list.filter((one) => one.id === id).map(({ credits }) => ({ id, credits })));
  if (known.length === 0) throw new NotAvailable("there is nothing to give");
  return known;
}

export const giftRules: readonly Rule[] = [
  {
    name: "a-gift-comes-to-its-reader",
    ids: "CHAT-08",
    says: "A gift stands in both transcripts as what it is, under its key for its sender alone.",
    async check({ cast }) {
      const [payer, ada] = [await cast.payer(20), await cast.member("ada")];
      const { id } = (await choiceOf(payer))[0]!;
      const body = giftTo(ada, id);
      const { message } = await payer.call(calls.sendGift, { body });
      const shown = [message, ...(await Promise.all([transcriptOf(payer, ada), transcriptOf(ada, payer)])).map(last)];
      mustBe(
        shown.map((one) => one?.kind === "gift" && [one.gift, one.own, one.request_key]),
        [
          [id, true, body.request_key],
          [id, true, body.request_key],
          [id, false, null],
        ],
        "the gift",
      );
    },
  },
  {
    name: "a-gift-is-charged-once-at-its-price",
    ids: "CHAT-03 CHAT-08 MONEY-08 C-059",
    says: "A gift costs what the list says, once for its key, and the ledger says so.",
    async check({ cast }) {
      const [payer, ada] = [await cast.payer(20), await cast.member("ada")];
      const { id, credits: price } = (await choiceOf(payer)).at(-1)!;
      const { credits: before } = await payer.call(calls.getUser);
      if (before < price) throw new NotAvailable("nobody has credits for the dearest gift");
      const body = giftTo(ada, id);
      const sent = await Promise.all([1, 2, 3].map(() => payer.call(calls.sendGift, { body })));
      mustBe(new Set(sent.map(({ message }) => message.id)).size, 1, "the number of gifts answered");
      mustBe((await payer.call(calls.getUser)).credits, before - price, "the balance after a gift");
      const { entries } = await payer.call(calls.getLedger);
      if (price > 0)
        mustBe([entries[0]?.kind, entries[0]?.amount, entries[1]?.balance], ["gift", -price, before], "the ledger");
    },
  },
  {
    name: "a-gift-key-is-for-one-gift",
    ids: "CHAT-05 C-059",
    says: "A gift's key with another gift, or as a message in words, is request_key_reused.",
    async check({ cast }) {
      const [payer, ada] = [await cast.payer(20), await cast.member("ada")];
      const [one, other] = await choiceOf(payer);
      const body = giftTo(ada, one!.id);
      await payer.call(calls.sendGift, { body });
      if (other) await payer.refused("request_key_reused", calls.sendGift, { body: { ...body, gift: other.id } });
      const letter = { ...letterTo(ada), request_key: body.request_key };
      await payer.refused("request_key_reused", calls.sendMessage, { body: letter });
    },
  },
  {
    name: "only-what-is-on-the-list-is-given",
    ids: "CHAT-08 C-040",
    says: "A gift that is on no list is refused, and nothing is charged.",
    async check({ cast }) {
      const [payer, ada] = [await cast.payer(20), await cast.member("ada")];
      const { credits } = await payer.call(calls.getUser);
      for (const gift of ["yacht", "constructor", "", -1, null]) {
        const { code } = await payer.ask(calls.sendGift, { body: { ...giftTo(ada, "rose"), gift } });
        must(code === "invalid_request", `the gift ${JSON.stringify(gift)} was answered ${code ?? "as one"}`);
      }
      mustBe((await payer.call(calls.getUser)).credits, credits, "the balance after gifts that are none");
    },
  },
  {
    name: "nobody-gives-without-credits",
    ids: "CHAT-03 MONEY-08",
    says: "A gift that takes more credits than there are is refused, with both numbers.",
    async check({ cast }) {
      const [member, ada] = [await cast.fresh(), await cast.member("ada")];
      const dear = (await choiceOf(member)).find(({ credits }) => credits > member.user.credits);
      if (!dear) throw new NotAvailable("a free member has credits for every gift");
      mustBe(
        await member.refused("not_enough_credits", calls.sendGift, { body: giftTo(ada, dear.id) }),
        { balance: member.user.credits, needed: dear.credits },
        "what comes with the refusal",
      );
    },
  },
  {
    name: "an-icebreaker-is-read-as-it-was-sent",
    ids: "CHAT-01",
    says: "An icebreaker is a kind of its own, and its reader reads the words that its sender chose.",
    async check({ cast }) {
      const [payer, ada] = [await cast.payer(3), await cast.member("ada")];
      const text = `Tea or coffee? ${randomUUID().replaceAll(/[^a-z]/g, "")}`;
      await payer.call(calls.sendMessage, { body: { ...letterTo(ada, text), kind: "icebreaker" } });
      const read = last(await transcriptOf(ada, payer));
      mustBe(read?.kind === "icebreaker" && read.text, text, "the icebreaker");
    },
  },
];

const last = <Item>({ messages }: { readonly messages: readonly Item[] }): Item | undefined => messages.at(-1);
