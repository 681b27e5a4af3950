import { sql, TransactionRollbackError } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/database.ts";
import { addPerson, write } from "../members/people.fixture.ts";
import { createShop, knownToProvider, orderBundle, tell } from "../payments/payments.fixture.ts";
import type { TestServer } from "../testing/index.ts";
import { checkLedger } from "./check-ledger.ts";
import { holderOf } from "./holder.ts";

/** What stands in the books that are damaged below, by the ids that it has there. */
interface Stand {
  /** Somebody with 10 credits of sign-up of which 2 are spent, 10 bought, and a payment that is pending. */
  readonly me: number;
  /** Somebody else with 100 credits of sign-up, who wrote nothing. */
  readonly other: number;
  readonly signup: number;
  readonly message: number;
  readonly purchase: number;
  readonly lot: number;
  readonly bought: number;
  readonly othersLot: number;
  readonly paid: number;
  readonly pending: number;
  /** A payment that was disputed when half of it was spent. */
  readonly disputed: number;
}

let server: TestServer;
let stand: Stand;

/** The one number that a query finds. */
const one = async (query: string): Promise<number> =>
  Number(Object.values((await server.work.pool.query<object>(query)).rows[0] as object)[0]);

beforeAll(async () => {
  server = await createShop();
  const [ann, bob, cas] = [
    await addPerson(server, { credits: 10 }),
    await addPerson(server),
    await addPerson(server, { credits: 1 }),
  ];
  const paid = (await orderBundle(ann, "p0")).payment_id;
  await tell(server, { ...(await knownToProvider(server, paid)), status: "completed" });
  await write(ann, bob);
  const pending = (await orderBundle(ann, "p0")).payment_id;
  const disputed = (await orderBundle(cas, "p0")).payment_id;
  const known = await knownToProvider(server, disputed);
  await tell(server, { ...known, status: "completed" });
  await write(cas, bob);
  await tell(server, { ...known, status: "disputed" });
  const [me, other] = [await holderOf(server.db, ann.id), await holderOf(server.db, bob.id)];
  const ofKind = (kind: string) => one(`select id from transactions where holder_id = ${me} and kind = '${kind}'`);
  const lotOf = (holder: number, origin: string) =>
    one(`select id from lots where holder_id = ${holder} and origin = '${origin}'`);
  stand = {
    me,
    other,
    signup: await ofKind("signup"),
    message: await ofKind("message"),
    purchase: await ofKind("purchase"),
    lot: await lotOf(me, "signup"),
    bought: await lotOf(me, "purchase"),
    othersLot: await lotOf(other, "signup"),
    paid: Number(paid),
    pending: Number(pending),
    disputed: Number(disputed),
  };
});
afterAll(() => server.close());

interface Event {
  readonly kind: string;
  readonly holder: number;
  readonly payment?: number;
  /** By book: the amount, and where it is a holder's, their number and balance. */
  readonly entries: Readonly<Record<string, readonly [amount: number, seq?: number, balance?: number]>>;
  readonly lot?: readonly [origin: string, credits: number, price?: number];
  readonly uses?: readonly (readonly [lot: number, amount: number])[];
  readonly cause?: string;
}

/** A transaction as SQL, by somebody who may not know how it is done. */
function transaction({ kind, holder, payment, entries, lot, uses = [], cause = "forged" }: Event): string {
  const id = "(select max(id) from transactions)";
  const moves = Object.entries(entries).map(([book, [amount, seq, balance]]) => {
    const of = seq === undefined ? "null, null, null" : `${holder}, ${seq}, ${balance}`;
    return `insert into entries values (${id}, '${book}', ${amount}, ${of});`;
  });
  const [origin, credits, price] = lot ?? [];
  const currency = price === undefined ? "null" : "'EUR'";
  return [
    `insert into transactions (holder_id, kind, cause, payment_id, at)
      values (${holder}, '${kind}', '${cause}', ${payment ?? null}, now());`,
    ...moves,
    lot
      ? `insert into lots (holder_id, transaction_id, origin, credits, remaining, price_minor, currency)
      values (${holder}, ${id}, '${origin}', ${credits}, ${credits}, ${price ?? 0}, ${currency});`
      : "",
    ...uses.map(([used, amount]) => `insert into lot_uses values (${id}, ${used}, ${amount});`),
  ].join("\n");
}

/** Guards of the database, by name and table; what they alone refuse; and what the check says where it got through. */
interface Case {
  readonly guards: readonly (readonly [name: string, table: string])[];
  readonly bad: (ids: Stand) => string;
  readonly invariant: string;
}

