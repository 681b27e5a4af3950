import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { calls, type PaymentStatus } from "@kindling/domain/contract";
import { nextPaymentStatus } from "@kindling/domain/state";
import { and, eq } from "drizzle-orm";
import { holders, payments } from "../../database/schema/index.ts";
import { sign, signatureHeader } from "../../payments/sandbox/signature.ts";
import { askBy, insist, statusOf } from "./ask.ts";
import type { Flaw, History, Step } from "./history.ts";
import { createLife, type Life, type LivedOrder, origin, type Shop } from "./life.ts";

/** As one status: of `failed` and `cancelled` at once, either may have come first. */
export const alike = (status: PaymentStatus): PaymentStatus => (status === "cancelled" ? "failed" : status);

/** What a payment is of which all of this was told, in whatever order. */
const outcomeOf = (told: readonly PaymentStatus[]): PaymentStatus => alike(told.reduce(nextPaymentStatus, "pending"));

/** What becomes of an order in the end. */
export const endOf = ({ told, chosen }: LivedOrder): PaymentStatus => outcomeOf([...told, ...chosen]);

type StepOf<What extends Step["what"]> = Extract<Step, { what: What }>;

async function order(step: StepOf<"order">, life: Life): Promise<void> {
  const ordered = life.orders[step.order]!;
  const { owner, bundle, key } = ordered;
  const body = { bundle: bundle.id, method: "card", price: bundle.price, request_key: key };
  for (const outcome of await askBy(step.fate, (signal) => owner.client.call(calls.order, { body, signal }))) {
    if (!outcome) continue;
    // Its provider told of a failure before the order was answered.
    if ("refused" in outcome) {
      if (outcome.refused !== "payment_failed") life.faults.push(`order ${step.order} was refused: ${outcome.refused}`);
      continue;
    }
    const { payment_id, next } = outcome.answer;
    ordered.paymentId ??= payment_id;
    if (ordered.paymentId !== payment_id) life.faults.push(`order ${step.order} was answered with two payments`);
    if (next?.kind === "redirect") ordered.way = next.url;
  }
}

/** What may keep somebody from writing here. */
const refusals = ["not_enough_credits"];

async function letter(step: StepOf<"letter">, life: Life): Promise<void> {
  const written = life.letters[step.letter]!;
  const { from, to, text, key } = written;
  const body = { profile: String(to.id), text, request_key: key };
  const sentBefore = written.messageId !== undefined;
  for (const outcome of await askBy(step.fate, (signal) => from.client.call(calls.sendMessage, { body, signal }))) {
    if (!outcome) {
      written.unclear = true;
    } else if ("refused" in outcome) {
      const known = refusals.includes(outcome.refused) && !sentBefore;
      if (!known) life.faults.push(`letter ${step.letter} was refused: ${outcome.refused}`);
    } else {
      const { message, credits } = outcome.answer;
      written.messageId ??= message.id;
      if (written.messageId !== message.id) life.faults.push(`letter ${step.letter} was sent twice`);
      if (credits < 0) life.faults.push(`letter ${step.letter} left ${credits} credits`);
    }
  }
}

/** The payer says at the provider's page how the payment ends. */
async function choose({ order: at, outcome }: StepOf<"choose">, life: Life, shop: Shop): Promise<void> {
  const { way, chosen } = life.orders[at]!;
  if (way === undefined) return;
  const form = new URLSearchParams(new URL(way, origin).searchParams);
  form.set("outcome", outcome);
  const pay = new URL("/sandbox/pay", origin);
  const send = () => shop.fetch(new Request(pay, { method: "POST", body: form, redirect: "manual" }));
  const status = await statusOf(send);
  if (status === 303) chosen.push(outcome);
  else life.faults.push(`the choice of order ${at} was answered with ${status}`);
}

/** Milliseconds for which a provider knows of a payment already and its order may not be answered yet. */
const earliness = 200;

