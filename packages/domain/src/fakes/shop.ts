import { CallError, type Payment, type PaymentStatus } from "../contract/index.ts";
import { nextPaymentStatus } from "../state/payment.ts";
import type { FakeHandlers } from "./handlers.ts";
import { type FakeWorld, instantIn } from "./world.ts";

const methods = ["card", "paypal"].map((id) => ({ id, provider: "fake" }));

/** Lets a payment end, as its provider would tell; credits come with the first `completed`. */
export function settleFake(world: FakeWorld, paymentId: string, reported: PaymentStatus): void {
  const found = world.payments.find(({ payment_id: id }) => id === paymentId);
  const account = found && world.accounts.get(found.account);
  if (!found || !account) throw new Error(`there is no payment ${paymentId}`);
  const status = nextPaymentStatus(found.status, reported);
  if (status === found.status) return;
  found.status = status;
  found.next = null;
  if (status !== "completed") return;
  const credits = account.user.credits + found.credits;
  account.user = { ...account.user, credits, paid_user: true };
  account.ledger.unshift({
    id: world.nextId(),
    kind: "purchase",
    amount: found.credits,
    balance: credits,
    created_at: instantIn(world),
    payment_id: paymentId,
  });
}

/** A payment without what only the fake knows of it. */
const shown = ({ account: _account, key: _key, ...payment }: FakeWorld["payments"][number]): Payment => payment;

export const shopHandlers: FakeHandlers<
  | "getBundles"
  | "order"
  | "getPayment"
  | "getLedger"
  | "getSettings"
  | "getCompany"
  | "getRegions"
  | "getInterests"
  | "getPage"
> = {
  getBundles: (_, { world }) => ({ bundles: [...world.bundles], methods }),
  order: ({ body }, { world, member }) => {
    const bundle = world.bundles.find(({ id }) => id === body.bundle);
    if (!bundle || !methods.some(({ id }) => id === body.method)) throw new CallError("not_found");
    const { amount_minor, currency } = bundle.price;
    if (body.price.amount_minor !== amount_minor || body.price.currency !== currency)
      throw new CallError("price_changed", { amount_minor, currency });
    if (body.instrument !== undefined || body.discount_code !== undefined) throw new CallError("not_available");
    const account = member.user.id;
    const known = world.payments.find((one) => one.account === account && one.key === body.request_key);
    if (known && (known.bundle !== body.bundle || known.method !== body.method))
      throw new CallError("request_key_reused");
    if (known) return shown(known);
    const id = world.nextId();
    const placed = {
      payment_id: id,
      status: "pending" as const,
      bundle: bundle.id,
      credits: bundle.credits,
      amount: bundle.price,
      method: body.method,
      created_at: instantIn(world),
      next: { kind: "redirect" as const, url: `/fake/pay/${id}` },
    };
    world.payments.push({ ...placed, account, key: body.request_key });
    return placed;
  },
  getPayment: ({ query }, { world, member }) => {
    const found = world.payments.find(({ payment_id: id, account }) => id === query.id && account === member.user.id);
    if (!found) throw new CallError("not_found");
    return shown(found);
  },
  getLedger: (_, { member }) => ({ balance: member.user.credits, entries: member.ledger, has_older: false }),
  getSettings: (_, { world }) => ({ ...world.settings, server_time: instantIn(world) }),
  getCompany: () => ({
    name: "Kindling Example Ltd",
    address: "Keizersgracht 1",
    kvk: null,
    city: "Amsterdam",
    country: "NL",
    tradenames: [],
    vat_numbers: [],
    support_phone: null,
    delete_discount: false,
    added: "2024-03-01T12:00:00.000Z",
  }),
  getRegions: () => ({ regions: [] }),
  getInterests: (_, { world }) => ({ interests: world.settings.interests }),
  getPage: ({ query }) => ({
    title: query.page,
    description: query.page,
    version: "2024-03-01T12:00:00.000Z",
    sections: [{ heading: query.page, paragraphs: ["A page of the fake."] }],
  }),
};
