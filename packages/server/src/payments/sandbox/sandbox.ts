import { paymentStatuses } from "@kindling/domain/contract";
import { money } from "@kindling/domain/schemas";
import * as z from "zod/mini";
import type { PaymentProvider } from "../provider.ts";
import { deliverer, deliverTask } from "./deliver.ts";
import { sandboxRoutes } from "./routes.ts";
import { isSigned, sign, signatureHeader } from "./signature.ts";

const callback = z.object({
  event_id: z.string().check(z.minLength(1), z.maxLength(100)),
  reference: z.uuid(),
  status: z.enum(paymentStatuses),
  amount: money,
});

export interface SandboxOptions {
  /** Signs orders and callbacks. */
  readonly secret: string;
  /** Sends a callback. @default the network */
  readonly send?: (request: Request) => Promise<Response>;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * A provider that takes no money: it has a hosted page, where the payer says how the payment ends, and it calls back
 * with a signature as real ones do. It keeps nothing; the order stands signed in the page's address.
 */
export function sandboxProvider({ secret, send = fetch }: SandboxOptions): PaymentProvider {
  const deliver = deliverer(secret, send);
  return {
    name: "sandbox",
    demoOnly: true,
    methods: () => ["card", "paypal"],
    async begin(request) {
      const order = Buffer.from(JSON.stringify(request)).toString("base64url");
      return { redirect: `/sandbox/pay?order=${order}&signature=${sign(order, secret)}` };
    },
    readCallback(body, headers) {
      if (!isSigned(body, headers.get(signatureHeader), secret)) return undefined;
      const result = z.safeParse(callback, parseJson(body));
      if (!result.success) return undefined;
      const { event_id: eventId, ...event } = result.data;
      return { eventId, ...event };
    },
    routes: (services) => sandboxRoutes(services, secret, deliver),
    tasks: [deliverTask(deliver)],
  };
}
