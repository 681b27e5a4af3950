import { randomUUID } from "node:crypto";
import { calls } from "@kindling/domain/contract";
import { must, mustBe, NotAvailable } from "../driver/broken.ts";
import { orderOf, settled } from "../driver/cast.ts";
import { pay } from "../driver/payment-page.ts";
import type { Rule } from "../rule.ts";

export const paymentRules: readonly Rule[] = [
  {
    name: "an-order-is-one-payment-for-its-key",
    ids: "C-053",
    says: "An order that is sent again, at once or later, is the same payment.",
    async check({ cast }) {
      const ada = await cast.member("ada");
      const body = await orderOf(ada);
      const payments = await Promise.all([1, 2, 3].map(() => ada.call(calls.order, { body })));
      payments.push(await ada.call(calls.order, { body }));
      mustBe(new Set(payments.map(({ payment_id }) => payment_id)).size, 1, "the number of payments");
      mustBe(payments[0]!.status, "pending", "what a payment is before anybody has paid");
    },
  },
  {
    name: "an-order-key-is-for-one-order",
    ids: "C-053 C-059",
    says: "An order's key with another package is request_key_reused.",
    async check({ cast }) {
      const ada = await cast.member("ada");
      const [body, other] = [await orderOf(ada, "largest"), await orderOf(ada, "smallest")];
      if (body.bundle === other.bundle) throw new NotAvailable("there is one package only");
      await ada.call(calls.order, { body });
      await ada.refused("request_key_reused", calls.order, { body: { ...other, request_key: body.request_key } });
    },
  },
  {
    name: "the-price-shown-is-the-price-charged",
    ids: "MONEY-08 C-040",
    says: "An order at another price than the package's is price_changed, and says the price.",
    async check({ cast }) {
      const ada = await cast.member("ada");
      const body = await orderOf(ada);
      for (const price of [
        { ...body.price, amount_minor: body.price.amount_minor - 1 },
        { ...body.price, currency: "XTS" },
      ])
        mustBe(
          await ada.refused("price_changed", calls.order, { body: { ...body, price, request_key: randomUUID() } }),
          body.price,
          "the price that is said",
        );
      const { payment_id: id } = await ada.call(calls.order, { body });
      mustBe((await ada.call(calls.getPayment, { query: { id } })).amount, body.price, "what is charged");
    },
  },
  {
    name: "what-is-not-sold-cannot-be-ordered",
    ids: "C-040",
    says: "An order of an unknown package, or by an unknown method, is not_found.",
    async check({ cast }) {
      const ada = await cast.member("ada");
      const body = await orderOf(ada);
      for (const other of [{ bundle: "p99" }, { method: "shells" }])
        await ada.refused("not_found", calls.order, { body: { ...body, ...other } });
    },
  },
  {
    name: "payments-of-others-do-not-exist",
    ids: "C-068",
    says: "Who asks for somebody else's payment is told not_found.",
    async check({ cast }) {
      const [ada, ben] = [await cast.member("ada"), await cast.member("ben")];
      const { payment_id: id } = await ada.call(calls.order, { body: await orderOf(ada) });
      await ben.refused("not_found", calls.getPayment, { query: { id } });
    },
  },
  {
    name: "a-completed-payment-adds-its-credits-once",
    ids: "MONEY-01 MONEY-08 C-053",
    says: "A payment that completes adds its credits once, though it is told twice, and the ledger says of which payment.",
    async check({ cast }) {
      const payer = await cast.payer(1);
      const { credits: before } = await payer.call(calls.getUser);
      const ordered = await payer.call(calls.order, { body: await orderOf(payer, "smallest") });
      await pay(payer, ordered, "completed");
      const payment = await settled(payer, ordered);
      mustBe([payment?.status, payment?.next], ["completed", null], "a payment that was made");
      await pay(payer, ordered, "completed");
      // What is told last has been heard once what is told after it has.
      const another = await payer.call(calls.order, { body: await orderOf(payer, "smallest") });
      await pay(payer, another, "completed");
      await settled(payer, another);
      const { credits, paid_user } = await payer.call(calls.getUser);
      mustBe(
        [credits, paid_user],
        [before + ordered.credits + another.credits, true],
        "credits and premium after the payment",
      );
      const { entries } = await payer.call(calls.getLedger);
      const bought = entries.filter((entry) => "payment_id" in entry && entry.payment_id === ordered.payment_id);
      mustBe(
        bought.map(({ kind, amount }) => [kind, amount]),
        [["purchase", ordered.credits]],
        "the ledger of it",
      );
    },
  },
  {
    name: "a-cancelled-payment-adds-nothing",
    ids: "MONEY-04 MONEY-08",
    says: "A payment that is cancelled is cancelled, and changes no credits.",
    async check({ cast }) {
      const ada = await cast.member("ada");
      const { credits: before } = await ada.call(calls.getUser);
      const ordered = await ada.call(calls.order, { body: await orderOf(ada) });
      await pay(ada, ordered, "cancelled");
      mustBe((await settled(ada, ordered))?.status, "cancelled", "a payment that was cancelled");
      const { credits, paid_user } = await ada.call(calls.getUser);
      mustBe([credits, paid_user], [before, ada.user.paid_user], "credits and premium after it");
    },
  },
  {
    name: "ledger-pages-have-each-entry-once",
    ids: "MONEY-08",
    says: "Through the pages of the ledger each entry comes once, the latest first, and every balance follows from the one before.",
    async check({ cast }) {
      const payer = await cast.payer(1);
      const first = await payer.call(calls.getLedger);
      const entries = [...first.entries];
      for (let more = first.has_older; more;) {
        const page = await payer.call(calls.getLedger, { query: { before: Number(entries.at(-1)!.id) } });
        must(page.entries.length > 0, "a page is empty though there are older entries");
        entries.push(...page.entries);
        more = page.has_older;
      }
      mustBe(new Set(entries.map(({ id }) => id)).size, entries.length, "the number of different entries");
      mustBe(entries[0]?.balance, first.balance, "the balance of the latest entry");
      mustBe((await payer.call(calls.getUser)).credits, first.balance, "the balance of the account");
      for (const [at, { id, balance, amount }] of entries.entries())
        mustBe(balance - amount, entries[at + 1]?.balance ?? 0, `the balance before the entry ${id}`);
    },
  },
];
