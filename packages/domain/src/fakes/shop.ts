import { CallError, openInterests, type Payment, type PaymentStatus } from "../contract/index.ts";
import { nextPaymentStatus } from "../state/payment.ts";
import { book } from "./accounts.ts";
import type { FakeHandlers } from "./handlers.ts";
import { record } from "./record.ts";
import { fakeRegionsOf } from "./settings.ts";
import { type FakeWorld, instantIn } from "./world.ts";

/** Entries a page of the ledger. */
const entriesPerPage = 50;
const methods = ["card", "paypal"].map((id) => ({ id, provider: "fake" }));

/** Where a payment is made, before its id. */
export const payPath = "/fake/pay/";

/** Lets a payment end, as its provider would tell; credits come with the first `completed`. */
export function settleFake(world: FakeWorld, paymentId: string, reported: PaymentStatus): void {
  const found = world.payments.find(({ payment_id: id }) => id === paymentId);
  const account = found && world.accounts.get(found.account);
  if (!found || !account) throw new Error(`there is no payment ${paymentId}`);
  const status = nextPaymentStatus(found.status, reported);
  if (status === found.status) return;
  found.status = status;
  found.next = null;
  record(world, found.account, { kind: "payment", payment: paymentId });
  if (status !== "completed") return;
  book(world, account, { kind: "purchase", amount: found.credits, payment_id: paymentId });
  record(world, found.account, { kind: "credits", entry: account.ledger[0]!.id });
  account.user = { ...account.user, paid_user: true };
}

const isOpen = (interest: string): boolean => (openInterests as readonly string[]).includes(interest);

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
    const account = member.user.id;
    const { amount_minor, currency } = body.price;
    const known = world.payments.find((one) => one.account === account && one.key === body.request_key);
    const same =
      known?.bundle === body.bundle &&
      known.method === body.method &&
      known.amount.amount_minor === amount_minor &&
      known.amount.currency === currency;
    if (known && !same) throw new CallError("request_key_reused");
    if (known) return shown(known);
    const bundle = world.bundles.find(({ id }) => id === body.bundle);
    if (!bundle || !methods.some(({ id }) => id === body.method)) throw new CallError("not_found");
    if (body.instrument !== undefined || body.discount_code !== undefined) throw new CallError("not_available");
    const { price } = bundle;
    if (price.amount_minor !== amount_minor || price.currency !== currency)
      throw new CallError("price_changed", { ...price });
    const id = world.nextId();
    const placed = {
      payment_id: id,
      status: "pending" as const,
      bundle: bundle.id,
      credits: bundle.credits,
      amount: bundle.price,
      method: body.method,
      created_at: instantIn(world),
      next: { kind: "redirect" as const, url: `${payPath}${id}` },
    };
    world.payments.push({ ...placed, account, key: body.request_key });
    return placed;
  },
  getPayment: ({ query }, { world, member }) => {
    const found = world.payments.find(({ payment_id: id, account }) => id === query.id && account === member.user.id);
    if (!found) throw new CallError("not_found");
    return shown(found);
  },
  getLedger: ({ query }, { member }) => {
    const older = member.ledger.filter(({ id }) => Number(id) < (query.before ?? Number.POSITIVE_INFINITY));
    return {
      balance: member.user.credits,
      entries: older.slice(0, entriesPerPage),
      has_older: older.length > entriesPerPage,
    };
  },
  getSettings: ({ query }, { world, host }) => {
    if (![undefined, host, world.settings.domain].includes(query.domain)) throw new CallError("not_found");
    const { country } = query;
    return {
      ...world.settings,
      ...(country && world.settings.countries.includes(country) && { geoip_selected_country: country }),
      server_time: instantIn(world),
    };
  },
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
  getRegions: ({ query }, { world }) => ({
    regions: world.settings.region_data ? [...fakeRegionsOf(query.country)] : [],
  }),
  getInterests: (_, { world, account }) => ({
    interests: world.settings.interests.filter((interest) => account || isOpen(interest)),
  }),
  getPage: ({ query }) => ({
    title: query.page,
    description: query.page,
    version: "2024-03-01T12:00:00.000Z",
    sections: [{ heading: query.page, paragraphs: ["What it costs is on [Pricing](/pricing)."] }],
  }),
};
