import type { Bundle, Money, Settings } from "@kindling/domain/contract";

/** How many of a currency's smallest units make one; 100 for euro, 1 for yen. */
const unitsOf = (currency: string): number =>
  10 ** (new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2);

/** An amount as the components take it. */
export const moneyOf = ({ amount_minor: minor, currency }: Money): { amount: number; currency: string } => ({
  amount: minor / unitsOf(currency),
  currency,
});

/** What one message costs with a bundle. */
export const messagePrice = ({ credits, price }: Bundle, settings: Settings) =>
  moneyOf({ amount_minor: (price.amount_minor * settings.message_credits) / credits, currency: price.currency });
