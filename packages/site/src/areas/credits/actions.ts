import { calls } from "@kindling/domain/contract";
import type { FormAction } from "../../shared/forms/action.ts";
import { wayBackOf, withWayBack } from "../../shared/routing/way-back.ts";

export const actions: readonly FormAction[] = [
  {
    form: "order",
    routes: ["credits-id-paymentmethod"],
    run: async ({ client, fields, params, query, settings, requestKey }) => {
      const back = wayBackOf(query);
      const { next, payment_id: id } = await client.call(calls.order, {
        body: {
          bundle: params["id"] ?? "",
          method: fields.text("method"),
          // The price that the page has shown: another one is refused.
          price: { amount_minor: Number(fields.text("amount_minor")), currency: fields.text("currency") },
          ...(settings.geoip_country && { country: settings.geoip_country }),
          ...(back && { return_to: back }),
          request_key: requestKey,
        },
      });
      return { to: next?.kind === "redirect" ? next.url : withWayBack(`/transactions/${id}`, back) };
    },
  },
];
