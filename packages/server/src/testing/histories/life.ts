import { randomUUID } from "node:crypto";
import type { Bundle, PaymentStatus } from "@kindling/domain/contract";
import type { Database } from "../../database/database.ts";
import { sessionCookieOn } from "../../http/cookies.ts";
import { insertAccount } from "../accounts.ts";
import { createTestClient, type TestClient } from "../client.ts";
import { cast, type History } from "./history.ts";

/** Where histories are lived: a running product, and its database beside it. */
export interface Shop {
  /** Sends a request to whoever is there to take it; fails where the answer does not come whole. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly db: Database;
  /** Signs the sandbox's callbacks. */
  readonly secret: string;
  readonly bundles: readonly Bundle[];
  /** What a message costs. */
  readonly messageCredits: number;
}

export interface LivedPerson {
  readonly id: number;
  readonly client: TestClient;
}

/** An order and what has been said of it so far. */
export interface LivedOrder {
  readonly owner: LivedPerson;
  readonly other: LivedPerson;
  readonly bundle: Bundle;
  readonly key: string;
  /** What the product has acknowledged. */
  paymentId?: string;
  /** The payer's way to the provider. */
  way?: string;
  /** What the provider has told, and what the payer has chosen there, as far as it was acknowledged. */
  readonly told: PaymentStatus[];
  readonly chosen: PaymentStatus[];
}

/** A message and what has been said of it so far. */
export interface LivedLetter {
  readonly from: LivedPerson;
  readonly to: LivedPerson;
  readonly text: string;
  readonly key: string;
  /** What the product has acknowledged. */
  messageId?: string;
  /** An attempt was made whose end nobody knows. */
  unclear: boolean;
}

/** A history that is being lived, the model that it is judged by, and what was wrong on the way. */
export interface Life {
  readonly number: number;
  readonly history: History;
  readonly people: readonly LivedPerson[];
  readonly orders: readonly LivedOrder[];
  readonly letters: readonly LivedLetter[];
  readonly faults: string[];
}

/** What everybody has at first. */
export const firstCredits = 5;

export const origin = "http://localhost";

async function createPerson(shop: Shop): Promise<LivedPerson> {
  const { id, session } = await insertAccount(shop.db, new Date(), { credits: firstCredits });
  const client = createTestClient(shop, origin);
  client.jar.cookies.set(sessionCookieOn("http"), session);
  return { id, client };
}

/** Prepares a history: its people, and what they may order and write. */
export async function createLife(shop: Shop, history: History, number: number): Promise<Life> {
  const people = await Promise.all(Array.from({ length: cast.members }, () => createPerson(shop)));
  const pair = (at: number) => [people[at % cast.members]!, people[(at + 1) % cast.members]!] as const;
  return {
    number,
    history,
    people,
    orders: Array.from({ length: cast.orders }, (_, at) => {
      const [owner, other] = pair(at);
      return { owner, other, bundle: shop.bundles[at % shop.bundles.length]!, key: randomUUID(), told: [], chosen: [] };
    }),
    letters: Array.from({ length: cast.letters }, (_, at) => {
      const [from, to] = pair(at);
      return { from, to, text: `Letter ${at}`, key: randomUUID(), unclear: false };
    }),
    faults: [],
  };
}
