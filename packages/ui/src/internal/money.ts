import type { IntlShape } from "react-intl";

/** A price. */
export interface Money {
  /** In whole units of the currency: 19.99. */
  amount: number;
  /** ISO 4217, such as `EUR`. */
  currency: string;
}

/** A price as the reader's language writes it. */
export function formatMoney(intl: IntlShape, { amount, currency }: Money): string {
  return intl.formatNumber(amount, { style: "currency", currency });
}
