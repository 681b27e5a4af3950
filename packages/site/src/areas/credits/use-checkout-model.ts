import { type Bundle, calls } from "@kindling/domain/contract";
import { useDomain, useMachine } from "@kindling/domain/react";
import { beginCheckout, reduceCheckout } from "@kindling/domain/state";
import { usePage } from "../../shared/page/page-context.ts";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { useShownAgain } from "../../shared/session/use-shown-again.ts";

/** Paying for a bundle: orders it, then leaves for the provider's page. `came` is what came back with the page. */
export function useCheckoutModel({ id: bundle, price }: Bundle, came: Problem | null = null) {
  const { settings } = usePage();
  const { client } = useDomain();
  const [{ status, problem }, dispatch] = useMachine(reduceCheckout, { initial: { ...beginCheckout, problem: came } });
  useShownAgain(() => dispatch({ type: "shown" }));

  const order = async (method: string, requestKey: string) => {
    const country = settings.geoip_country;
    const body = { bundle, method, price, ...(country && { country }), request_key: requestKey };
    try {
      const { next, payment_id: id } = await client.call(calls.order, { body });
      dispatch({ type: "ordered" });
      location.assign(next?.kind === "redirect" ? next.url : `/transactions/${id}`);
    } catch (failure) {
      dispatch({ type: "refused", problem: asProblem(failure) });
    }
  };

  const pay = (method: string) => {
    if (status !== "choosing") return;
    const { intention } = dispatch({ type: "pay", method, requestKey: crypto.randomUUID() });
    if (intention) void order(method, intention.requestKey);
  };
  return { paying: status !== "choosing", problem, pay };
}
