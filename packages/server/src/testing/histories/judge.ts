import { calls } from "@kindling/domain/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import { standOf } from "../../credits/balance.ts";
import { holderOf } from "../../credits/holder.ts";
import { accounts, holders, messages, paymentEvents, payments } from "../../database/schema/index.ts";
import { insist } from "./ask.ts";
import { firstCredits, type Life, type LivedPerson, type Shop } from "./life.ts";
import { alike, endOf } from "./live.ts";

const idsOf = ({ people }: Life) => people.map(({ id }) => id);

/** Every acknowledged order is one payment, in the state of all that was told of it; none is there that nobody ordered. */
async function judgeOrders(life: Life, { db }: Shop): Promise<string[]> {
  const rows = await db
    .select({ accountId: holders.accountId, payment: payments })
    .from(payments)
    .innerJoin(holders, eq(holders.id, payments.holderId))
    .where(inArray(holders.accountId, idsOf(life)));
  const faults: string[] = [];
  for (const [at, order] of life.orders.entries()) {
    const found = rows.filter(({ payment }) => payment.requestKey === order.key);
    const ids = found.map(({ payment }) => String(payment.id));
    if (ids.length > 1 || (order.paymentId !== undefined && order.paymentId !== ids[0]))
      faults.push(`order ${at} was acknowledged as payment ${order.paymentId} and is ${ids.join(", ") || "lost"}`);
    const [status = "pending", expected] = [found[0]?.payment.status, endOf(order)];
    if (alike(status) !== expected) faults.push(`order ${at} is ${status} instead of ${expected}`);
    if (found.some(({ accountId }) => accountId !== order.owner.id)) faults.push(`order ${at} is another's`);
  }
  const keys = new Set(life.orders.map(({ key }) => key));
  if (rows.some(({ payment }) => !keys.has(payment.requestKey))) faults.push("there is a payment that nobody ordered");
  return faults;
}

/** Every acknowledged letter is there, once and as it was written; none is there that was refused. */
async function judgeLetters(life: Life, { db }: Shop): Promise<{ faults: string[]; sent: Map<number, number> }> {
  const rows = await db
    .select()
    .from(messages)
    .where(inArray(messages.senderId, idsOf(life)));
  const faults: string[] = [];
  for (const [at, { from, text, key, messageId, unclear }] of life.letters.entries()) {
    const found = rows.filter(({ requestKey }) => requestKey === key);
    const right = found.filter((row) => row.senderId === from.id && row.text === text);
    const wanted = messageId === undefined ? (unclear ? [0, 1] : [0]) : [1];
    if (found.length !== right.length || !wanted.includes(found.length))
      faults.push(`letter ${at} is there ${found.length} times instead of ${wanted.join(" or ")}`);
  }
  const keys = new Set(life.letters.map(({ key }) => key));
  if (rows.some(({ requestKey }) => !keys.has(requestKey))) faults.push("there is a message that nobody wrote");
  return { faults, sent: new Map(idsOf(life).map((id) => [id, rows.filter((row) => row.senderId === id).length])) };
}

/** Somebody has what they had, and bought and kept, less what they sent; and is shown that. */
async function judgePerson({ id, client }: LivedPerson, life: Life, shop: Shop, sent: number): Promise<string[]> {
  const { db, messageCredits } = shop;
  const faults: string[] = [];
  const holderId = await holderOf(db, id);
  const [credits, debt] = [await standOf(db, holderId, "credits"), await standOf(db, holderId, "debt")];
  const bought = life.orders.filter((order) => order.owner.id === id && endOf(order) === "completed");
  const expected = firstCredits + bought.reduce((sum, { bundle }) => sum + bundle.credits, 0) - sent * messageCredits;
  const has = credits.balance + debt.balance;
  if (has !== expected) faults.push(`member ${id} has ${has} instead of ${expected}`);
  const shown = await insist(() => client.call(calls.getLedger));
  if (!("answer" in shown) || shown.answer.balance !== credits.balance)
    faults.push(`member ${id} with ${credits.balance} credits is shown ${JSON.stringify(shown)}`);
  const [account] = await db.select({ paid: accounts.paid }).from(accounts).where(eq(accounts.id, id));
  if (account?.paid !== bought.length > 0) faults.push(`member ${id} is ${account?.paid ? "" : "not "}premium`);
  return faults;
}

/** Nothing waits that a provider has told of a payment that is known. */
async function judgeEvents(life: Life, { db }: Shop): Promise<string[]> {
  const waiting = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .innerJoin(payments, eq(sql`${payments.reference}::text`, paymentEvents.reference))
    .innerJoin(holders, eq(holders.id, payments.holderId))
    .where(
      and(
        inArray(holders.accountId, idsOf(life)),
        eq(paymentEvents.applied, false),
        sql`${paymentEvents.payload} = jsonb_build_object('amount_minor', ${payments.amountMinor}, 'currency', ${payments.currency})`,
      ),
    );
  return waiting.map(({ id }) => `event ${id} was never applied`);
}

/** Compares a history that is over, and whose jobs are done, to what the product has acknowledged; answers what differs. */
export async function judgeLife(life: Life, shop: Shop): Promise<string[]> {
  const { faults, sent } = await judgeLetters(life, shop);
  const people = life.people.map((person) => judgePerson(person, life, shop, sent.get(person.id)!));
  const more = await Promise.all([judgeOrders(life, shop), judgeEvents(life, shop), ...people]);
  return [...life.faults, ...faults, ...more.flat()];
}