const holds = [
  ["transactions_hold", "transactions"],
  ["entries_hold", "entries"],
  ["lots_hold", "lots"],
  ["lot_uses_hold", "lot_uses"],
] as const;
const moves = "lots move as the entries of their transaction";
const left = "what is left of a lot is what was not used of it";
const paymentIs = "a payment is what its transactions are";
const priced = "what was bought is what its payment says, at its price";
const own = "a transaction moves what is its holder's";
const sums = "the entries of a transaction add up to 0";

const cases: Readonly<Record<string, Case>> = {
  "a transaction is not changed": {
    guards: [["transactions_append_only", "transactions"]],
    bad: ({ other, signup }) => `update transactions set holder_id = ${other} where id = ${signup}`,
    invariant: own,
  },
  "an entry is not changed": {
    guards: [["entries_append_only", "entries"]],
    bad: ({ signup }) => `update entries set amount = -11 where book = 'granted' and transaction_id = ${signup}`,
    invariant: sums,
  },
  "an entry is not deleted": {
    guards: [["entries_append_only", "entries"]],
    bad: ({ signup }) => `delete from entries where transaction_id = ${signup}`,
    invariant: "the entries of a holder are numbered without a gap",
  },
  "a use is not changed": {
    guards: [["lot_uses_append_only", "lot_uses"]],
    bad: ({ message }) => `update lot_uses set amount = 1 where transaction_id = ${message}`,
    invariant: left,
  },
  "a lot is not deleted": {
    guards: [["lots_append_only", "lots"]],
    bad: ({ othersLot }) => `delete from lots where id = ${othersLot}`,
    invariant: "open lots are the balance",
  },
  "a lot changes by its uses alone": {
    guards: [["lots_change_by_use", "lots"]],
    bad: ({ lot }) => `update lots set remaining = remaining - 1 where id = ${lot}`,
    invariant: left,
  },
  "a balance follows the last one": {
    guards: [["entries_follow", "entries"]],
    bad: ({ me }) =>
      transaction({
        kind: "bonus",
        holder: me,
        entries: { granted: [-1], credits: [1, 4, 119] },
        lot: ["bonus", 1],
      }),
    invariant: "the last balance and an amount are the next balance",
  },
  "entries are numbered": {
    guards: [
      ["entries_follow", "entries"],
      ["entries_seq", "entries"],
    ],
    bad: ({ me }) =>
      transaction({ kind: "bonus", holder: me, entries: { granted: [-1], credits: [1, 3, 19] }, lot: ["bonus", 1] }),
    invariant: "the entries of a holder are numbered without a gap",
  },
  "a transaction has entries": {
    guards: [["transactions_hold", "transactions"]],
    bad: ({ me }) => transaction({ kind: "bonus", holder: me, entries: {} }),
    invariant: sums,
  },
  "entries add up to 0, later ones too": {
    guards: [["entries_hold", "entries"]],
    bad: ({ signup }) => `insert into entries values (${signup}, 'spent', 5)`,
    invariant: "all books add up to 0",
  },
  "a lot comes with its entry": {
    guards: [["lots_hold", "lots"]],
    bad: ({ me, message }) =>
      `insert into lots (holder_id, transaction_id, origin, credits, remaining) values (${me}, ${message}, 'gift', 5, 5)`,
    invariant: moves,
  },
  "a use comes with its entry": {
    guards: [["lot_uses_hold", "lot_uses"]],
    bad: ({ signup, lot }) => `insert into lot_uses values (${signup}, ${lot}, 1)`,
    invariant: moves,
  },
  "a debt comes of money that went back": {
    guards: holds,
    bad: ({ me }) =>
      transaction({
        kind: "bonus",
        holder: me,
        entries: { credits: [2, 4, 20], debt: [-2, 1, -2] },
        lot: ["bonus", 2],
      }),
    invariant: "nobody owes but by money that went back",
  },
  "nobody spends the lots of others": {
    guards: holds,
    bad: ({ me, othersLot }) =>
      transaction({
        kind: "message",
        holder: me,
        entries: { spent: [2], credits: [-2, 4, 16] },
        uses: [[othersLot, 2]],
      }),
    invariant: own,
  },
  "money that goes back takes from its own lot": {
    guards: holds,
    bad: ({ me, paid, lot, bought }) =>
      `update payments set status = 'refunded' where id = ${paid};` +
      transaction({
        kind: "refund",
        holder: me,
        payment: paid,
        entries: { refunded: [10], credits: [-10, 4, 8] },
        uses: [
          [lot, 8],
          [bought, 2],
        ],
      }),
    invariant: "money that goes back takes from its own lot",
  },
  "what was ordered is not changed": {
    guards: [["payments_keep_order", "payments"]],
    bad: ({ paid }) => `update payments set amount_minor = 1 where id = ${paid}`,
    invariant: priced,
  },
  "a payment that granted credits stays completed": {
    guards: [["payments_hold", "payments"]],
    bad: ({ paid }) => `update payments set status = 'pending' where id = ${paid}`,
    invariant: paymentIs,
  },
  "no credits are granted for a payment that is pending": {
    guards: [["transactions_hold_payment", "transactions"]],
    bad: ({ me, pending }) =>
      transaction({
        kind: "purchase",
        holder: me,
        payment: pending,
        entries: { sold: [-10], credits: [10, 4, 28] },
        lot: ["purchase", 10, 1500],
      }),
    invariant: paymentIs,
  },
  "a purchase has a payment": {
    guards: [["transactions_of_payment", "transactions"]],
    bad: ({ me }) =>
      transaction({
        kind: "purchase",
        holder: me,
        entries: { sold: [-10], credits: [10, 4, 28] },
        lot: ["purchase", 10, 1500],
      }),
    invariant: priced,
  },
  "an entry moves something": {
    guards: [["entries_move", "entries"]],
    bad: ({ signup }) => `insert into entries values (${signup}, 'spent', 0)`,
    invariant: "an entry moves something",
  },
  "the house's books are nobody's": {
    guards: [["entries_of_holder", "entries"]],
    bad: ({ me }) =>
      transaction({
        kind: "bonus",
        holder: me,
        entries: { granted: [-1, 1, -1], credits: [1, 4, 19] },
        lot: ["bonus", 1],
      }),
    invariant: "a holder's entry is in a book of theirs",
  },
  "nobody is below 0": {
    guards: [
      ["entries_credits_not_negative", "entries"],
      ["lots_within_bounds", "lots"],
    ],
    bad: ({ me, lot }) =>
      transaction({ kind: "message", holder: me, entries: { spent: [19], credits: [-19, 4, -1] }, uses: [[lot, 19]] }),
    invariant: "nobody is below 0",
  },
  "nobody is owed": {
    guards: [["entries_debt_not_positive", "entries"]],
    bad: ({ me, paid, bought }) =>
      transaction({
        kind: "debt",
        holder: me,
        payment: paid,
        entries: { credits: [-1, 4, 17], debt: [1, 1, 1] },
        uses: [[bought, 1]],
      }),
    invariant: "nobody owes but by money that went back",
  },
  "no lot gives more than it has": {
    guards: [["lots_within_bounds", "lots"]],
    bad: ({ me, lot }) =>
      transaction({ kind: "message", holder: me, entries: { spent: [9], credits: [-9, 4, 9] }, uses: [[lot, 9]] }),
    invariant: "no lot is below 0 or above what it was",
  },
  "a use takes": {
    guards: [["lot_uses_take", "lot_uses"]],
    bad: ({ me, lot, bought }) =>
      transaction({
        kind: "message",
        holder: me,
        entries: { spent: [1], credits: [-1, 4, 17] },
        uses: [
          [lot, -1],
          [bought, 2],
        ],
      }),
    invariant: "no lot is below 0 or above what it was",
  },
  "what was given has no price": {
    guards: [["lots_priced", "lots"]],
    bad: ({ me }) =>
      transaction({
        kind: "bonus",
        holder: me,
        entries: { granted: [-1], credits: [1, 4, 19] },
        lot: ["bonus", 1, 150],
      }),
    invariant: priced,
  },
  "one cause is one transaction": {
    guards: [["transactions_cause_unique", "transactions"]],
    bad: ({ me, paid }) =>
      transaction({
        kind: "bonus",
        holder: me,
        cause: `payment:${paid}`,
        entries: { granted: [-1], credits: [1, 4, 19] },
        lot: ["bonus", 1],
      }),
    invariant: "one cause is one transaction",
  },
  "credits of a payment are granted once": {
    guards: [["transactions_bought_once", "transactions"]],
    bad: ({ me, paid }) =>
      transaction({
        kind: "purchase",
        holder: me,
        payment: paid,
        entries: { sold: [-10], credits: [10, 4, 28] },
        lot: ["purchase", 10, 1500],
      }),
    invariant: "credits of a payment are granted once",
  },
  "no more goes back than was bought": {
    guards: [["transactions_taken_back_once", "transactions"]],
    bad: ({ disputed }) =>
      transaction({
        kind: "return",
        holder: Number.NaN,
        payment: disputed,
        entries: { returned: [10], debt: [-10] },
      })
        .replaceAll("(NaN,", `((select holder_id from payments where id = ${disputed}),`)
        .replace(
          "'debt', -10, null, null, null",
          `'debt', -10, (select holder_id from payments where id = ${disputed}), 2, -11`,
        ),
    invariant: "no more goes back than was bought",
  },
};

