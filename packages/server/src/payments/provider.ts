import type { Money, PaymentStatus } from "@kindling/domain/contract";
import type { Hono } from "hono";
import type { Database } from "../database/database.ts";
import type { Task } from "../jobs/task.ts";

/** What a provider is asked to take. */
export interface PaymentRequest {
  /** Our name for the payment, in every message about it, and the key of its beginning: one reference, one payment. */
  readonly reference: string;
  readonly amount: Money;
  readonly method: string;
  /** What the payer reads: the site and what is bought. */
  readonly description: string;
  /** Where the payer's browser comes back to. */
  readonly returnUrl: string;
  /** Where the provider tells the outcome, server to server. */
  readonly callbackUrl: string;
}

/** What a provider has told of a payment. Events may come twice, late and in any order. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly reference: string;
  readonly status: PaymentStatus;
  readonly amount: Money;
}

/** One way to take money; everything that is particular to a provider stays behind it. */
export interface PaymentProvider {
  readonly name: string;
  /** It takes no money: whoever comes to its pages may say that they paid. No server runs it outside demo mode. */
  readonly demoOnly?: boolean;
  /** The ways to pay that it offers in a country; `null` is an unknown country. */
  methods(country: string | null): readonly string[];
  /** Begins a payment and answers where the payer goes. */
  begin(request: PaymentRequest): Promise<{ redirect: string }>;
  /** Reads a callback's body; `undefined` where the signature is not the provider's. */
  readCallback(body: string, headers: Headers): ProviderEvent | undefined;
  /** Pages that it serves itself: the sandbox has no other place for them. */
  routes?(services: { readonly db: Database }): Hono;
  readonly tasks?: readonly Task[];
}
