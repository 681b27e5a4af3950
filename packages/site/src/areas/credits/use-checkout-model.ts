import { type Bundle, calls } from "@kindling/domain/contract";
import { useDomain, useMachine } from "@kindling/domain/react";
import { beginCheckout, reduceCheckout } from "@kindling/domain/state";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { asProblem, notFound } from "../../shared/problems/problem.ts";
import { useRouteMatch } from "../../shared/routing/route-context.ts";
import { useWayBack, withWayBack } from "../../shared/routing/way-back.ts";
import { useShownAgain } from "../../shared/session/use-shown-again.ts";
import { offeredBundle } from "./offered.ts";
import { useBundles } from "./use-bundles.ts";

/** Paying for the bundle that the address names: orders it, then leaves for the provider's page. */
export function useCheckoutModel() {
  const { params } = useRouteMatch()!;
  const { settings } = usePage();
  const { client } = useDomain();
  const back = useWayBack();
  const posted = usePosted("order");
  const { data, problem: unread, onRetry } = useBundles();
  const initial = { ...beginCheckout, problem: posted?.problem ?? null };
  const [{ status, problem }, dispatch] = useMachine(reduceCheckout, { initial });
  useShownAgain(() => dispatch({ type: "shown" }));

  const order = async ({ id, price }: Bundle, method: string, requestKey: string) => {
    const country = settings.geoip_country;
    const body = {
      bundle: id,
      method,
      price,
      ...(country && { country }),
      ...(back && { return_to: back }),
      request_key: requestKey,
    };
    try {
      const { next, payment_id: payment } = await client.call(calls.order, { body });
      dispatch({ type: "ordered" });
      location.assign(next?.kind === "redirect" ? next.url : withWayBack(`/transactions/${payment}`, back));
    } catch (failure) {
      dispatch({ type: "refused", problem: asProblem(failure) });
    }
  };

  const pay = (bundle: Bundle, method: string) => {
    if (status !== "choosing") return;
    const { intention } = dispatch({ type: "pay", method, requestKey: crypto.randomUUID() });
    if (intention) void order(bundle, method, intention.requestKey);
  };

  const methods = data?.methods.map(({ id }) => id) ?? [];
  const bundle = data && offeredBundle(params, data);
  const wanted = posted?.values["method"]?.[0] ?? params["paymentmethod"];
  return {
    checkout: bundle && {
      bundle,
      methods,
      /** The method that is chosen at first. */
      method: methods.find((id) => id === wanted) ?? methods[0],
      paying: status !== "choosing",
      problem,
      onPay: (method: string) => pay(bundle, method),
    },
    problem: data && !bundle ? notFound : unread,
    onRetry,
  };
}
