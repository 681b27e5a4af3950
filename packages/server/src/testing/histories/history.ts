import { type PaymentStatus, paymentStatuses } from "@kindling/domain/contract";
import * as fc from "fast-check";

/** Who lives through one history, what they may order and write: each of these once in effect, however often it is tried. */
export const cast = { members: 2, orders: 3, letters: 8 } as const;

/** What becomes of a request: two at once, or an answer that is lost after some milliseconds and asked for again, or never. */
export type Fate =
  | { readonly kind: "answered" | "twice" }
  | { readonly kind: "lost" | "abandoned"; readonly after: number };

/** How a provider's event is not what it should be. */
export type Flaw = "amount" | "currency" | "unsigned" | "signed by another" | "of another order";

/** One thing that happens. An order, a letter, a payer's choice: by whom and of what is told by its number. */
export type Step =
  | { readonly what: "order"; readonly order: number; readonly fate: Fate }
  | { readonly what: "letter"; readonly letter: number; readonly fate: Fate }
  | { readonly what: "choose"; readonly order: number; readonly outcome: PaymentStatus }
  | { readonly what: "event"; readonly order: number; readonly status: PaymentStatus; readonly flaw?: Flaw }
  | { readonly what: "look"; readonly order: number };

/** Steps in rounds: what is in one round happens at once. */
export type History = readonly (readonly Step[])[];

const order = fc.nat(cast.orders - 1);
const after = fc.nat(40);
const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("answered" as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("twice" as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("lost" as const), after }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("abandoned" as const), after }) },
);
const flaw = fc.constantFrom<Flaw>("amount", "currency", "unsigned", "signed by another", "of another order");
const told = paymentStatuses.filter((status) => status !== "pending");
// Mostly what lets the history go on; `pending` comes late, too.
const status = fc.oneof(
  { weight: 3, arbitrary: fc.constant<PaymentStatus>("completed") },
  { weight: 2, arbitrary: fc.constantFrom(...paymentStatuses) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant("order" as const), order, fate }) },
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant("letter" as const), letter: fc.nat(cast.letters - 1), fate }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant("choose" as const), order, outcome: fc.constantFrom(...told) }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant("event" as const), order, status }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("event" as const), order, status, flaw }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("look" as const), order }) },
);

const history: fc.Arbitrary<History> = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), {
  minLength: 2,
  maxLength: 6,
  size: "max",
});

/** Makes up histories, the same for the same seed. */
export const makeHistories = (seed: number, count: number): History[] => fc.sample(history, { seed, numRuns: count });
