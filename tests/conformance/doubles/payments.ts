import { randomUUID } from "node:crypto";
import { calls } from "@kindling/domain/contract";
import {
  answering,
  asAccount,
  bodyOf,
  book,
  breaks,
  breaksInTime,
  type Double,
  type Fault,
  insteadOf,
  of,
  taking,
  withBody,
  withQuery,
} from "./double.ts";

/** Does something once a payer has chosen an outcome, to the payment as it was before. */
const atPayment =
  (
    outcome: string,
    then: (account: string, credits: number, before: string, world: Parameters<Fault>[2]) => void,
  ): Fault =>
  async (request, next, world) => {
    const { pathname } = new URL(request.url);
    const chosen = request.method === "POST" && !pathname.startsWith("/api") ? await request.clone().text() : "";
    const payment = world.payments.find(({ next: step }) => step?.kind === "redirect" && step.url === pathname);
    const known = payment ?? world.payments.find(({ payment_id: id }) => pathname.endsWith(`/${id}`));
    const before = known?.status ?? "pending";
    const response = await next(request);
    if (known && chosen === `outcome=${outcome}`) then(known.account, known.credits, before, world);
    return response;
  };

export const paymentDoubles: readonly Double[] = [
  breaksInTime("an-order-is-one-payment-for-its-key", "an order that is sent again is another one", () => {
    const seen = new Set<string>();
    return taking(calls.order, (body) => {
      const sent = JSON.stringify(body);
      if (seen.has(sent)) return { ...body, request_key: randomUUID() };
      seen.add(sent);
      return body;
    });
  }),
  breaks(
    "an-order-key-is-for-one-order",
    "a key that was used orders something else",
    insteadOf("request_key_reused", calls.order, async (request, next) =>
      next(withBody(request, { ...(await bodyOf(request)), request_key: randomUUID() })),
    ),
  ),
  breaks(
    "the-price-shown-is-the-price-charged",
    "another price than the one that was shown is charged",
    insteadOf("price_changed", calls.order, async (request, next, world) => {
      const body = await bodyOf(request);
      const bundle = world.bundles.find(({ id }) => id === body?.["bundle"]);
      return next(withBody(request, { ...body, price: bundle!.price }));
    }),
  ),
  breaks(
    "what-is-not-sold-cannot-be-ordered",
    "whatever method is named, it is the first",
    taking(calls.order, (body) => (body["method"] === "shells" ? { ...body, method: "card" } : body)),
  ),
  breaks(
    "payments-of-others-do-not-exist",
    "a payment is shown to whoever knows its number",
    insteadOf("not_found", calls.getPayment, async (request, next, world) => {
      const asked = new URL(request.url).searchParams.get("id");
      const found = world.payments.find(({ payment_id: id }) => id === asked);
      return next(found ? asAccount(request, world, found.account) : request);
    }),
  ),
  breaks(
    "a-completed-payment-adds-its-credits-once",
    "a payment that is told twice adds its credits twice",
    atPayment("completed", (account, credits, before, world) => {
      if (before === "completed") book(world, account, credits);
    }),
  ),
  breaks(
    "a-cancelled-payment-adds-nothing",
    "a payment that is cancelled adds its credits",
    atPayment("cancelled", (account, credits, _, world) => book(world, account, credits)),
  ),
  breaks(
    "ledger-pages-have-each-entry-once",
    "earlier pages of the ledger begin one too late",
    answering(calls.getLedger, (page, _, request) => {
      const before = new URL(request.url).searchParams.get("before");
      return before && before !== "100000000" ? { ...page, entries: page["entries"].slice(1) } : page;
    }),
  ),
  breaks(
    "settings-are-of-the-domain-asked-for",
    "a domain of nobody has settings",
    of(calls.getSettings, (request, next) => next(withQuery(request, (query) => query.delete("domain")))),
  ),
  breaks(
    "pages-are-in-every-language",
    "a page is empty in Dutch",
    answering(calls.getPage, (page, _, request) =>
      request.url.includes("page=cookies&locale=nl") ? { ...page, sections: [] } : page,
    ),
  ),
  breaks(
    "regions-are-of-their-country",
    "a region is in another country",
    answering(calls.getRegions, (_, __, request) => ({
      regions: request.url.includes("country=NL") ? [{ code: "BE-VAN", name: "Antwerp" }] : [],
    })),
  ),
];
