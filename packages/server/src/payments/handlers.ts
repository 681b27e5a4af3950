import { CallError, calls } from "@kindling/domain/contract";
import { and, eq, getTableColumns } from "drizzle-orm";
import { holders, payments } from "../database/schema/index.ts";
import { handle, handleMember, type Handler } from "../http/handler.ts";
import { paymentAnswer } from "./answer.ts";
import { orderBundle } from "./order.ts";

/** What credits cost, ordering them, and what became of a payment. */
export const handlers: readonly Handler[] = [
  handle(calls.getBundles, async (_, { site, providers, country }) => ({
    bundles: [...site.bundles],
    methods: providers.flatMap((provider) => provider.methods(country).map((id) => ({ id, provider: provider.name }))),
  })),
  handleMember(calls.order, ({ body }, context) => orderBundle(body, context)),
  handleMember(calls.getPayment, async ({ query }, { db, account }) => {
    const [row] = await db
      .select(getTableColumns(payments))
      .from(payments)
      .innerJoin(holders, eq(holders.id, payments.holderId))
      .where(and(eq(payments.id, Number(query.id)), eq(holders.accountId, account.id)));
    if (!row) throw new CallError("not_found");
    return paymentAnswer(row);
  }),
];