/** The name of an order at its provider, as soon as there is one. */
async function referenceOf({ owner, key }: LivedOrder, { db }: Shop): Promise<string | undefined> {
  for (const deadline = Date.now() + earliness; Date.now() < deadline; await delay(5)) {
    const [found] = await db
      .select({ reference: payments.reference })
      .from(payments)
      .innerJoin(holders, eq(holders.id, payments.holderId))
      .where(and(eq(holders.accountId, owner.id), eq(payments.requestKey, key)));
    if (found) return found.reference;
  }
  return undefined;
}

function amountOf({ bundle }: LivedOrder, flaw: Flaw | undefined) {
  const { amount_minor, currency } = bundle.price;
  if (flaw === "amount") return { amount_minor: amount_minor - 1, currency };
  return { amount_minor, currency: flaw === "currency" ? "USD" : currency };
}

/** The provider tells what became of a payment, until that is taken. */
async function event({ order: at, status, flaw }: StepOf<"event">, life: Life, shop: Shop): Promise<void> {
  const ordered = life.orders[at]!;
  const reference = flaw === "of another order" ? randomUUID() : await referenceOf(ordered, shop);
  if (reference === undefined) return;
  const event_id = `${reference}:told:${status}:${flaw ?? "right"}`;
  const body = JSON.stringify({ event_id, reference, status, amount: amountOf(ordered, flaw) });
  const secret = flaw === "signed by another" ? "another secret, of somebody else" : shop.secret;
  const headers: HeadersInit = flaw === "unsigned" ? {} : { [signatureHeader]: sign(body, secret) };
  const callback = new URL("/api/payment-callback.php?provider=sandbox", origin);
  const taken = await statusOf(() => shop.fetch(new Request(callback, { method: "POST", body, headers })));
  const refused = flaw === "unsigned" || flaw === "signed by another";
  if (taken !== (refused ? 400 : 200)) life.faults.push(`an event of order ${at} was answered with ${taken}`);
  else if (flaw === undefined) ordered.told.push(status);
}

/** The buyer asks what became of a payment, and how much they have; nobody else learns of it. */
async function look({ order: at }: StepOf<"look">, life: Life): Promise<void> {
  const ordered = life.orders[at]!;
  const { owner, other, paymentId } = ordered;
  if (paymentId === undefined) return;
  // What the payer chose is told a little later; what the provider told is so at once.
  const least = outcomeOf(ordered.told);
  const query = { id: paymentId };
  const [seen, foreign, books] = await Promise.all([
    insist(() => owner.client.call(calls.getPayment, { query })),
    insist(() => other.client.call(calls.getPayment, { query })),
    insist(() => owner.client.call(calls.getLedger)),
  ]);
  const status = "answer" in seen ? seen.answer.status : undefined;
  if (status === undefined || status === "unknown") life.faults.push(`order ${at} is ${JSON.stringify(seen)}`);
  else if (alike(nextPaymentStatus(status, least)) !== alike(status))
    life.faults.push(`order ${at} is ${status} after it was told to be ${least}`);
  if (!("refused" in foreign && foreign.refused === "not_found")) life.faults.push(`order ${at} is shown to another`);
  if (!("answer" in books && books.answer.balance >= 0)) life.faults.push(`a balance is ${JSON.stringify(books)}`);
}

function play(step: Step, life: Life, shop: Shop): Promise<void> {
  switch (step.what) {
    case "order":
      return order(step, life);
    case "letter":
      return letter(step, life);
    case "choose":
      return choose(step, life, shop);
    case "event":
      return event(step, life, shop);
    case "look":
      return look(step, life);
  }
}

/** Lives histories, some at a time; each round's steps at once. Answers them as they are to be judged. */
export async function liveHistories(shop: Shop, histories: readonly History[], atOnce: number): Promise<Life[]> {
  const lives: Life[] = [];
  const waiting = histories.entries();
  const liveOneByOne = async () => {
    for (const [number, history] of waiting) {
      const life = await createLife(shop, history, number);
      lives.push(life);
      for (const round of history) await Promise.all(round.map((step) => play(step, life, shop)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, liveOneByOne));
  return lives;
}
