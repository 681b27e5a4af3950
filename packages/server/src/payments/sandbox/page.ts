import { html } from "hono/html";
import type { PaymentRequest } from "../provider.ts";

interface SignedOrder {
  readonly order: string;
  readonly signature: string;
}

const styles = `
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif; background: #eef1f5; color: #1a2230; }
  main { width: min(26rem, calc(100% - 2rem)); padding: 2rem; border-radius: 12px; background: #fff; box-sizing: border-box; }
  h1 { margin: 0 0 .25rem; font-size: 1.25rem; }
  .amount { margin: 1rem 0; font-size: 2rem; font-weight: 700; }
  form { display: grid; gap: .75rem; }
  button { min-height: 44px; border: 1px solid #6b7686; border-radius: 8px; background: #fff; color: inherit; font: inherit; cursor: pointer; }
  button:first-of-type { border-color: #14532d; background: #14532d; color: #fff; font-weight: 600; }
  button:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
  small { color: #4a5565; }
`;

/** The sandbox provider's own page. It is an outside system for developers and says so, in English alone. */
export function paymentPage({ amount, description, method }: PaymentRequest, { order, signature }: SignedOrder) {
  const format = new Intl.NumberFormat("en", { style: "currency", currency: amount.currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox payment</title>
        <style>
          ${styles}
        </style>
      </head>
      <body>
        <main>
          <h1>Sandbox payment</h1>
          <small>A test provider: no money moves. You choose how the payment ends.</small>
          <p class="amount">${format.format(amount.amount_minor / 10 ** digits)}</p>
          <p>Paid to ${description} by ${method}</p>
          <form method="post" action="/sandbox/pay">
            <input type="hidden" name="order" value="${order}" />
            <input type="hidden" name="signature" value="${signature}" />
            <button name="outcome" value="completed">Pay</button>
            <button name="outcome" value="failed">Let it fail</button>
            <button name="outcome" value="cancelled">Cancel</button>
          </form>
        </main>
      </body>
    </html>`;
}
