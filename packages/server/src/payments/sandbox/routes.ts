import { setTimeout as delay } from "node:timers/promises";
import { CallError, paymentStatuses } from "@kindling/domain/contract";
import { Hono } from "hono";
import type { Database } from "../../database/database.ts";
import { parseFields } from "../../http/parse.ts";
import { enqueue } from "../../jobs/task.ts";
import type { PaymentRequest } from "../provider.ts";
import { deliverName, type Delivery } from "./deliver.ts";
import { paymentPage } from "./page.ts";
import { isSigned } from "./signature.ts";

/** Milliseconds that a payer waits for their outcome to be told. */
const patience = 2_000;

const outcomes = paymentStatuses.filter((status) => status !== "pending");

function readOrder(order: string | undefined, signature: string | undefined, secret: string): PaymentRequest {
  if (!order || !isSigned(order, signature, secret)) throw new CallError("not_found");
  return JSON.parse(Buffer.from(order, "base64url").toString()) as PaymentRequest;
}

/** The provider's hosted page, and what happens when the payer has chosen there. */
export function sandboxRoutes(
  { db }: { readonly db: Database },
  secret: string,
  tell: (event: Delivery) => Promise<void>,
): Hono {
  const app = new Hono();
  app.get("/sandbox/pay", (http) => {
    const { order, signature } = http.req.query();
    http.header("cache-control", "no-store");
    http.header(
      "content-security-policy",
      "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    return http.html(paymentPage(readOrder(order, signature, secret), { order: order!, signature: signature! }));
  });
  app.post("/sandbox/pay", async (http) => {
    const form = await http.req.formData().catch(() => {
      throw new CallError("malformed_request");
    });
    const { order, signature, outcome } = parseFields(form);
    const request = readOrder(order, signature, secret);
    const status = outcomes.find((candidate) => candidate === outcome);
    if (!status) throw new CallError("malformed_request");
    const { reference, amount, callbackUrl, returnUrl } = request;
    // One event for each outcome: a button pressed twice tells the same thing twice.
    const event: Delivery = { url: callbackUrl, event_id: `${reference}:${status}`, reference, status, amount };
    await enqueue(db, { name: deliverName }, event);
    // As most providers do, before the payer is back. Where that fails, the job tells it: the same event once more.
    await Promise.race([tell(event).catch(() => {}), delay(patience, undefined, { ref: false })]);
    return http.redirect(returnUrl, 303);
  });
  return app;
}
