import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";

const waysBack = sql`('refund', 'return', 'dispute')`;

/** What holds of the books at any time. Each query finds what breaks it, by `id`. */
const invariants: Readonly<Record<string, SQL>> = {
  "the entries of a transaction add up to 0": sql`
    select t.id from transactions t left join entries e on e.transaction_id = t.id
    group by t.id having count(e) = 0 or sum(e.amount) <> 0`,
  "all books add up to 0": sql`
    select 'all' as id from entries having sum(amount) <> 0`,
  "the last balance and an amount are the next balance": sql`
    select transaction_id as id from (
      select *, lag(balance, 1, 0) over (partition by holder_id, book order by seq) as last
      from entries where holder_id is not null
    ) e where balance <> last + amount`,
  "the entries of a holder are numbered without a gap": sql`
    select transaction_id as id from (
      select *, row_number() over (partition by holder_id, book order by seq) as number
      from entries where holder_id is not null
    ) e where seq <> number`,
  "a holder's entry is in a book of theirs": sql`
    select transaction_id as id from entries
    where num_nulls(holder_id, seq, balance) <> case when book in ('credits', 'debt') then 0 else 3 end`,
  "an entry moves something": sql`
    select e.transaction_id as id from entries e join transactions t on t.id = e.transaction_id
    where e.amount = 0 and not (e.book = 'credits' and t.kind in ${waysBack})`,
  "one cause is one transaction": sql`
    select min(id) as id from transactions group by cause having count(*) > 1`,
  "nobody is below 0": sql`
    select transaction_id as id from entries where book = 'credits' and balance < 0`,
  "nobody owes but by money that went back": sql`
    select t.id from entries e join transactions t on t.id = e.transaction_id
    where e.book = 'debt' and (e.balance > 0 or (e.amount < 0 and t.kind not in ${waysBack}))`,
  "a transaction moves what is its holder's": sql`
    select t.id from transactions t join entries e on e.transaction_id = t.id where e.holder_id <> t.holder_id
    union select t.id from transactions t join lots l on l.transaction_id = t.id where l.holder_id <> t.holder_id
    union select t.id from transactions t join lot_uses u on u.transaction_id = t.id join lots l on l.id = u.lot_id
      where l.holder_id <> t.holder_id`,
  "lots move as the entries of their transaction": sql`
    select t.id from transactions t
    where (select coalesce(sum(amount), 0) from entries where transaction_id = t.id and book = 'credits')
      <> (select coalesce(sum(credits), 0) from lots where transaction_id = t.id)
        - (select coalesce(sum(amount), 0) from lot_uses where transaction_id = t.id)`,
  "what is left of a lot is what was not used of it": sql`
    select id from lots where remaining <> credits
      - (select coalesce(sum(amount), 0) from lot_uses where lot_id = lots.id)`,
  "no lot is below 0 or above what it was": sql`
    select id from lots where remaining < 0 or remaining > credits
    union select lot_id from lot_uses where amount <= 0`,
  "open lots are the balance": sql`
    select h.id from holders h
    where (select coalesce(sum(remaining), 0) from lots where holder_id = h.id)
      <> coalesce((select balance from entries where holder_id = h.id and book = 'credits' order by seq desc limit 1), 0)`,
  "money that goes back takes from its own lot": sql`
    select t.id from transactions t
    join lot_uses u on u.transaction_id = t.id
    join lots l on l.id = u.lot_id
    join transactions bought on bought.id = l.transaction_id
    where t.kind in ${waysBack} and bought.payment_id is distinct from t.payment_id`,
  "no more goes back than was bought": sql`
    select t.payment_id as id from transactions t
    join entries e on e.transaction_id = t.id and e.book in ('refunded', 'returned', 'disputed')
    join payments p on p.id = t.payment_id
    group by t.payment_id, p.credits having sum(e.amount) > p.credits or count(*) > 1`,
  "credits of a payment are granted once": sql`
    select payment_id as id from transactions where kind = 'purchase' group by payment_id having count(*) > 1`,
  "a payment is what its transactions are": sql`
    select p.id from payments p
    left join transactions bought on bought.payment_id = p.id and bought.kind = 'purchase'
    left join transactions back on back.payment_id = p.id and back.kind in ${waysBack}
    where case
      when p.status = 'completed' then bought.id is null or back.id is not null
      when p.status in ('refunded', 'returned', 'disputed') then (bought.id is null) <> (back.id is null)
      else bought.id is not null or back.id is not null
    end`,
  "who has paid is premium while a payment stands": sql`
    select a.id from accounts a join holders h on h.account_id = a.id join payments p on p.holder_id = h.id
    where p.status in ('completed', 'refunded', 'returned', 'disputed')
    group by a.id having a.paid <> bool_or(p.status = 'completed')`,
  "what was bought is what its payment says, at its price": sql`
    select t.id from transactions t
    left join lots l on l.transaction_id = t.id
    left join payments p on p.id = t.payment_id
    where t.kind = 'purchase' and (
      (l.holder_id, l.credits, l.price_minor, l.currency) is distinct from
      (p.holder_id, p.credits, p.amount_minor, p.currency)
    )
    union select t.id from transactions t join lots l on l.transaction_id = t.id
    where t.kind <> 'purchase' and (l.price_minor <> 0 or l.currency is not null)`,
};

/** An invariant that does not hold, and the first ids of what breaks it. */
export interface Breach {
  readonly invariant: string;
  readonly ids: readonly string[];
}

/** Checks the books against everything that holds of them, as they are at one instant; answers what does not hold. */
export async function checkLedger(db: Database): Promise<Breach[]> {
  return db.transaction(
    async (tx) => {
      const breaches: Breach[] = [];
      for (const [invariant, query] of Object.entries(invariants)) {
        const { rows } = await tx.execute<{ id: string }>(sql`select id from (${query}) found order by id limit 10`);
        if (rows.length > 0) breaches.push({ invariant, ids: rows.map(({ id }) => String(id)) });
      }
      return breaches;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