/** Removes a guard, be it a trigger, a constraint or an index. */
const drop = ([name, table]: readonly [string, string]) => `
  do $$ begin
    if exists (select from pg_trigger where tgname = '${name}' and not tgisinternal) then
      drop trigger ${name} on ${table};
    elsif exists (select from pg_constraint where conname = '${name}' and contype <> 't') then
      alter table ${table} drop constraint ${name};
    else
      drop index ${name};
    end if;
  end $$`;

/** Does something in a transaction that is undone, and answers what it found. */
async function undone<T>(run: (tx: Database) => Promise<T>): Promise<T> {
  let found: T | undefined;
  await server.db
    .transaction(async (tx) => {
      found = await run(tx);
      tx.rollback();
    })
    .catch((failure: unknown) => {
      if (!(failure instanceof TransactionRollbackError)) throw failure;
    });
  return found!;
}

describe("BEYOND-43 each guard of the books", () => {
  it.each(Object.entries(cases))(
    "%s: refused, and found where the guard is gone",
    async (_, { guards, bad, invariant }) => {
      expect(await checkLedger(server.db)).toEqual([]);
      const refused = undone(async (tx) => {
        await tx.execute(sql.raw(bad(stand)));
        await tx.execute(sql`set constraints all immediate`);
      });
      await expect(refused).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^23(514|505)$/) } });
      const breaches = await undone(async (tx) => {
        for (const guard of guards) await tx.execute(sql.raw(drop(guard)));
        await tx.execute(sql.raw(bad(stand)));
        await tx.execute(sql`set constraints all immediate`);
        return checkLedger(tx);
      });
      expect(breaches.map((breach) => breach.invariant)).toContain(invariant);
    },
  );

  it("what is used is taken from its lot by the database, and missed where that is gone", async () => {
    const used = ({ me, lot }: Stand) =>
      transaction({ kind: "message", holder: me, entries: { spent: [2], credits: [-2, 4, 16] }, uses: [[lot, 2]] });
    const breaches = await undone(async (tx) => {
      await tx.execute(sql.raw(drop(["lot_uses_take_from_lot", "lot_uses"])));
      await tx.execute(sql.raw(used(stand)));
      return checkLedger(tx);
    });
    expect(breaches.map(({ invariant }) => invariant)).toEqual([left, "open lots are the balance"]);
  });

  it("a payment is not deleted, even one that granted nothing", async () => {
    const deleted = server.db.execute(sql`delete from payments where id = ${stand.pending}`);
    await expect(deleted).rejects.toMatchObject({ cause: { code: "23514" } });
  });

  it("is in one of the cases here", async () => {
    const tables = `'{transactions, entries, lots, lot_uses, payments}'::regclass[]`;
    const { rows } = await server.work.pool.query<{ name: string }>(`
      select tgname as name from pg_trigger where not tgisinternal and tgrelid = any (${tables})
      union select conname from pg_constraint where contype in ('c', 'u') and conrelid = any (${tables})
      union select indexrelid::regclass::text from pg_index
        where indisunique and indpred is not null and indrelid = any (${tables})`);
    const tested = new Set<string>(Object.values(cases).flatMap(({ guards }) => guards.map(([name]) => name)));
    // Tested above, or no guard of the books: one lot a transaction, one payment a reference and request.
    for (const name of [
      "lot_uses_take_from_lot",
      "payments_kept",
      "lots_transactionId_unique",
      "payments_reference_unique",
      "payments_holderId_requestKey_unique",
    ]) {
      tested.add(name);
    }
    expect(rows.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
  });

  it.each([
    ["lost by one whose payment stands", ({ paid }: Stand) => ["false", paid]],
    ["kept by one whose money went back", ({ disputed }: Stand) => ["true", disputed]],
  ] as const)("premium %s is found", async (_, damage) => {
    const [paid, payment] = damage(stand);
    const breaches = await undone(async (tx) => {
      await tx.execute(
        sql.raw(`update accounts set paid = ${paid} from holders, payments
          where holders.account_id = accounts.id and payments.holder_id = holders.id and payments.id = ${payment}`),
      );
      return checkLedger(tx);
    });
    expect(breaches.map(({ invariant }) => invariant)).toEqual(["who has paid is premium while a payment stands"]);
  });
});
