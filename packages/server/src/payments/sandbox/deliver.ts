import { paymentStatuses } from "@kindling/domain/contract";
import { money } from "@kindling/domain/schemas";
import * as z from "zod/mini";
import { defineTask } from "../../jobs/task.ts";
import { sign, signatureHeader } from "./signature.ts";

/** The job that tells the outcome of a payment. */
export const deliverName = "deliver_sandbox_callback";

export const delivery = z.object({
  url: z.string(),
  event_id: z.string(),
  reference: z.string(),
  status: z.enum(paymentStatuses),
  amount: money,
});
export type Delivery = z.output<typeof delivery>;

/** Calls back once, signed. */
export const deliverer =
  (secret: string, send: (request: Request) => Promise<Response>) =>
  async ({ url, ...event }: Delivery): Promise<void> => {
    const body = JSON.stringify(event);
    const headers = { "content-type": "application/json", [signatureHeader]: sign(body, secret) };
    const response = await send(new Request(url, { method: "POST", headers, body }));
    if (!response.ok) throw new Error(`The callback was answered with ${response.status}.`);
  };

/** Calls back until it is taken: a failed job is tried again with growing waits. */
export const deliverTask = (run: (event: Delivery) => Promise<void>) =>
  defineTask({ name: deliverName, payload: delivery, run });
